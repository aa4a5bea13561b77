import { mayPass } from './api';

const firstMilliseconds = 2000;
const mostMilliseconds = 60_000;

/** A while that gets longer with every try, or until the browser finds its network again. */
const pause = (tries: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, Math.min(firstMilliseconds * 2 ** tries, mostMilliseconds));
    addEventListener('online', end, over);
    signal.addEventListener('abort', end, over);
  });

/**
 * Sends something until it arrives; it has to be safe to repeat. `onTrouble` is told of each try that may go better the next
 * time; what will not is thrown. After `signal` has been aborted it is not sent again.
 */
export const patiently = async <T>(
  send: () => Promise<T>,
  { onTrouble, signal }: { onTrouble: (error: Error) => void; signal: AbortSignal },
): Promise<T> => {
  for (let tries = 0; ; tries++) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Error && mayPass(error)) || signal.aborted) throw error;
      onTrouble(error);
      await pause(tries, signal);
      if (signal.aborted) throw error;
    }
  }
};
