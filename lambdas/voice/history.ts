import type { voice } from '../../contract/voice/endpoints';
import type { Admitted } from '../accounts/admitted';
import { transcriptOf } from '../companion/talks/transcript';
import { ApiError } from '../platform/api-error';
import { historyPage } from '../platform/history-page';
import { allTurns, type Session, sessions, sessionsBefore } from './store';

const presentItem = ({ session_id, title, author, cover_url, points, ...session }: Session) => ({
  ...session,
  id: session_id,
  books: { title, author, cover_url },
  is_processed_book: session.end_chapter !== null,
  points_earned: points,
});

export const voiceHistory = async ({ actor, query: { cursor } }: Admitted<typeof voice.history>) => {
  const { page, next } = await historyPage(
    (before, limit) => sessionsBefore(actor.id, before, limit),
    cursor,
    { size: 20, id: ({ session_id }) => session_id },
  );
  return { history: page.filter(({ ended_at }) => ended_at !== null).map(presentItem), next };
};

/** The words of a voice chat; empty once they have expired. */
export const voiceSession = async ({ actor, params: { id } }: Admitted<typeof voice.session>) => {
  const found = await sessions.get({ user_id: actor.id, session_id: id }, { consistent: true });
  if (found === undefined) throw new ApiError('voice_session_not_found');
  return { messages: transcriptOf({ ...found, character: null }, await allTurns(actor.id, id)) };
};

/** Whether a child has had a voice chat with this id, and said something in it. */
export const hasVoiceChat = async (userId: string, session_id: string): Promise<boolean> =>
  ((await sessions.get({ user_id: userId, session_id }, { consistent: true }))?.turns ?? 0) > 0;
