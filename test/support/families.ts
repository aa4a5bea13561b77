import { invitations } from '../../contract/invitations';
import { everything } from './consent';
import { codeIn, mailTo } from './mail';
import type { Person } from './people';
import { register, signedIn } from './sign-up';

export const inviteChild = ({ call }: Pick<Person, 'call'>, email: string, given = everything) =>
  call(invitations.inviteChild, { body: { email, consents: given, is_guardian: true } });

/** Whoever comes by an invitation in the mail, the newest or the one with this number. */
export const follow = async (email: string, mail = 1) => {
  await register(email, codeIn(await mailTo(email, mail)));
  return signedIn(email);
};
