import { once } from 'node:events';
import { afterEach, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { consent } from '../../../contract/consent/endpoints';
import { consentKinds } from '../../../contract/consent/kinds';
import { latestVersion } from '../../../contract/terms/versions';
import { type Consents, users } from '../../../contract/users/endpoints';
import { eventually, outages, resetClock } from '../../support/cloud';
import {
  agreed,
  answer,
  ask,
  change,
  confirm,
  confirmable,
  consents,
  createChild,
  everything,
  expectShut,
  mailAbout,
  nothing,
  subjects,
  view,
} from '../../support/consent';
import { codeOf } from '../../support/endpoints';
import { newAddress, pass, passOnSchedule, tokenIn } from '../../support/mail';
import { createPerson, type Person } from '../../support/people';
import { closeAllSockets, dialWith, connect as open, outcome, ticketOf } from '../../support/sockets';

afterEach(async () => {
  closeAllSockets();
  await outages({ queues: false });
  await resetClock();
});

const connect = async (child: Person) => ({ closed: once(await open(child), 'close') });

const consentsOf = async ({ call }: Person) => (await call(users.me, {})).body.consents;

describe('by the link', () => {
  test.each(consentKinds)('200: withdrawing %s leaves the other consents unchanged', async (kind) => {
    const { child, token } = await agreed();
    const rest = { ...everything, [kind]: false };
    const { body } = await change(token, rest);
    expect(body).toMatchObject({ status: kind === 'core' ? 'withdrawn' : 'given', consents: rest });
    expect(body.history).toHaveLength(9);
    const newest = { kind, given: false, version: latestVersion.number, method: 'adult_link' };
    expect(body.history[0]).toEqual({ ...newest, at: expect.any(String) });
    if (kind === 'core') await expectShut(child);
    else expect(await consentsOf(child)).toEqual(rest);
  });

  test.each(consentKinds)('200: giving %s later is recorded, too', async (kind) => {
    const first = { ...everything, [kind]: kind === 'core' };
    const { child, token } = await agreed(first);
    if (kind === 'core') await change(token, { ...everything, core: false });
    const { body } = await change(token, everything);
    expect(body).toMatchObject({ status: 'given', consents: everything });
    expect(body.history[0]).toMatchObject({ kind, given: true, method: 'adult_link' });
    expect(await consentsOf(child)).toEqual(everything);
  });

  test('200: an unchanged consent is not recorded again', async () => {
    const { token } = await agreed(consents('core', 'voice'));
    const before = (await view(token)).body;
    expect((await change(token, consents('core', 'voice'))).body).toEqual(before);
  });

  test('200: withdrawing the core refuses the child’s next call, and closes open sockets', async () => {
    const { child, token } = await agreed();
    const [one, two] = [await connect(child), await connect(child)];
    const ticket = await ticketOf(child);
    expect((await change(token, { ...everything, core: false })).body.status).toBe('withdrawn');
    await expectShut(child);
    await Promise.all([one.closed, two.closed]);
    expect(await outcome(dialWith(ticket))).toBe('refused 403');
    await change(token, everything);
    expect((await child.call(users.me, {})).status).toBe(200);
    await connect(child);
  });

  test('200: repeating a withdrawal after a failure closes open sockets', async () => {
    const { child, token } = await agreed();
    const { closed } = await connect(child);
    await outages({ queues: true });
    expect((await change(token, nothing)).status).toBe(500);
    await expectShut(child);
    await outages({ queues: false });
    expect((await change(token, nothing)).body.status).toBe('withdrawn');
    await closed;
  });

  test('200: withdrawing voice ends a conversation; the child can continue without voice', async () => {
    const { child, token } = await agreed();
    const other = await connect(await createPerson());
    let isOtherClosed = false;
    void other.closed.then(() => {
      isOtherClosed = true;
    });
    const { closed } = await connect(child);
    await change(token, { ...everything, voice: false });
    await closed;
    expect(await consentsOf(child)).toEqual({ ...everything, voice: false });
    await connect(child);
    expect(isOtherClosed).toBe(false);
  });

  test('a child whose consent was withdrawn can ask the same grown-up again, but no other', async () => {
    const { child, adult, token } = await agreed();
    await change(token, nothing);
    await pass('PT61S');
    expect(codeOf(await ask(child, newAddress('other')))).toBe('consent_taken_back');
    expect((await view(token)).body).toMatchObject({ status: 'withdrawn', changeable: true });

    expect((await ask(child, adult)).status).toBe(200);
    await answer(tokenIn(await mailAbout(adult, subjects.request, 2)), nothing);
    await pass('PT61S');
    // A No by mail is not a new decision.
    expect(codeOf(await ask(child, newAddress('other')))).toBe('consent_taken_back');
    await answer(tokenIn(await mailAbout(adult, subjects.request, 2)), consents('core'));
    await passOnSchedule('PT65M');
    await confirm(tokenIn(await mailAbout(adult, subjects.confirmation, 2)));
    expect(await consentsOf(child)).toEqual(consents('core'));
  });

  test('two simultaneous changes do not overwrite each other without a record', async () => {
    const { token } = await agreed();
    for (let round = 0; round < 10; round++) {
      await change(token, everything);
      await Promise.all([
        change(token, { ...everything, core: false }),
        change(token, { ...everything, voice: false }),
      ]);
      const { consents: now, history } = (await view(token)).body;
      const lastSaid = (kind: keyof Consents) => history.find((entry) => entry.kind === kind)?.given;
      expect(Object.fromEntries(consentKinds.map((kind) => [kind, lastSaid(kind)]))).toEqual(now);
    }
  });
});

describe('simultaneous changes', () => {
  test('let a confirmation during a request to another grown-up either take effect or be refused', async () => {
    for (let round = 0; round < 6; round++) {
      const { child, token } = await confirmable();
      const [confirmed] = await Promise.all([confirm(token), ask(child, newAddress('other'))]);
      if (confirmed.status === 200) {
        expect(confirmed.body.status).toBe('given');
        expect(await consentsOf(child)).toEqual(everything);
        expect((await change(token, nothing)).body.status).toBe('withdrawn');
      } else expect(codeOf(confirmed)).toBe('consent_link_invalid');
      await expectShut(child);
    }
  });

  test('close a socket that opens while the core is withdrawn', async () => {
    const { child, token } = await agreed();
    for (let round = 0; round < 8; round++) {
      await change(token, everything);
      const tickets = await Promise.all(Array.from({ length: 5 }, () => ticketOf(child)));
      const opening = tickets.map(dialWith);
      await change(token, nothing);
      const isClosed = ({ readyState }: WebSocket) => readyState === WebSocket.CLOSED;
      await eventually(async () => (opening.every(isClosed) ? true : undefined));
    }
  });
});

describe("from the parent's account", () => {
  const family = async () => {
    const parent = await createPerson('parent', { verified: false });
    const { child, token } = await agreed(everything, parent.email);
    return { parent, child, token };
  };
  const changeFor = ({ call }: Person, child_id: string, body: Consents) =>
    call(consent.changeForChild, { params: { child_id }, body });

  test('200: a change takes effect immediately, as by the link', async () => {
    const { parent, child, token } = await family();
    const { closed } = await connect(child);
    const { status, body } = await changeFor(parent, child.id, consents('core', 'ai_text'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      child_id: child.id,
      status: 'given',
      consents: consents('core', 'ai_text'),
    });
    expect(body.history.slice(0, 2).map(({ method, given }) => [method, given])).toEqual([
      ['parent_account', false],
      ['parent_account', false],
    ]);
    await closed;
    const {
      child_id: _,
      grown_ups: __,
      friends: ___,
      sorrows: ____,
      details: _____,
      avatar: ______,
      ...seen
    } = body;
    expect((await view(token)).body).toEqual({ ...seen, terms: null });
    await changeFor(parent, child.id, nothing);
    await expectShut(child);
    expect((await parent.call(consent.children, {})).body.children).toMatchObject([
      { child_id: child.id, status: 'withdrawn' },
    ]);
  });

  test('404: another parent’s child, an unknown child and the parent are refused', async () => {
    const [{ parent }, { child: foreign }] = [await family(), await family()];
    const lonely = await createChild();
    for (const id of [foreign.id, lonely.id, parent.id, 'nobody', 'x'.repeat(64)])
      expect(codeOf(await changeFor(parent, id, nothing))).toBe('child_not_found');
    expect(await consentsOf(foreign)).toEqual(everything);
    await expectShut(lonely);
  });

  test('404: a child whose grown-up has answered but not confirmed is refused', async () => {
    const parent = await createPerson('parent', { verified: false });
    const child = await createChild();
    await ask(child, parent.email);
    await answer(tokenIn(await mailAbout(parent.email, subjects.request)));
    expect(codeOf(await changeFor(parent, child.id, everything))).toBe('child_not_found');
    expect((await parent.call(consent.children, {})).body.children).toEqual([]);
    expect((await parent.call(users.me, {})).body.verified).toBe(false);
  });
});
