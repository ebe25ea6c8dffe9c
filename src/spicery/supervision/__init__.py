"""Worker processes: started, watched, replaced and ended in one way, whatever they work on.

`process` starts and ends a child; `channel` frames the messages to and from it; `serving` is the
child's side.  A parent talks to one through `Worker` (asyncio, usually out of a `WorkerPool`) or
`BlockingWorker`.
"""
