"""Worker processes of all kinds: starting, watching, replacing and ending them.

`process` starts and ends a child; `channel` frames the messages; `serving` is the child's side.  A
parent uses `Worker` (for asyncio, usually from a `WorkerPool`) or `BlockingWorker`.
"""
