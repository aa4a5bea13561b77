import { contract } from '../../contract';
import { register } from './accounts';
import { anybody, newAddress, newPassword, type Site } from './site';

const noLink = `nobody.${'a'.repeat(43)}`;

/** What anybody reaches, and what nobody reaches without a session, an invitation or a link. Writes nothing without mails. */
export const strangers = async (site: Site): Promise<void> => {
  const { calls, config, mailbox, origin, report } = site;
  await report.step('GET / (anybody)', async () => {
    const response = await fetch(origin);
    const page = await response.text();
    if (!response.ok || !page.includes('Inkwren')) throw new Error(`${response.status}, not the site`);
  });
  if (mailbox !== undefined)
    await calls.call(contract.invitations.joinWaitlist, anybody, {
      body: { email: newAddress(site, 'waiting') },
    });
  await calls.call(
    contract.invitations.leaveWaitlist,
    anybody,
    { body: { token: noLink } },
    { refused: 'waitlist_link_invalid' },
  );
  await calls.call(
    contract.consent.view,
    anybody,
    { body: { token: noLink } },
    { refused: 'consent_link_invalid' },
  );
  await calls.call(
    contract.deletion.view,
    anybody,
    { body: { token: noLink } },
    { refused: 'deletion_link_invalid' },
  );
  for (const endpoint of [contract.users.me, contract.dashboard.get, contract.books.lists])
    await calls.call(endpoint, anybody, {}, { refused: 'unauthenticated' });
  await calls.call(
    contract.users.me,
    { name: 'a made-up token', token: 'e30.e30.AAAA' },
    {},
    { refused: 'unauthenticated' },
  );
  await report.step('a sign-up without an invitation is refused', async () => {
    const refusal = await register(config, newAddress(site, 'stranger'), newPassword()).then(
      () => 'it was accepted',
      ({ name }: Error) => name,
    );
    if (refusal !== 'UserLambdaValidationException') throw new Error(refusal);
  });
};
