import { consentKinds } from '../../contract/consent-kinds';
import type { Consents } from '../../contract/user';
import { ApiError } from '../platform/api-error';
import { transact } from '../platform/table/transact';
import { closeSockets } from '../realtime/close-sockets';
import { changingConsents } from '../users/change-user';
import { findUser, type UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { openLink } from './open-link';
import { presentGiven } from './present';
import { type Decision, recording } from './record';
import { childrenOf } from './store';

/** At once: the next call of the child finds it, and a conversation that is no longer allowed is cut off. */
const decide = async (child: UserItem, decision: Decision, consents: Consents) => {
  const changed = consentKinds.filter((kind) => consents[kind] !== child.consents[kind]);
  if (changed.length > 0)
    await transact<string>({
      user: changingConsents(child.id, consents),
      ...recording(decision, consents, changed),
    });
  if (changed.some((kind) => !consents[kind])) await closeSockets(child.id);
  return presentGiven({ ...child, consents });
};

/** By the link of the second mail, once consent is given. */
export const change = async ({ body }: { body: { token: string; consents: Consents } }) => {
  const { child, request, link } = await openLink(body.token);
  if (link !== 'confirm' || request.state !== 'given') throw new ApiError('consent_link_invalid');
  const decision = { childId: child.id, adultEmail: request.adult_email, method: 'adult_link' as const };
  return decide(child, decision, body.consents);
};

/** The parent's children, each with what was consented to. */
export const children = async ({ actor: { user } }: { actor: Person }) => {
  const found = await Promise.all((await childrenOf(user.email)).map(({ child_id }) => findUser(child_id)));
  const cases = found
    .filter((child) => child !== undefined)
    .map(async (child) => ({ ...(await presentGiven(child)), child_id: child.id }));
  return { children: await Promise.all(cases) };
};

export const changeForChild = async ({
  actor,
  params: { child_id },
  body,
}: {
  actor: Person;
  params: { child_id: string };
  body: Consents;
}) => {
  const { email } = actor.user;
  const isOurs = (await childrenOf(email)).some((child) => child.child_id === child_id);
  const child = isOurs ? await findUser(child_id) : undefined;
  if (child === undefined) throw new ApiError('child_not_found');
  const decision = { childId: child_id, adultEmail: email, method: 'parent_account' as const };
  return { ...(await decide(child, decision, body)), child_id };
};
