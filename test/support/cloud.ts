import type { Mail } from '../../local/outbox';
import type { SeedTask } from '../../local/seed/handler';

interface CloudAddress {
  readonly url: string;
  readonly identity: { readonly endpoint: string; readonly userPoolId: string };
}

/** The laptop cloud of this Jest worker. */
export const cloud: CloudAddress = JSON.parse(process.env.INKWREN_CLOUDS ?? '[]')[
  Number(process.env.JEST_WORKER_ID ?? 1) - 1
];

const post = async (path: string, body: object) => {
  const response = await fetch(`${cloud.url}/_local/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`/_local/${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

const read = async (path: string) => (await fetch(`${cloud.url}/_local/${path}`)).json();

/** Sets something up through the product's own use cases. */
export const seed = (task: SeedTask) => post('seed', task);

/** Moves the clock of this worker's cloud. Set it back with `resetClock` when the test is done. */
export const advanceClock = (duration: string) => post('clock', { advance: duration });
export const resetClock = () => post('clock', { reset: true });

/** Switches the services of others off or on. */
export const outages = (
  down: Partial<Record<'model' | 'memory' | 'catalogue' | 'mail' | 'queues', boolean>>,
) => post('outages', down);

/** How many messages each queue holds, by logical id. */
export const queueSizes = (): Promise<Record<string, number>> => read('queues');

/** Every mail that would have been sent, the oldest first. */
export const outbox = (): Promise<Mail[]> => read('outbox');

/** Every line that functions have logged. */
export const functionLogs = (): Promise<string[]> => read('logs');

/** Asks again and again until the answer is there: for work that goes on behind a queue. */
export const eventually = async <T>(ask: () => Promise<T | undefined>, seconds = 20): Promise<T> => {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`It did not happen within ${seconds} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};
