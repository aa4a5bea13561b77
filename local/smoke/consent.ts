import { contract } from '../../contract';
import type { Caller } from './caller';
import { mailTo, secretIn } from './mails';
import { arrive } from './newcomers';
import { anybody, newAddress, type Site } from './site';

/** A child of nine is shut out until a grown-up has answered by mail, and has confirmed the answer by a second one. */
export const consents = async (site: Site, operator: Caller): Promise<void> => {
  const { calls, mailbox, patience, report } = site;
  const child = await arrive(site, operator, { who: 'child', age: 9, account_type: 'student' });
  if (child === undefined || mailbox === undefined) return;
  const shut = () => calls.call(contract.users.me, child, {}, { refused: 'consent_required' });
  await shut();
  const email = newAddress(site, 'grown-up');
  await calls.call(contract.consent.ask, child, { body: { email } });
  const first = await report.step('the mail to the grown-up', async () =>
    secretIn(await mailTo(mailbox, email, /asks for your permission/)),
  );
  if (first === undefined) return;
  await calls.call(contract.consent.view, anybody, { body: { token: first } });
  const given = { core: true, ai_text: true, voice: true, public_sharing: true };
  await calls.call(contract.consent.answer, anybody, {
    body: { token: first, consents: given, is_guardian: true },
  });
  await shut();
  if (patience === 0) return report.skip('the second mail of a consent', 'it comes later: --patience');
  const second = await report.step('the second mail to the grown-up', async () =>
    secretIn(await mailTo(mailbox, email, /confirm your permission/, patience)),
  );
  if (second === undefined) return;
  await calls.call(contract.consent.confirm, anybody, { body: { token: second } });
  await calls.call(contract.users.me, child, {});
};
