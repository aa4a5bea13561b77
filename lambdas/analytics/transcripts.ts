import { ulid } from 'ulid';
import type { analytics } from '../../contract/analytics/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findTranscript } from '../chat/for-supervisors';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { mayReadTalks } from '../relations/may-read-talks';
import { findVoiceTranscript } from '../voice/for-supervisors';
import { supervisedChild } from './child';
import { looksAt } from './for-export';
import { looks } from './store';

/** Returns a transcript to an adult. The look is recorded before anything is returned. */
export const transcript = async ({
  actor,
  params: { userId, sessionId },
}: Admitted<typeof analytics.transcript>) => {
  const { child, supervision } = await supervisedChild(actor, userId);
  if (!mayReadTalks(actor.user, child, supervision)) throw new ApiError('transcripts_closed');
  const found =
    (await findTranscript(child.id, sessionId)) ??
    (await findVoiceTranscript({ user_id: child.id, session_id: sessionId }));
  if (found === undefined) throw new ApiError('chat_session_not_found');
  const at = now();
  await looks.create({
    user_id: child.id,
    id: ulid(at.getTime()),
    session_id: sessionId,
    book_title: found.book_title,
    adult_id: actor.id,
    role: actor.role === 'teacher' ? 'teacher' : 'parent',
    at: at.toISOString(),
  });
  return found;
};

const looksShown = 50;

export const ownLooks = async ({ actor }: Admitted<typeof analytics.looks>) => ({
  looks: await looksAt(actor.id, looksShown),
});
