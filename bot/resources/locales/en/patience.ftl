# What took longer than Discord waits.

error-form-too-late = That took too long, so the form could not open. Click once more.
