import { randomInt } from 'node:crypto';
import type { children } from '../../contract/children/endpoints';
import { codeAlphabet, codeLength } from '../../contract/children/sign-in';
import type { Admitted } from '../accounts/admitted';
import { findUser } from '../accounts/find';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { countToday } from '../platform/daily-count';
import { hashOf } from '../platform/secret';
import { entryCodes } from './store';
import { childOf } from './whose';

const validSeconds = 600;
const codesPerDay = 20;

const newCode = () =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** A code that lets a child in once, on a device that does not belong to the family. */
export const makeCode = async ({ actor, params }: Admitted<typeof children.makeCode>) => {
  const child = await childOf(actor.user, params.child);
  if (child === undefined) throw new ApiError('child_not_found');
  if (!(await countToday(actor.id, 'entry-codes', codesPerDay))) throw new ApiError('children_codes_used_up');
  const code = newCode();
  const valid_until = secondsFrom(now(), validSeconds).toISOString();
  await entryCodes.put({ hash: hashOf(code), child_id: child.id, owner_id: actor.id, valid_until });
  return { code, valid_until };
};

type Code = NonNullable<Awaited<ReturnType<(typeof entryCodes)['get']>>>;

const isValid = (found: Code | undefined): found is Code =>
  found !== undefined && found.valid_until > now().toISOString();

export const findByCode = async ({ body: { code } }: Admitted<typeof children.findByCode>) => {
  const found = await entryCodes.get({ hash: hashOf(code) }, { consistent: true });
  if (!isValid(found)) throw new ApiError('children_code_invalid');
  return { child: found.child_id };
};

/** Uses a code up: of any number of simultaneous callers one gets it. Whether it lets this child in. */
export const redeemCode = async (code: string, childId: string): Promise<boolean> => {
  const found = await entryCodes.take({ hash: hashOf(code) });
  if (!isValid(found) || found.child_id !== childId) return false;
  const owner = await findUser(found.owner_id);
  return owner !== undefined && (await childOf(owner, childId)) !== undefined;
};
