import { ChildProcess } from 'node:child_process';
import { Server } from 'node:net';

const isRunning = (handle: unknown): handle is Server | ChildProcess =>
  handle instanceof Server
    ? handle.listening
    : handle instanceof ChildProcess &&
      handle.exitCode === null &&
      handle.signalCode === null &&
      !handle.killed;

/** The servers and other processes that keep this process alive. */
const running = () =>
  // Node's list of active resources has their kinds only.
  (process as unknown as { _getActiveHandles(): unknown[] })._getActiveHandles().filter(isRunning);

const nameOf = (one: Server | ChildProcess) =>
  one instanceof Server ? `a server at ${JSON.stringify(one.address())}` : one.spawnargs.join(' ');

/**
 * Returns a check that throws when a server or a process is running that was not there before. It would keep its worker alive, for
 * which Jest waits two minutes at the end.
 */
export const watchLeftovers = () => {
  const before = new Set(running());
  return () => {
    const left = running().filter((one) => !before.has(one));
    if (left.length > 0) throw new Error(`The suite leaves running: ${left.map(nameOf).join(', ')}`);
  };
};
