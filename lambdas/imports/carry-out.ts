import { log } from '../platform/log';
import { NotYet, workOff } from '../platform/queue/work-off';
import { readJob } from './queue';
import { readFile } from './read-file';
import { removeEverything, sweepAfterSeconds } from './remove-import';

const remove = async (id: string): Promise<void> => {
  if (!(await removeEverything(id))) throw new NotYet(sweepAfterSeconds);
};

export const carryOutImports = workOff({
  read: readJob,
  work: async ({ id, work }, { isLast }) => {
    if (work === 'remove') return remove(id);
    await readFile(id, isLast);
    log.info('file read', { import: id });
  },
  failure: 'import failed',
  about: ({ id }) => ({ import: id }),
});
