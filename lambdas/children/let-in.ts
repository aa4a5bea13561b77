import { ChildAnswer } from '../../contract/children/sign-in';
import { personAttribute } from '../../contract/rules/person';
import { findUser, type UserItem } from '../accounts/find';
import { signsInByPictures } from '../accounts/signs-in-by-pictures';
import { hasBadge } from '../badges/has-badge';
import { now } from '../platform/clock';
import { present } from '../platform/table/condition';
import { redeemCode } from './codes';
import { findDevice } from './devices';
import { areRight } from './pictures';
import { familyDevices } from './store';
import { countTry, forgetTries } from './tries';
import { childOf } from './whose';

interface Answered {
  /** The attributes of the pool's user. */
  readonly attributes: Readonly<Record<string, string>>;
  /** As it came: from anybody. */
  readonly answer: unknown;
}

const parsed = (answer: unknown): ChallengeAnswer | undefined => {
  try {
    return ChildAnswer.parse(JSON.parse(String(answer)));
  } catch {
    return undefined;
  }
};

type ChallengeAnswer = ReturnType<typeof ChildAnswer.parse>;
type ByPictures = Extract<ChallengeAnswer, { kind: 'pictures' }>;

/** The try is counted before the pictures are compared, so that no number of simultaneous tries gets around the limit. */
const isRightOnDevice = async (
  child: UserItem,
  { device: token, pictures }: ByPictures,
): Promise<boolean> => {
  const device = await findDevice(token);
  const owner = device && (await findUser(device.owner_id));
  if (device === undefined || owner === undefined) return false;
  if ((await childOf(owner, child.id)) === undefined) return false;
  const tried = { child_id: child.id, device: device.id };
  if (!(await countTry(tried)) || !(await areRight(child.id, pictures))) return false;
  await forgetTries(tried);
  await familyDevices.update(device, { set: { used_at: now().toISOString() } }, present('pk'));
  return true;
};

/** Whether an answer lets the child of this pool's user in. */
export const isLetIn = async ({ attributes, answer }: Answered): Promise<boolean> => {
  const given = parsed(answer);
  const child = await findUser(attributes[personAttribute] ?? '');
  if (given === undefined || !signsInByPictures(child) || child.email !== attributes.email?.toLowerCase())
    return false;
  if (given.kind === 'code') return redeemCode(given.code, child.id);
  return given.kind === 'badge' ? hasBadge(child, given) : isRightOnDevice(child, given);
};
