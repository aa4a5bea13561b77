import { workOff } from '../platform/queue/work-off';
import { makeBank } from './make-bank';
import { readJob } from './queue';

export const handler = workOff(({ body }) => makeBank(readJob(body)), 'questions not made');
