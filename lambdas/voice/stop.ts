import { ApiError } from '../platform/api-error';
import type { Holder } from '../platform/socket/create-receiver';
import { endSession } from './end';
import { states } from './live-store';

/** The child closes the microphone: the session ends, and a repetition is answered by the same points. */
export const stop = async ({ user_id, connection_id, voice }: Holder) => {
  if (voice === undefined) return { type: 'voice_chat_ended', points_earned: 0 } as const;
  const state = await states.get({ session_id: voice }, { consistent: true });
  if (state !== undefined && !state.ended && state.connection_id !== connection_id)
    throw new ApiError('voice_elsewhere');
  const points_earned = await endSession({ user_id, session_id: voice });
  return { type: 'voice_chat_ended', points_earned } as const;
};
