import { workOff } from '../platform/queue/work-off';
import { makeNext } from './make-next';
import { readJob } from './queue';

export const handler = workOff(({ body }) => makeNext(readJob(body)), 'article not made');
