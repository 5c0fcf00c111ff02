"""For whoever runs a public server: closing tables, muting, banning, and who may do so."""
