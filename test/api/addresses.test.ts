import { afterEach, describe, expect, test } from '@jest/globals';
import { addresses } from '../../contract/addresses/endpoints';
import { dashboard } from '../../contract/dashboard/endpoints';
import {
  addressOf,
  askFor,
  confirmBoth,
  confirmLink,
  linksOf,
  poolUserOf,
  settled,
  signedInAs,
  stopLink,
  subjects,
  takeBack,
  viewLink,
} from '../support/addresses';
import { advanceClock, atRest, cloud, eventually, resetClock } from '../support/cloud';
import { agreed, mailAbout, mailsAbout } from '../support/consent';
import { codeOf } from '../support/endpoints';
import { childrenOf } from '../support/families';
import { mailsOut, mailsTo, newAddress } from '../support/mail';
import { createPerson, createTeen, meOf, type Person } from '../support/people';
import { askPool } from '../support/pool';
import { closeAllSockets, connect } from '../support/sockets';

afterEach(async () => {
  closeAllSockets();
  await resetClock();
});

const switched = (person: Person) =>
  eventually(async () => ((await person.call(dashboard.get, {})).status === 401 ? true : undefined));

describe('200: a new address', () => {
  test('takes over the same person when both mailboxes have confirmed, and the former user of the pool is deleted', async () => {
    const person = await createTeen();
    const before = await meOf(person);
    const { next, second } = await confirmBoth(person);
    expect(second.body).toMatchObject({ mailbox: 'next', state: 'moving' });
    await mailAbout(next, subjects.changed);
    const after = await signedInAs(person, next);
    expect(await meOf(after)).toEqual({ ...before, email: next });
    expect(await poolUserOf(person.email)).toMatchObject({ Enabled: false });
    expect((await mailAbout(person.email, subjects.left)).text).not.toContain(next);
    await settled();
    expect(await poolUserOf(person.email)).toBeUndefined();
    expect((await addressOf(after, after)).body).toEqual({ email: next, change: null });
    expect(await meOf(after)).toMatchObject({ id: person.id });
  });

  test('waits for the second mailbox, in either order', async () => {
    const person = await createTeen();
    const next = newAddress('next');
    const asked = await askFor(person, person, next);
    expect(asked.body).toMatchObject({
      email: person.email,
      change: { email: next, state: 'asked', confirmed: { present: false, next: false } },
    });
    const links = await linksOf(person, next);
    expect((await viewLink(links.next)).body).toEqual({
      mailbox: 'next',
      present: expect.stringMatching(/^.•••@/),
      next: expect.stringMatching(/^n•••@home\.test$/),
      state: 'asked',
    });
    for (let n = 0; n < 2; n++)
      expect((await confirmLink(links.next)).body).toMatchObject({ state: 'confirmed' });
    await atRest();
    expect((await addressOf(person, person)).body.change).toMatchObject({
      confirmed: { present: false, next: true },
    });
    expect((await confirmLink(links.present)).body).toMatchObject({ mailbox: 'present', state: 'moving' });
    await mailAbout(next, subjects.changed);
  });

  test('signs out every device: tokens, refresh tokens and sockets of the former address end', async () => {
    const person = await createTeen();
    const socket = await connect(person);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const { next } = await confirmBoth(person);
    await switched(person);
    await closed;
    expect(codeOf(await person.call(dashboard.get, {}))).toBe('unauthenticated');
    await mailAbout(next, subjects.changed);
    const user = await poolUserOf(person.email);
    expect(user).toMatchObject({ Enabled: false });
  });

  test('gets its first password with a code, as a forgotten one', async () => {
    const person = await createTeen();
    const { next } = await confirmBoth(person);
    await mailAbout(next, subjects.changed);
    const client = { ClientId: 'inkwrenlaptop', Username: next };
    await askPool('ForgotPassword', client);
    const { text } = await eventually(async () =>
      (await mailsTo(next)).find((mail) => mail.subject === 'Your code for Inkwren'),
    );
    const [ConfirmationCode] = text.match(/\d{6}/) ?? [];
    await askPool('ConfirmForgotPassword', { ...client, ConfirmationCode, Password: 'four-words-of-mine' });
  });

  test('is free again when the person goes back to the former one', async () => {
    const person = await createTeen();
    const { next } = await confirmBoth(person);
    const there = await signedInAs(person, next);
    await mailAbout(next, subjects.changed);
    await settled();
    await askFor(there, there, person.email);
    const links = await linksOf({ email: next }, person.email);
    await confirmLink(links.next);
    await confirmLink(links.present);
    await mailAbout(person.email, subjects.changed);
    const back = await signedInAs(person, person.email);
    expect(await meOf(back)).toMatchObject({ id: person.id, email: person.email });
  });
});

describe('200: an address that cannot be used', () => {
  const likeFree = async (person: Person, email: string) => {
    const free = await createTeen();
    const answer = await askFor(free, free, newAddress('next'));
    const { status, body } = await askFor(person, person, email);
    expect(status).toBe(answer.status);
    expect(Object.keys(body.change ?? {})).toEqual(Object.keys(answer.body.change ?? {}));
    expect(body.change).toMatchObject({ state: 'asked', confirmed: { present: false, next: false } });
    await mailsOut();
    expect(await mailsAbout(email, subjects.next)).toEqual([]);
    return { token: await linksOfPresent(person) };
  };
  const linksOfPresent = async ({ email }: Person) =>
    (await mailAbout(email, subjects.present)).text.match(/#(\S+)/)?.[1] ?? '';

  test('because it has an account gets the same answer, and never changes', async () => {
    const [person, other] = [await createTeen(), await createTeen()];
    const { token } = await likeFree(person, other.email);
    await mailAbout(other.email, subjects.taken);
    expect((await confirmLink(token)).body).toMatchObject({ state: 'confirmed' });
    await atRest();
    expect(await meOf(person)).toMatchObject({ email: person.email });
    expect(await meOf(other)).toMatchObject({ id: other.id });
  });

  test('because its mailbox is somebody else’s under another spelling', async () => {
    const [person, other] = [await createTeen(), await createTeen()];
    await likeFree(person, other.email.replace('@', '+mine@'));
  });

  test('because it is the mailbox of the child’s guardian, who has no account', async () => {
    const { child, adult } = await agreed();
    const { status } = await askFor(child, child, adult.replace('@', '+kid@'));
    expect(status).toBe(200);
    await mailsOut();
    expect(await mailsAbout(adult.replace('@', '+kid@'), subjects.next)).toEqual([]);
  });

  test('because somebody signed up with it meanwhile stays as it is, and the present mailbox is told', async () => {
    const person = await createTeen();
    const next = newAddress('next');
    await askFor(person, person, next);
    const links = await linksOf(person, next);
    const other = await createPerson('student', { age: 14 }, next);
    await confirmLink(links.present);
    await confirmLink(links.next);
    await mailAbout(person.email, subjects.refused);
    expect(await meOf(person)).toMatchObject({ email: person.email });
    expect(await meOf(other)).toMatchObject({ id: other.id });
    expect((await addressOf(person, person)).body.change).toBeNull();
  });
});

test('200: an address that belongs to a member without an account in the pool leaves no user of the pool behind', async () => {
  const person = await createTeen();
  const next = newAddress('next');
  await askFor(person, person, next);
  const links = await linksOf(person, next);
  await createPerson('student', { age: 14 }, next);
  await askPool('AdminDeleteUser', { UserPoolId: cloud.identity.userPoolId, Username: next });
  await confirmLink(links.present);
  await confirmLink(links.next);
  await mailAbout(person.email, subjects.refused);
  expect(await poolUserOf(next)).toBeUndefined();
  expect(await meOf(person)).toMatchObject({ email: person.email });
});

test('200: an own mailbox under another spelling is a new address', async () => {
  const person = await createTeen();
  const { next } = await confirmBoth(person, person.email.replace('@', '+new@'));
  expect(await meOf(await signedInAs(person, next))).toMatchObject({ email: next });
});

describe('a change that is not wanted', () => {
  test('200: ends with its links when the person takes it back, or a mailbox stops it', async () => {
    const person = await createTeen();
    const one = newAddress('next');
    await askFor(person, person, one);
    const links = await linksOf(person, one);
    expect((await takeBack(person, person)).body.change).toBeNull();
    for (const token of [links.present, links.next])
      expect(codeOf(await confirmLink(token))).toBe('address_link_invalid');
    const other = newAddress('next');
    await askFor(person, person, other);
    const again = await linksOf(person, other, 2);
    expect((await stopLink(again.next)).body).toMatchObject({ state: 'stopped' });
    expect(codeOf(await viewLink(again.present))).toBe('address_link_invalid');
    expect(await meOf(person)).toMatchObject({ email: person.email });
  });

  test('404: a link is valid for a day, and only for its own change', async () => {
    const person = await createTeen();
    const next = newAddress('next');
    await askFor(person, person, next);
    const links = await linksOf(person, next);
    const [id, secret] = links.next.split('.');
    for (const token of [`${(await createTeen()).id}.${secret}`, `${id}.${'A'.repeat(43)}`])
      expect(codeOf(await viewLink(token))).toBe('address_link_invalid');
    await mailsOut();
    await advanceClock('PT23H59M');
    expect((await viewLink(links.next)).status).toBe(200);
    await advanceClock('PT1M');
    for (const call of [viewLink, confirmLink, stopLink])
      expect(codeOf(await call(links.next))).toBe('address_link_invalid');
  });
});

describe('409, 429: limits', () => {
  test('one change at a time, and three a day', async () => {
    const person = await createTeen();
    expect(codeOf(await askFor(person, person, person.email))).toBe('address_same');
    for (let n = 0; n < 3; n++) {
      expect((await askFor(person, person, newAddress('next'))).status).toBe(200);
      expect(codeOf(await askFor(person, person, newAddress('next')))).toBe('address_pending');
      await takeBack(person, person);
    }
    expect(codeOf(await askFor(person, person, newAddress('next')))).toBe('address_asked_too_often');
    await mailsOut();
    await advanceClock('P1D');
    const { call } = await signedInAs(person, person.email);
    expect(
      (await call(addresses.ask, { params: { person: person.id }, body: { email: newAddress() } })).status,
    ).toBe(200);
  });

  test('an expired change gives way to a new one', async () => {
    const person = await createTeen();
    await askFor(person, person, newAddress('next'));
    await mailsOut();
    await advanceClock('P1DT1M');
    const { call } = await signedInAs(person, person.email);
    const answer = await call(addresses.ask, {
      params: { person: person.id },
      body: { email: newAddress() },
    });
    expect(answer.status).toBe(200);
  });
});

describe('a child below the age of consent', () => {
  test('200: the guardian is told, without the whole address, and can take it back', async () => {
    const { child, adult } = await agreed();
    const next = newAddress('next');
    await askFor(child, child, next);
    const mail = await eventually(async () =>
      (await mailsTo(adult)).find(({ subject }) => subject.startsWith('A new e-mail address for')),
    );
    expect(mail.text).not.toContain(next);
    const guardian = await createPerson('parent', {}, adult);
    expect((await addressOf(guardian, child)).body.change).toMatchObject({ email: next });
    expect((await takeBack(guardian, child)).body.change).toBeNull();
  });

  test('200: the guardian may ask, and both mailboxes of the child confirm', async () => {
    const { child, adult } = await agreed();
    const guardian = await createPerson('parent', {}, adult);
    const next = newAddress('next');
    expect((await askFor(guardian, child, next)).status).toBe(200);
    const links = await linksOf(child, next);
    await confirmLink(links.next);
    await confirmLink(links.present);
    const after = await signedInAs(child, next);
    expect(await meOf(after)).toMatchObject({ id: child.id, email: next });
    expect((await childrenOf(guardian)).map(({ child_id }) => child_id)).toEqual([child.id]);
  });

  test('404: nobody else learns or changes the address', async () => {
    const { child } = await agreed();
    const teen = await createTeen();
    for (const stranger of [await createPerson('parent'), await createPerson('teacher'), teen]) {
      expect(codeOf(await addressOf(stranger, child))).toBe('address_not_found');
      expect(codeOf(await askFor(stranger, child, newAddress()))).toBe('address_not_found');
      expect(codeOf(await takeBack(stranger, child))).toBe('address_not_found');
    }
  });
});
