journey-no-other-die = No other die may be kept: the rest is rolled.
