import { consent } from '../../contract/consent/endpoints';
import { invitations } from '../../contract/invitations/endpoints';
import { everything } from './consent';
import { codeIn, mailTo } from './mail';
import type { Person } from './people';
import { register } from './pool';
import { signedIn } from './sign-up';

export const inviteChild = ({ call }: Pick<Person, 'call'>, email: string, given = everything) =>
  call(invitations.inviteChild, { body: { email, consents: given, is_guardian: true } });

/** The children of a parent, as the parent's account shows them. */
export const childrenOf = async ({ call }: Pick<Person, 'call'>) =>
  (await call(consent.children, {})).body.children;

/** A guardian's decision about an adult who sees the child or asks to. */
export const decide = (
  { call }: Pick<Person, 'call'>,
  child: Pick<Person, 'id'>,
  { id }: Pick<Person, 'id'>,
  yes: boolean,
) => call(consent.decideRelation, { params: { child_id: child.id }, body: { id, yes } });

/** A user who signs up with the invitation mail of this number. */
export const follow = async (email: string, mail = 1) => {
  await register(email, codeIn(await mailTo(email, mail)));
  return signedIn(email);
};
