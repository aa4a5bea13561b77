import { randomUUID } from 'node:crypto';
import { findUser } from '../../../lambdas/accounts/find';
import { now } from '../../../lambdas/platform/clock';
import { inParallel } from '../../../lambdas/platform/in-parallel';
import { friendships } from '../../../lambdas/relations/friend-store';
import { grownUps, supervisions } from '../../../lambdas/relations/store';
import { createUser } from '../../../lambdas/users/create-user';
import { demoConsents } from '../accounts';

const letters = (number: number) =>
  [...String(number).padStart(3, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** A suffix of letters, because names have no digits. It is different for each crowd. */
const suffixOf = (id: string) =>
  [...id.slice(0, 5)].map((digit) => 'abcdefghkmnprstw'[Number.parseInt(digit, 16)]).join('');

const crowd = ({ count }: { readonly count: number }): Promise<string[]> =>
  inParallel([...Array(count).keys()], async (i) => {
    const id = randomUUID();
    const school = `crowd-${id.slice(0, 4)}`;
    const refused = await createUser({
      id,
      email: `${id}@crowd.test`,
      username: `Reader ${letters(i)} ${suffixOf(id)}`,
      age: 9,
      region: 'United States',
      account_type: 'student',
      school,
      consents: demoConsents,
      discoverable: true,
    });
    if (refused.length > 0) throw new Error(`A student could not be created: ${refused.join(', ')}`);
    return id;
  });

interface Relations {
  readonly userId: string;
  readonly to: readonly string[];
}

const relations = async ({ userId, to }: Relations) => {
  const user = await findUser(userId);
  if (user === undefined) throw new Error(`Nobody has the id ${userId}`);
  const standing = { state: 'accepted' as const, changed_at: now().toISOString(), version: 1 };
  const befriend = (other: string) =>
    Promise.all([
      friendships.put({ ...standing, user_id: userId, friend_id: other, asked_by: userId }),
      friendships.put({ ...standing, user_id: other, friend_id: userId, asked_by: userId }),
    ]);
  const supervise = (child_id: string) => {
    const item = {
      ...standing,
      adult_email: user.email,
      adult_id: userId,
      child_id,
      guardian: false,
      automatic: false,
      school: null,
      reported: false,
      classes: ['01J0000000000000000000000A'],
      by_class: null,
      guardian_answer: { by: 'guardian@crowd.test', yes: true },
      mild_by_mail: false,
    };
    return Promise.all([supervisions.put(item), grownUps.put(item)]);
  };
  await inParallel(to, user.account_type === 'student' ? befriend : supervise);
};

export const crowdTasks = {
  /** Creates students without accounts, for lists of maximum length. Returns their ids. */
  crowd,
  /** Creates accepted relations of a user with them. */
  relations,
};
