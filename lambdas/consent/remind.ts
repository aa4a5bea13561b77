import type { UserItem } from '../accounts/find';
import { knownName } from '../accounts/names';
import { type DueMail, dueMail, keeping } from '../mail/outbox';
import { now } from '../platform/clock';
import { hashOf, newSecret } from '../platform/secret';
import { all, equal } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { decisionsOf, requests } from './store';

export const wasEverAnswered = async (childId: string): Promise<boolean> =>
  (await decisionsOf(childId)).length > 0;

/**
 * Returns the writes that ask the grown-up of a child once more, with a link that is valid again, and the mail; none if there is
 * no open question. They refuse if the grown-up answers meanwhile.
 */
export const reminding = async (
  child: UserItem,
): Promise<{ writes: Record<string, Write>; mails: DueMail[] }> => {
  const request = await requests.get({ child_id: child.id }, { consistent: true });
  if (request?.state !== 'asked') return { writes: {}, mails: [] };
  const secret = newSecret();
  const mail = dueMail({
    kind: 'consent_request',
    to: request.adult_email,
    token: `${child.id}.${secret}`,
    child: knownName(child),
    again: true,
  });
  const writes = {
    request: requests.updating(
      { child_id: child.id },
      { set: { answer_hash: hashOf(secret), asked_at: now().toISOString() } },
      all(equal('state', 'asked'), equal('asked_at', request.asked_at)),
    ),
    ...keeping([mail]),
  };
  return { writes, mails: [mail] };
};
