import type { Letters, letters } from '../../contract/letters/endpoints';
import type { LetterKind } from '../../contract/letters/kinds';
import type { Admitted } from '../accounts/admitted';
import type { UserItem } from '../accounts/find';
import { ApiError } from '../platform/api-error';
import { isSecretOf } from '../platform/secret';
import { childrenOf, mayGetLetters, zoneOf } from './readers';
import { subscriptionOf, subscriptions } from './store';
import { end, subscribe, unsubscribe } from './subscribe';

const lettersOf = async (address: string): Promise<Letters> => {
  const [family, ofClass] = await Promise.all([
    subscriptionOf(address, 'family'),
    subscriptionOf(address, 'class'),
  ]);
  const isOn = family?.is_on ?? false;
  return {
    family: isOn,
    class: ofClass?.is_on ?? false,
    paused: isOn && (await childrenOf(address)).length === 0,
  };
};

export const look = ({ actor: { user } }: Admitted<typeof letters.look>): Promise<Letters> =>
  lettersOf(user.email);

/** The zone of the family for whom the letter is. Throws `letter_not_yours`. */
const mustBeFor = async (user: UserItem, kind: LetterKind): Promise<string | null> => {
  const notYours = () => new ApiError('letter_not_yours');
  if (kind === 'class') {
    if (user.account_type !== 'teacher' || !user.verified) throw notYours();
    return null;
  }
  const children = await childrenOf(user.email);
  if (children.length === 0 || !(await mayGetLetters(user.email))) throw notYours();
  return zoneOf(children);
};

/** A letter can be switched off by everybody at any time. */
export const choose = async ({
  actor: { user },
  body: { kind, on, time_zone },
}: Admitted<typeof letters.choose>): Promise<Letters> => {
  const address = user.email;
  if (on) await subscribe({ address, letter: kind, family: await mustBeFor(user, kind), device: time_zone });
  else await unsubscribe(address, kind);
  return lettersOf(address);
};

/** Stops a letter by the link of one of its last letters. Idempotent: a stopped letter answers the same. */
export const stop = async ({ query: { token } }: Admitted<typeof letters.stop>) => {
  const [id = '', secret = ''] = token.split('.');
  const subscription = await subscriptions.get({ id }, { consistent: true });
  if (subscription === undefined || !subscription.links.some((hash) => isSecretOf(secret, hash)))
    throw new ApiError('letter_link_invalid');
  await end(subscription);
  return { stopped: true as const };
};
