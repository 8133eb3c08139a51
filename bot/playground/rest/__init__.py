"""API v10, one module a resource; `base.py` has the dispatcher, `table.py` all routes."""
