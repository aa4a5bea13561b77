import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { deleteAgain } from '../../deletion/again';
import { orderDue } from '../../deletion/due';
import { lookAtStudents } from '../../deletion/nightly';
import { readJob } from '../../deletion/queue';
import { goOn } from '../../deletion/run';
import { workOff } from '../../platform/queue/work-off';

const fromQueue = workOff({
  read: readJob,
  work: ({ user_id }) => goOn(user_id),
  failure: 'account not deleted',
});

type Event = Partial<SQSEvent> & { readonly task?: 'due' | 'pool' | 'restored' };

/**
 * From the queue: goes on with one deletion. From the schedules, without records: orders what is due, or looks at all students. An
 * operator starts it with `restored` after the table was restored.
 */
export const handler = async ({ Records, task }: Event): Promise<SQSBatchResponse | undefined> => {
  if (Records !== undefined) return fromQueue({ Records });
  if (task === 'pool') await lookAtStudents();
  else if (task === 'restored') await deleteAgain();
  else await orderDue();
  return undefined;
};
