journey-no-other-die = Żadnej innej kostki nie wolno odłożyć: pozostałymi rzucasz ponownie.
