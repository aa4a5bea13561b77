import type { z } from 'zod/mini';
import type { realtime } from '../../contract/realtime/messages';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import type { Holder } from '../platform/socket/create-receiver';
import { endAloud, endSession } from './end';
import { states } from './live-store';
import { lastEnd, sessionsBefore } from './store';

type Choice = Pick<z.output<(typeof realtime)['client']['mute']['payload']>, 'book_id'>;

/** The talk whose socket was lost and which is ended on a new one: the latest about the book, unless it is long over. */
const lostTalk = async (user_id: string, { book_id }: Choice): Promise<string | undefined> => {
  const [latest] = await sessionsBefore(user_id, undefined, 1);
  if (latest === undefined || latest.book_id !== book_id) return undefined;
  return lastEnd(latest.created_at) > now().toISOString() ? latest.session_id : undefined;
};

/** The child closes the microphone: the session ends. A repetition gets the same points as its answer, also on a new socket. */
export const stop = async (choice: Choice, { user_id, connection_id, voice }: Holder) => {
  const session_id = voice ?? (await lostTalk(user_id, choice));
  if (session_id === undefined) return { type: 'voice_chat_ended', points_earned: 0 } as const;
  const state = await states.get({ session_id }, { consistent: true });
  if (state !== undefined && !state.ended && state.connection_id !== connection_id) {
    if (voice !== undefined) throw new ApiError('voice_elsewhere');
    await endAloud(state);
  }
  const points_earned = await endSession({ user_id, session_id });
  return { type: 'voice_chat_ended', points_earned } as const;
};
