/*
 * Loaded by Jest's processes. A worker that has nothing left to do still frees half a gigabyte of heap; on a busy machine this
 * takes longer than the 500 ms after which Jest reports open handles. The worker's results are delivered by then, so it ends
 * without freeing. A handle that is left open still prevents the event, and is reported.
 */
if (process.send !== undefined) process.once('exit', () => process.kill(process.pid, 'SIGKILL'));
