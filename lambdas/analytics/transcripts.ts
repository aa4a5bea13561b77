import { ulid } from 'ulid';
import { findTranscript } from '../chat/for-supervisors';
import { mayReadTalks } from '../friends/may-read-talks';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { findUsers } from '../users/find';
import type { Person } from '../users/identify';
import { knownName } from '../users/names';
import { findVoiceTranscript } from '../voice/for-supervisors';
import { supervisedChild } from './child';
import { latestLooks, looks } from './store';

/** The look is on record before anything is shown. */
export const transcript = async ({
  actor,
  params: { userId, sessionId },
}: {
  actor: Person;
  params: { userId: string; sessionId: string };
}) => {
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

export const ownLooks = async ({ actor }: { actor: Person }) => {
  const found = await latestLooks(actor.id, looksShown);
  const adults = new Map(
    (await findUsers([...new Set(found.map(({ adult_id }) => adult_id))])).map((adult) => [adult.id, adult]),
  );
  return {
    looks: found.map((look) => {
      const adult = adults.get(look.adult_id);
      return { ...look, by: adult === undefined ? null : knownName(adult) };
    }),
  };
};
