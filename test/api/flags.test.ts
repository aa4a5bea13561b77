import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { CrisisKind, FlagFeature } from '../../contract/flag-kinds';
import { flags } from '../../contract/flags';
import { invitations } from '../../contract/invitations';
import { findCrisis } from '../../lambdas/platform/crisis/find-crisis';
import type { Mail } from '../../local/outbox';
import { advanceClock, atRest, eventually, functionLogs, outages, outbox, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { request, respond } from '../support/friends';
import { mailsOut, mailsTo, newAddress } from '../support/mail';
import { createPerson, type Person, randomLetters } from '../support/people';
import { createAccount } from '../support/pool';

const words = {
  'self-harm': 'i want to kill myself',
  danger: 'a man is following me',
  abuse: 'my dad hits me',
  byAPeer: 'a boy at school beats me up',
};

const safety = 'safety@inkwren.test';
let operator: Person;

beforeAll(async () => {
  operator = await createPerson('operator');
});
afterEach(() => outages({ queues: false }));

/** A child with a guardian who has consented. */
const family = async () => {
  const guardian = newAddress('parent');
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

/** The child's message raises a flag, as the features do it. */
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

/** Lets the schedule run, and its mails go out. */
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
  test('200: is listed with its child and kind, newest first, and without a word of the child', async () => {
    const child = await family();
    await says(child.id, words.danger);
    await says(child.id, words['self-harm'], { feature: 'comic' });
    const found = await openOf(child.id);
    expect(found.map(({ kind, feature }) => [kind, feature])).toEqual([
      ['self-harm', 'comic'],
      ['danger', 'chat'],
    ]);
    expect(found[0]).toMatchObject({
      username: child.username,
      email: child.email,
      region: 'Canada',
      severity: 1,
      may_know: 'supervisors',
      told: null,
    });
    expect(JSON.stringify(found)).not.toMatch(/kill|following/);
  });

  test('200: is raised once for a message that comes twice, also at the same time', async () => {
    const child = await family();
    const once = { messageId: 'm1' };
    const answers = await Promise.all([1, 2, 3].map(() => says(child.id, words.danger, once)));
    expect(answers.filter((refused) => (refused as string[]).length === 0)).toHaveLength(1);
    expect(await openOf(child.id)).toHaveLength(1);
    await mailsAreSent();
    expect(await mailsTo(child.guardian)).toHaveLength(1);
  });

  test('200: stands or falls with the message that is stored with it', async () => {
    const child = await family();
    expect(await says(child.id, words.danger, { fails: true })).toEqual(['message']);
    expect(await openOf(child.id)).toEqual([]);
    await mailsAreSent();
    expect(await mailsTo(child.guardian)).toEqual([]);
  });

  test('200: is closed once, and the operator is on record', async () => {
    const child = await family();
    await says(child.id, words.danger, { messageId: 'm1' });
    const body = { child_id: child.id, id: 'chat.m1', outcome: 'handled' as const };
    const answers = await Promise.all([1, 2].map(() => operator.call(flags.resolve, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await openOf(child.id)).toEqual([]);
    const { actions } = (await operator.call(invitations.actions, { query: {} })).body;
    const recorded = actions.filter(({ target }) => target.includes(child.id));
    expect(recorded).toMatchObject([{ action: 'resolve_flag', target: `${child.id} chat.m1 handled` }]);
    // The message comes again: its flag stays closed.
    await says(child.id, words.danger, { messageId: 'm1' });
    expect(await openOf(child.id)).toEqual([]);
  });

  test('404: a flag that does not exist', async () => {
    const body = { child_id: 'nobody', id: 'chat.m1', outcome: 'false_alarm' as const };
    expect(codeOf(await operator.call(flags.resolve, { body }))).toBe('flag_not_found');
  });
});

describe('the mail about a flag', () => {
  const toGuardian = async (child: Awaited<ReturnType<typeof family>>): Promise<Mail[]> => {
    await mailsAreSent();
    return mailsTo(child.guardian);
  };

  test('200: goes to the guardian within a minute, says what to do, and not what the child said', async () => {
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
  ])('200: of %s whose words name a supervisor goes to operators only', async (kind, text) => {
    const child = await family();
    const before = (await subjectsTo(safety)).length;
    await says(child.id, text);
    expect(await toGuardian(child)).toEqual([]);
    const mails = (await mailsTo(safety)).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual([`A child may be in a crisis: ${kind}`]);
    expect(mails[0]?.text).not.toContain(child.username);
    expect((await openOf(child.id))[0]).toMatchObject({ may_know: 'operators', told: 0 });
  });

  test('200: goes to a verified teacher whom the child has accepted, and not to one who only asks', async () => {
    const child = await createPerson();
    const [accepted, asking] = [await createPerson('teacher'), await createPerson('teacher')];
    await request(accepted, child);
    await respond(child, accepted);
    await request(asking, child);
    await says(child.id, words.danger);
    await mailsAreSent();
    expect(await mailsTo(accepted.email)).toHaveLength(1);
    expect(await mailsTo(asking.email)).toEqual([]);
  });

  test('200: is sent once the mail queue works again', async () => {
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

  test('200: is not repeated more than three times a day for one kind of flag', async () => {
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

test('no log line contains what a child said, or who is told', async () => {
  const lines = (await functionLogs()).join('\n');
  expect(lines).not.toMatch(/kill myself|following me|hits me|parent-[\da-f]{8}@/);
  expect((await outbox()).map(({ text }) => text).join('\n')).not.toMatch(/kill myself|following me|hits me/);
});
