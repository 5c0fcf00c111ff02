"""Who answers for seats without a person at a screen, and the processes in which bots think."""
