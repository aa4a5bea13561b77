import { consent } from '../../contract/consent';
import { invitations } from '../../contract/invitations';
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

/** A user who signs up with the newest invitation mail, or the one with this number. */
export const follow = async (email: string, mail = 1) => {
  await register(email, codeIn(await mailTo(email, mail)));
  return signedIn(email);
};
