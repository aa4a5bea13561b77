import { contract } from '../../contract';
import type { AccountType } from '../../contract/users/endpoints';
import { register, tokenOf } from './accounts';
import type { Caller } from './caller';
import { codeIn, mailTo } from './mails';
import { newAddress, newName, newPassword, type Site } from './site';

export interface Person extends Caller {
  readonly email: string;
  readonly username: string;
  readonly id: string;
}

interface Wanted {
  readonly who: string;
  readonly age: number;
  readonly account_type: AccountType;
  /** An address that somebody knows already. */
  readonly address?: string;
}

/** Somebody whom the operator invites, and who follows the mail: account, session, terms, profile. Undefined after a failure. */
export const arrive = async (
  site: Site,
  operator: Caller,
  { who, age, account_type, address = newAddress(site, who) }: Wanted,
): Promise<Person | undefined> => {
  const { calls, config, mailbox, report } = site;
  if (mailbox === undefined) return undefined;
  const [email, password, username] = [address, newPassword(), newName('Pip')];
  await calls.call(contract.invitations.invite, operator, {
    body: { emails: [email], account_type, school: null, consents: null },
  });
  const code = await report.step(`the mail with the invitation (${who})`, async () =>
    codeIn(await mailTo(mailbox, email, /invitation to Inkwren/)),
  );
  if (code === undefined) return undefined;
  const token = await report.step(`sign-up and sign-in (${who})`, async () => {
    await register(config, email, password, code);
    return tokenOf(config, email, password);
  });
  if (token === undefined) return undefined;
  const caller = { name: who, token };
  await calls.call(contract.onboarding.verify, caller, {});
  await calls.call(contract.onboarding.agree, caller, { body: { terms_and_conditions: true } });
  const state = await calls.call(contract.onboarding.setUp, caller, {
    body: { username, age, account_type, region: 'United States' },
  });
  const id = state?.profile?.id;
  return id === undefined ? undefined : { ...caller, email, username, id };
};
