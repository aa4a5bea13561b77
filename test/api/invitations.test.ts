import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Call } from '../../contract/endpoint';
import { invitations } from '../../contract/invitations/endpoints';
import { advanceClock, cloud, outbox, resetClock, tableUsed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { codeIn, linkIn, mailsOut, mailsTo, mailTo, newAddress, pass } from '../support/mail';
import { everyPage } from '../support/pages';
import { callsWith, createPerson, type Person } from '../support/people';
import { register } from '../support/pool';
import { invite as invited, setUp, signedIn, signUp } from '../support/sign-up';

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});
afterEach(resetClock);

type Wanted = Call<typeof invitations.invite>['body'];
const open = { account_type: null, school: null, consents: null };
const invite = (emails: string[], terms: Partial<Wanted> = {}) =>
  operator.call(invitations.invite, { body: { emails, ...open, ...terms } });
const owner = 'operators';
const resend = (email: string) => operator.call(invitations.resend, { body: { email, owner } });
const revoke = (email: string) => operator.call(invitations.revoke, { body: { email, owner } });

const join = (email: string) => callsWith()(invitations.joinWaitlist, { body: { email } });
const waiting = () =>
  everyPage(async (query) => {
    const { body } = await operator.call(invitations.waitlist, { query });
    return { items: body.entries, next: body.next };
  });
const listed = () =>
  everyPage(async (query) => {
    const { body } = await operator.call(invitations.list, { query });
    return { items: body.invitations, next: body.next };
  });
const isWaiting = async (email: string) => (await waiting()).some((entry) => entry.email === email);
const statusOf = async (email: string) =>
  (await listed()).filter((one) => one.email === email).map(({ status }) => status);

describe('inviting', () => {
  test('200: an address of the waitlist gets a mail and leaves the list', async () => {
    const email = newAddress();
    await join(email);
    expect(await isWaiting(email)).toBe(true);
    const { status, body } = await invite([email]);
    expect({ status, body }).toEqual({ status: 200, body: { results: [{ email, outcome: 'invited' }] } });
    expect(await isWaiting(email)).toBe(false);
    expect(await register(email, codeIn(await mailTo(email)))).toMatchObject({ UserConfirmed: true });
  });

  test("200: the mail's link leads to the site, with address and code in the fragment, which no server sees", async () => {
    const email = newAddress('o+n%e');
    await invite([email], { account_type: 'teacher', school: 'Maple Street School' });
    const mail = await mailTo(email);
    const { origin, pathname, search, hash } = linkIn(mail);
    expect({ origin, pathname, search }).toEqual({ origin: cloud.url, pathname: '/signup', search: '' });
    const fragment = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    expect(fragment).toEqual({ email, code: expect.stringMatching(/^[\w-]{43}$/) });
    expect(mail.text).toContain('Maple Street School invites you to join Inkwren as a teacher');
  });

  test('200: the mail of an invitation without a school names Inkwren once', async () => {
    const email = newAddress();
    await invite([email]);
    expect((await mailTo(email)).text).toMatch(/^Hello! You are invited to join Inkwren as a member\./);
  });

  test('200: an address that is given twice, in any case, is invited once', async () => {
    const email = newAddress();
    const { body } = await invite([email, email.toUpperCase(), ` ${email}`]);
    expect(body.results).toEqual([{ email, outcome: 'invited' }]);
    await mailsOut();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('200: an address whose invitation has expired can be invited again', async () => {
    const email = newAddress();
    await invite([email]);
    await mailTo(email);
    await advanceClock('P181D');
    const { status, body } = await invite([email]);
    expect({ status, body }).toEqual({ status: 200, body: { results: [{ email, outcome: 'invited' }] } });
    await mailsOut();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('200: inviting renews an unused invitation, and the last terms apply', async () => {
    const email = newAddress();
    await invite([email], { account_type: 'teacher' });
    const { body } = await invite([email], { account_type: 'student', school: 'Maple' });
    expect(body.results).toEqual([{ email, outcome: 'renewed' }]);
    const found = (await listed()).filter((one) => one.email === email);
    expect(found).toMatchObject([{ account_type: 'student', school: 'Maple', status: 'open' }]);
  });

  test('200: an address with an account is reported as a member, and gets no mail', async () => {
    const { email } = await createPerson();
    expect((await invite([email])).body.results).toEqual([{ email, outcome: 'member' }]);
    await mailsOut();
    expect(await mailsTo(email)).toEqual([]);
  });

  test('200: a member leaves the waitlist', async () => {
    const { email } = await createPerson();
    await join(email);
    await invite([email]);
    expect(await isWaiting(email)).toBe(false);
  });

  test('200: a hundred addresses are invited in one call with separate mails, and listed on several pages', async () => {
    const emails = Array.from({ length: 100 }, () => newAddress());
    const from = (await tableUsed()).length;
    const { body } = await invite(emails);
    const used = (await tableUsed())
      .slice(from)
      .filter(({ caller }) => caller.startsWith('InvitationsFunction'));
    // Each address takes seven requests; the caller's record and similar items are read once.
    expect(used.length).toBeLessThanOrEqual(7 * 100 + 5);
    expect(body.results).toEqual(emails.map((email) => ({ email, outcome: 'invited' })));
    const found = (await listed()).filter(({ email }) => emails.includes(email));
    expect(found.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
    await mailsOut();
    const codes = (await outbox()).filter(({ to }) => emails.includes(to)).map(codeIn);
    expect(new Set(codes).size).toBe(100);
  });

  test.each([0, 101])('400: %d addresses', async (count) => {
    expect(codeOf(await invite(Array.from({ length: count }, () => newAddress())))).toBe('invalid_input');
  });

  test('400: if one of several addresses is invalid, nobody is invited', async () => {
    const email = newAddress();
    const { body } = await invite([email, 'not an address']);
    expect(body).toMatchObject({ code: 'invalid_input', fields: ['body.emails.1'] });
    expect(await statusOf(email)).toEqual([]);
  });
});

describe('the lists', () => {
  test('200: invitations are listed newest first, each with its status', async () => {
    const [expired, revoked, used, kept] = [newAddress(), newAddress(), newAddress(), newAddress()];
    await invite([expired]);
    await pass('P13D');
    await invite([revoked, kept]);
    await revoke(revoked);
    await setUp(await signUp({ school: 'Maple' }, used));
    await pass('P2D');
    const ours = (await listed()).filter(({ email }) => [expired, revoked, used, kept].includes(email));
    const times = ours.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(Object.fromEntries(ours.map(({ email, status }) => [email, status]))).toEqual({
      [expired]: 'expired',
      [revoked]: 'revoked',
      [used]: 'used',
      [kept]: 'open',
    });
    expect(ours.find(({ email }) => email === used)).toMatchObject({
      school: 'Maple',
      invited_by: 'Inkwren',
    });
  });

  test('200: the waitlist is listed oldest first', async () => {
    const [first, second] = [newAddress('z'), newAddress('a')];
    await join(first);
    await pass('PT1S');
    await join(second);
    await join(first);
    const ours = (await waiting()).filter(({ email }) => [first, second].includes(email));
    expect(ours.map(({ email }) => email)).toEqual([first, second]);
  });

  const forged = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
  const place = {
    pk: 'INVITATION#a@b.test',
    sk: 'BY#operators',
    list: 'INVITATIONS',
    listed_at: '2026-01-01',
  };
  test.each([
    ['nothing', ''],
    ['nonsense', 'nonsense'],
    ['JSON that is no position', forged('null')],
    ['the position on another list', forged({ ...place, list: 'WAITLIST' })],
    ['a position with more to it', forged({ ...place, more: true })],
    ['a position with a part missing', forged({ ...place, pk: undefined })],
    ['a position with numbers', forged({ ...place, listed_at: 1 })],
    ['a position with an empty key', forged({ ...place, pk: '' })],
    ['a position with an empty time', forged({ ...place, listed_at: '' })],
  ])('400: a cursor that is %s', async (_, cursor) => {
    expect(codeOf(await operator.call(invitations.list, { query: { cursor } }))).toBe('invalid_input');
  });

  test('400: a cursor of another list', async () => {
    await Promise.all(Array.from({ length: 51 }, () => join(newAddress())));
    const { body } = await operator.call(invitations.waitlist, { query: {} });
    const query = { cursor: body.next ?? '' };
    expect((await operator.call(invitations.waitlist, { query })).status).toBe(200);
    expect(codeOf(await operator.call(invitations.list, { query }))).toBe('invalid_input');
    expect(codeOf(await operator.call(invitations.teachers, { query }))).toBe('invalid_input');
  });

  test('200: a cursor with an invented address returns only entries of the list', async () => {
    const cursor = forged({ ...place, pk: 'USER#somebody', sk: 'PROFILE', listed_at: '9999' });
    const { status, body } = await operator.call(invitations.list, { query: { cursor } });
    expect(status).toBe(200);
    expect(body.invitations.every(({ email }) => email.includes('@'))).toBe(true);
  });
});

describe('sending again and revoking', () => {
  test('200: a repeated mail has a new link, and the old one is invalid', async () => {
    const email = newAddress();
    const old = await invited(email, { account_type: 'student' });
    expect(await resend(email)).toMatchObject({ status: 200, body: { email, status: 'open' } });
    const code = codeIn(await mailTo(email, 2));
    await expect(register(email, old)).rejects.toThrow();
    expect(await register(email, code)).toMatchObject({ UserConfirmed: true });
    const { body } = await setUp(await signedIn(email), { age: 40, account_type: 'teacher' });
    expect(body.code).toBe('invitation_role');
  });

  test.each([
    ['revoked', async (email: string) => void (await revoke(email))],
    ['expired', async () => pass('P14DT1M')],
  ])('200: an invitation that is %s is valid again after it is sent again', async (status, happen) => {
    const email = newAddress();
    await invite([email]);
    await happen(email);
    expect(await statusOf(email)).toEqual([status]);
    expect((await resend(email)).body.status).toBe('open');
    expect(await register(email, codeIn(await mailTo(email, 2)))).toMatchObject({ UserConfirmed: true });
  });

  test('200: revoking is idempotent', async () => {
    const email = newAddress();
    await invite([email]);
    for (const { status, body } of [await revoke(email), await revoke(email)])
      expect({ status, body }).toMatchObject({ status: 200, body: { email, status: 'revoked' } });
  });

  test('409: a used invitation can be neither sent again nor revoked', async () => {
    const newcomer = await signUp();
    await setUp(newcomer);
    for (const answer of [await resend(newcomer.email), await revoke(newcomer.email)])
      expect(codeOf(answer)).toBe('invitation_used');
    await mailsOut();
    expect(await mailsTo(newcomer.email)).toHaveLength(1);
  });

  test('404: an address that was never invited, on the waitlist or with an account', async () => {
    const waits = newAddress();
    await join(waits);
    for (const email of [newAddress(), waits, operator.email])
      for (const answer of [await resend(email), await revoke(email)])
        expect(codeOf(answer)).toBe('invitation_not_found');
  });
});
