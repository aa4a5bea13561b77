import { setting } from '../../platform/config';
import { log } from '../../platform/log';
import { jobsInLine } from '../../platform/queue/count';

/**
 * Whether so many comics wait that another one is drawn later. An answer that fails to come changes nothing: the child waits as
 * in a short line.
 */
export const isLongLine = async (): Promise<boolean> => {
  try {
    return (await jobsInLine('comicsWorker')) > Number(setting('COMICS_IN_LINE'));
  } catch (error) {
    log.error('the line of comics is unknown', error);
    return false;
  }
};
