import { resumeSeconds } from '../../contract/rules/voice';
import { now, secondsFrom } from '../platform/clock';
import { sendJob } from '../platform/queue/send';
import { all, equal } from '../platform/table/condition';
import { keepUntilLoss, lossOf } from './interrupt';
import { states } from './live-store';
import { sessions } from './store';

/**
 * Handles the end of a socket with a voice chat. The unfinished turn is lost, and what Wren says from then on is not heard. The
 * session ends in half a minute unless another socket resumes it: by a delayed job or, if the job is lost, by the schedule.
 */
export const leave = async (
  { user_id, connection_id }: { readonly user_id: string; readonly connection_id: string },
  session_id: string,
): Promise<void> => {
  const state = await states.get({ session_id }, { consistent: true });
  if (state === undefined) return;
  const loss = lossOf(state);
  const wasHere = all(equal('connection_id', connection_id), equal('ended', false));
  if (!(await states.update({ session_id }, { set: { connection_id: null, open: null, ...loss } }, wasHere)))
    return;
  const key = { user_id, session_id };
  const listed_at = secondsFrom(now(), resumeSeconds).toISOString();
  await sessions.update(key, { set: { listed_at } }, equal('ended_at', null));
  await sendJob('realtimeCloser', key, resumeSeconds);
  await keepUntilLoss(state, loss);
};
