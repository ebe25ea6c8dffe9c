"""Worker processes: started when they are needed, replaced when they die, ended with the server."""
