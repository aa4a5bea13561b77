import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { audit } from '../../contract/audit/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { flags } from '../../contract/flags/endpoints';
import { type CrisisKind, type FlagFeature, severities } from '../../contract/flags/kinds';
import { invitations } from '../../contract/invitations/endpoints';
import { findCrisis } from '../../lambdas/safety/crisis/find-crisis';
import type { Mail } from '../../local/outbox';
import {
  advanceClock,
  atRest,
  eventually,
  functionLogs,
  killAfter,
  outages,
  outbox,
  queueSizes,
  revive,
  seed,
  testOnOwnEngine,
} from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { changeFields, createSchool, idsOfFriends, request, respond } from '../support/friends';
import { mailsOut, mailsTo, newAddress } from '../support/mail';
import { createPerson, createTeen, type Person, randomLetters } from '../support/people';
import { createAccount } from '../support/pool';

const words = {
  'self-harm': 'i want to kill myself',
  danger: 'a man is following me',
  abuse: 'my dad hits me',
  byAPeer: 'a boy at school beats me up',
};

const safety = 'safety@inkwren.test';
const nightWatch = 'night-watch@inkwren.test';
let operator: Person;

beforeAll(async () => {
  operator = await createPerson('operator');
});
afterEach(() => outages({ queues: false, ordinaryMail: false }));

/** A child with a guardian who has consented. */
const family = async (guardian = newAddress('parent')) => {
  const name = randomLetters();
  const email = `${name}@student.test`;
  const id = await createAccount(email);
  await seed({
    task: 'person',
    guardian,
    person: {
      id,
      email,
      username: `stu ${name}`,
      age: 9,
      region: 'Canada',
      account_type: 'student',
      verified: true,
      consents: { core: true, ai_text: true, voice: true, public_sharing: true },
    },
  });
  return { id, email, guardian, username: `stu ${name}` };
};

/** Raises a flag for a child's message like the features. */
const says = (
  userId: string,
  text: string,
  {
    feature = 'chat',
    messageId = randomLetters(),
    fails = false,
  }: {
    feature?: FlagFeature;
    messageId?: string;
    fails?: boolean;
  } = {},
) => {
  const crisis = findCrisis(text);
  if (crisis === undefined) throw new Error(`No crisis: ${text}`);
  return seed({ task: 'flag', userId, feature, messageId, crisis, fails });
};

const open = async () => (await operator.call(flags.open, { query: {} })).body.flags;
const openOf = async (childId: string) => (await open()).filter(({ child_id }) => child_id === childId);

const toldRuns = async () => (await functionLogs()).filter((line) => line.includes('"flags told"')).length;

/** Runs the schedule and waits for its mails. */
const mailsAreSent = async () => {
  await mailsOut();
  const before = await toldRuns();
  await advanceClock('PT1M');
  await eventually(async () => ((await toldRuns()) > before ? true : undefined));
  await mailsOut();
  await atRest();
};

const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);

describe('a flag', () => {
  test('200: is listed with its child and kind, the nearest deadline first, without the child’s words', async () => {
    const child = await family();
    await says(child.id, words.danger);
    await says(child.id, words['self-harm'], { feature: 'comic' });
    const found = await openOf(child.id);
    expect(found.map(({ kind, feature }) => [kind, feature])).toEqual([
      ['danger', 'chat'],
      ['self-harm', 'comic'],
    ]);
    expect(found[1]).toMatchObject({
      username: child.username,
      email: child.email,
      region: 'Canada',
      severity: 1,
      may_know: 'supervisors',
      told: null,
    });
    expect(JSON.stringify(found)).not.toMatch(/kill|following/);
  });

  test('200: is raised once for a repeated message, even a simultaneous one', async () => {
    const child = await family();
    const once = { messageId: 'm1' };
    const answers = await Promise.all([1, 2, 3].map(() => says(child.id, words.danger, once)));
    expect(answers.filter((refused) => (refused as string[]).length === 0)).toHaveLength(1);
    expect(await openOf(child.id)).toHaveLength(1);
    await mailsAreSent();
    expect(await mailsTo(child.guardian)).toHaveLength(1);
  });

  test('200: is stored in the transaction of its message', async () => {
    const child = await family();
    expect(await says(child.id, words.danger, { fails: true })).toEqual(['message']);
    expect(await openOf(child.id)).toEqual([]);
    await mailsAreSent();
    expect(await mailsTo(child.guardian)).toEqual([]);
  });

  test('200: is closed once, and the operator is recorded', async () => {
    const child = await family();
    await says(child.id, words.danger, { messageId: 'm1' });
    const body = { child_id: child.id, id: 'chat.m1', outcome: 'handled' as const };
    const answers = await Promise.all([1, 2].map(() => operator.call(flags.resolve, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await openOf(child.id)).toEqual([]);
    const { actions } = (await operator.call(audit.actions, { query: {} })).body;
    const recorded = actions.filter(({ target }) => target?.includes(child.id));
    expect(recorded).toMatchObject([{ action: 'resolve_flag', target: `${child.id} chat.m1 handled` }]);
    // The flag of a repeated message stays closed.
    await says(child.id, words.danger, { messageId: 'm1' });
    expect(await openOf(child.id)).toEqual([]);
  });

  test('404: cannot be closed if it does not exist', async () => {
    const body = { child_id: 'nobody', id: 'chat.m1', outcome: 'false_alarm' as const };
    expect(codeOf(await operator.call(flags.resolve, { body }))).toBe('flag_not_found');
  });
});

describe('a doubtful flag', () => {
  const doubtful = { kind: 'abuse', severity: severities.doubtful, mayKnow: 'supervisors' } as const;

  test('200: is told to operators only, until one of them makes it severe', async () => {
    const child = await family();
    await mailsAreSent();
    const before = (await subjectsTo(safety)).length;
    await seed({
      task: 'flag',
      userId: child.id,
      feature: 'chat',
      messageId: 'm1',
      crisis: doubtful,
      fails: false,
    });
    await mailsAreSent();
    expect(await mailsTo(child.guardian)).toEqual([]);
    expect((await subjectsTo(safety)).slice(before)).toEqual(['A doubtful case: abuse']);
    expect(await openOf(child.id)).toMatchObject([{ severity: 2, told: 0 }]);
    const body = { child_id: child.id, id: 'chat.m1', outcome: 'severe' as const };
    expect((await operator.call(flags.resolve, { body })).status).toBe(200);
    await mailsAreSent();
    expect(await subjectsTo(child.guardian)).toEqual([`Please talk with “${child.username}” today`]);
    expect(await openOf(child.id)).toMatchObject([{ severity: 1, told: 1 }]);
    // A severe flag is made severe no second time.
    expect(codeOf(await operator.call(flags.resolve, { body }))).toBe('flag_not_found');
  });
});

test('200: a mild flag is on the guardian’s page for thirty days, one that names a supervisor on the operators’ list, none in a mail', async () => {
  const guardian = await createPerson('parent');
  const child = await family(guardian.email);
  const mild = { kind: 'abuse', severity: severities.mild, mayKnow: 'supervisors' } as const;
  const named = { ...mild, mayKnow: 'operators' } as const;
  await mailsAreSent();
  const before = (await subjectsTo(safety)).length;
  for (const [messageId, crisis] of [
    ['m1', mild],
    ['m2', named],
  ] as const)
    await seed({ task: 'flag', userId: child.id, feature: 'chat', messageId, crisis, fails: false });
  await mailsAreSent();
  expect(await openOf(child.id)).toMatchObject([{ id: 'chat.m2', severity: 3, told: null }]);
  expect((await subjectsTo(safety)).slice(before)).toEqual([]);
  const sorrows = async () =>
    (await guardian.call(consent.children, {})).body.children.find(({ child_id }) => child_id === child.id)
      ?.sorrows;
  expect(await sorrows()).toMatchObject([{ feature: 'chat' }]);
  await advanceClock('P31D');
  expect(await sorrows()).toEqual([]);
});

describe('the mail about a flag', () => {
  const toGuardian = async (child: Awaited<ReturnType<typeof family>>): Promise<Mail[]> => {
    await mailsAreSent();
    return mailsTo(child.guardian);
  };

  test('200: goes to the guardian within a minute with advice, but without the child’s words', async () => {
    const child = await family();
    await says(child.id, words.byAPeer);
    const [mail, ...more] = await toGuardian(child);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Please talk with “${child.username}” today`);
    for (const part of ['being hurt by somebody', 'call 911', '1-800-668-6868'])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toMatch(/boy|beats/);
    expect((await openOf(child.id))[0]?.told).toBe(1);
    expect(await mailsTo(child.email)).toEqual([]);
  });

  test.each<[CrisisKind, string]>([
    ['abuse', words.abuse],
    ['self-harm', 'i want to die because my mom hits me every day'],
  ])('200: about %s in words that name a supervisor goes to operators only', async (kind, text) => {
    const child = await family();
    const before = (await subjectsTo(safety)).length;
    await says(child.id, text);
    expect(await toGuardian(child)).toEqual([]);
    const mails = (await mailsTo(safety)).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual([`A child may be in a crisis: ${kind}`]);
    expect(mails[0]?.text).not.toContain(child.username);
    expect((await openOf(child.id))[0]).toMatchObject({ may_know: 'operators', told: 0 });
  });

  test('200: about a student who decides alone goes to accepted and verified adults, not to those who only ask', async () => {
    const teen = await createTeen();
    const [teacher, parent, asking, doubtful] = [
      await createPerson('teacher'),
      await createPerson('parent'),
      await createPerson('teacher'),
      await createPerson('teacher'),
    ];
    for (const adult of [teacher, parent, doubtful]) {
      await request(adult, teen);
      await respond(teen, adult);
    }
    await request(asking, teen);
    await changeFields(doubtful.id, { verified: false });
    await says(teen.id, words.danger);
    await mailsAreSent();
    const isTold = async ({ email }: Person) => (await mailsTo(email)).length;
    expect(await Promise.all([teacher, parent, asking, doubtful].map(isTold))).toEqual([1, 1, 0, 0]);
  });

  test('200: about a younger child goes only to guardians and verified teachers of the school', async () => {
    const { teacher, createPupil } = await createSchool();
    const child = await createPupil();
    const guardian = newAddress('parent');
    await seed({ task: 'guardian', adult: guardian, childId: child.id });
    await request(teacher, child);
    // The child and the guardian have accepted both adults.
    const [aunt, tutor] = [await createPerson('parent'), await createPerson('teacher')];
    for (const adult of [aunt, tutor]) {
      await request(adult, child);
      await respond(child, adult);
      await seed({ task: 'guardianSays', guardian, childId: child.id, otherId: adult.id, yes: true });
      expect(await idsOfFriends(adult)).toEqual([child.id]);
    }
    await mailsAreSent();
    const before = (await mailsTo(guardian)).length;
    await says(child.id, words.danger);
    await mailsAreSent();
    expect((await mailsTo(guardian)).length).toBe(before + 1);
    expect(await mailsTo(teacher.email)).toHaveLength(1);
    expect([await mailsTo(aunt.email), await mailsTo(tutor.email)]).toEqual([[], []]);
  });

  test('200: is sent when the mail queue works again', async () => {
    const child = await family();
    await outages({ queues: true });
    await says(child.id, words.danger);
    const before = await toldRuns();
    await advanceClock('PT1M');
    await eventually(async () => ((await toldRuns()) > before ? true : undefined));
    await atRest();
    await outages({ queues: false });
    expect(await mailsTo(child.guardian)).toEqual([]);
    // The claim of the failed run ends after five minutes.
    await advanceClock('PT5M');
    await mailsAreSent();
    expect(await mailsTo(child.guardian)).toHaveLength(1);
  });

  test('200: goes to every operator once for each flag, even for more than a page of flags', async () => {
    const child = await family();
    const before = [await mailsTo(safety), await mailsTo(nightWatch)].map(({ length }) => length);
    await Promise.all(Array.from({ length: 27 }, () => says(child.id, words.danger)));
    for (let runs = 0; runs < 2; runs++) {
      await mailsAreSent();
      const now = [await mailsTo(safety), await mailsTo(nightWatch)].map(({ length }) => length);
      expect(now.map((count, i) => count - (before[i] ?? 0))).toEqual([27, 27]);
    }
  });

  testOnOwnEngine('200: is not repeated to operators while the guardian’s mail fails', async () => {
    const child = await family();
    const before = (await mailsTo(safety)).length;
    await says(child.id, words.danger);
    const runs = await toldRuns();
    // The four requests: the page, the claim, the flag, and the record that operators were told.
    await killAfter('FlagsTell', 4);
    await advanceClock('PT1M');
    await eventually(async () => ((await toldRuns()) > runs ? true : undefined));
    await atRest();
    expect(await revive()).toBe(true);
    expect(await mailsTo(child.guardian)).toEqual([]);
    await advanceClock('PT5M');
    await mailsAreSent();
    expect(await mailsTo(child.guardian)).toHaveLength(1);
    expect(await mailsTo(safety)).toHaveLength(before + 1);
  });

  test('200: is sent even while many other mails cannot be sent', async () => {
    const [child, invited] = [await family(), Array.from({ length: 40 }, () => newAddress())];
    await outages({ ordinaryMail: true });
    const body = { emails: invited, account_type: null, school: null, consents: null };
    expect((await operator.call(invitations.invite, { body })).status).toBe(200);
    await says(child.id, words.danger);
    await advanceClock('PT1M');
    const told = await eventually(async () => (await mailsTo(child.guardian))[0]);
    expect(told.subject).toBe(`Please talk with “${child.username}” today`);
    const waiting = Object.entries(await queueSizes()).find(([name]) => name.startsWith('MailWorkerQueue'));
    expect(waiting?.[1]).toBe(40);
    await outages({ ordinaryMail: false });
    await eventually(async () => {
      await advanceClock('PT10S');
      return (await mailsTo(invited.at(-1) ?? '')).length > 0 || undefined;
    });
    await mailsOut();
  });

  test('200: is sent even if it waits in the queue of the other mails', async () => {
    const to = newAddress('parent');
    const job = { kind: 'flag_raised', to, child: 'stu', crisis: 'danger', region: 'Canada' } as const;
    await seed({ task: 'waitingMail', job });
    await mailsOut();
    expect(await subjectsTo(to)).toEqual(['Please talk with “stu” today']);
  });

  test('200: is sent at most three times a day for one kind of flag', async () => {
    const child = await family();
    for (const message of ['m1', 'm2', 'm3', 'm4']) {
      await says(child.id, words.danger, { messageId: message });
      await mailsAreSent();
    }
    expect(await mailsTo(child.guardian)).toHaveLength(3);
    await says(child.id, words['self-harm']);
    await mailsAreSent();
    expect(await mailsTo(child.guardian)).toHaveLength(4);
    expect(await openOf(child.id)).toHaveLength(5);
  });
});

test('no log line contains a child’s words or the recipients', async () => {
  const lines = (await functionLogs()).join('\n');
  expect(lines).not.toMatch(/kill myself|following me|hits me|parent-[\da-f]{8}@/);
  expect((await outbox()).map(({ text }) => text).join('\n')).not.toMatch(/kill myself|following me|hits me/);
});
