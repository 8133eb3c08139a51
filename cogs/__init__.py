"""What people see: commands, layouts and the router of clicks, one feature a file."""
