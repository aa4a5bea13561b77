import type { flags as endpoints } from '../../contract/flags/endpoints';
import type { Admitted } from '../accounts/admitted';
import { recording } from '../audit/record';
import { saidInChat } from '../chat/said';
import { markingSeen } from '../flags/mark-seen';
import { ApiError } from '../platform/api-error';
import { transact } from '../platform/table/transact';
import { saidInVoiceChat } from '../voice/said';

const saidIn = { chat: saidInChat, voice_chat: saidInVoiceChat } as const;

const isTalk = (feature: string): feature is keyof typeof saidIn => Object.hasOwn(saidIn, feature);

/** The session and the number of the turn in a flag's id, `<feature>.<session>-<turn>`. */
const place = /^(\w+)\.([0-9A-Z]{26})-(\d{1,4})$/;

/**
 * The words of the message that raised an open flag, for an operator who must know them to help. The record of who looked is
 * written before they are shown. Null where they are not kept, or no longer: only talks keep them by message.
 */
export const words = async ({ actor, body: { child_id, id } }: Admitted<typeof endpoints.words>) => {
  const refused = await transact<string>({
    flag: markingSeen({ user_id: child_id, id }),
    audit: recording({ actor, action: 'read_flag_words', target: `${child_id} ${id}` }),
  });
  if (refused.length > 0) throw new ApiError('flag_not_found');
  const [, feature = '', session = '', number] = place.exec(id) ?? [];
  return { words: isTalk(feature) ? await saidIn[feature](child_id, session, Number(number)) : null };
};
