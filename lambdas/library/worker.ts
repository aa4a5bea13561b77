import { log } from '../platform/log';
import { NotYet, workOff } from '../platform/queue/work-off';
import { readJob } from './queue';
import { readFile } from './read-file';
import { removeEverything } from './remove-import';

/** Longer than any worker that writes texts or questions runs. */
const sweepAfterSeconds = 180;

const remove = async (id: string): Promise<void> => {
  if (!(await removeEverything(id))) throw new NotYet(sweepAfterSeconds);
};

export const handler = workOff(
  async ({ body }, isLast) => {
    const { id, work } = readJob(body);
    if (work === 'remove') return remove(id);
    await readFile(id, isLast);
    log.info('file read', { import: id });
  },
  'import failed',
  { queue: 'LIBRARY_WORKER_QUEUE', about: (body) => ({ import: readJob(body).id }) },
);
