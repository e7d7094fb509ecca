"""What `./dev mutants` is made of: `faults` finds what can be planted, `suite` plants it and lets the tests look."""
