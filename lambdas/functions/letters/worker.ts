import { readJob } from '../../letters/queue';
import { sendLetter } from '../../letters/send';
import { workOff } from '../../platform/queue/work-off';

export const handler = workOff({
  read: readJob,
  work: sendLetter,
  failure: 'letter not sent',
  about: ({ id }) => ({ letter: id }),
});
