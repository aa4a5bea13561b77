import { afterEach, describe, expect, test } from '@jest/globals';
import { analytics } from '../../../contract/analytics/endpoints';
import { chat } from '../../../contract/chat/endpoints';
import { createSupervisor, lookAt } from '../../support/analytics';
import { createBook } from '../../support/books';
import { startTalk } from '../../support/chat';
import { advanceClock, resetClock, seed } from '../../support/cloud';
import { agreed, change, everything } from '../../support/consent';
import { codeOf } from '../../support/endpoints';
import { changeFields, createSchool, request, unfriend } from '../../support/friends';
import { createPerson, type Person } from '../../support/people';
import { closeAllSockets } from '../../support/sockets';
import { startVoice } from '../../support/voice';

afterEach(async () => {
  closeAllSockets();
  await resetClock();
});

const said = 'I liked the dragon very much';

/** A child who has talked with Wren, and whose transcripts are open to teachers. */
const talker = async (child: Person, open = true) => {
  await changeFields(child.id, { transcripts: open });
  const { id } = await createBook();
  const talk = await startTalk(child, { bookId: id, endChapter: 2 });
  await talk.say(said);
  return talk;
};

const looksOf = async (child: Person) => (await child.call(analytics.looks, {})).body.looks;

/** Asserts that the transcript is refused, and that no look is recorded. */
const expectRefused = async (who: Person, child: Person, session: string, code: string) => {
  expect(codeOf(await lookAt(who, child).transcript(session))).toBe(code);
  expect(await looksOf(child)).toEqual([]);
};

describe('after words that may name a supervisor', () => {
  const family = async () => {
    const parent = await createPerson('parent');
    const { child } = await agreed(everything, parent.email);
    const { id } = await createBook();
    const talk = await startTalk(child, { bookId: id, endChapter: 2 });
    return { child, talk, look: lookAt(parent, child) };
  };

  test('200: transcript and figures for a guardian end there, but not the child’s own', async () => {
    const { child, talk, look } = await family();
    await talk.say(said);
    const before = [(await look.chats()).body, (await look.summary()).body];
    expect((await talk.say('daddy makes me keep secrets about his touching')).body.kind).toBe('help');
    await advanceClock('PT2M');
    expect((await talk.say('The dragon bakes bread for everyone in town')).body.kind).toBe('reply');
    expect([(await look.chats()).body, (await look.summary()).body]).toEqual(before);
    expect((await look.transcript(talk.session_id)).body.messages).toHaveLength(3);
    const { messages } = (await child.call(chat.session, { params: { id: talk.session_id } })).body;
    expect(messages).toHaveLength(7);
    await seed({ task: 'rebuildDays', userId: child.id, spoil: true });
    expect((await look.summary()).body).toEqual(before[1]);
  });

  test('200: a talk that begins with such words is neither listed nor counted, and its transcript is not found', async () => {
    const { talk, look } = await family();
    const before = [(await look.chats()).body, (await look.summary()).body];
    await talk.say('my dad hits me');
    await talk.say(said);
    expect([(await look.chats()).body, (await look.summary()).body]).toEqual(before);
    expect(codeOf(await look.transcript(talk.session_id))).toBe('chat_session_not_found');
  });

  test('200: a voice chat that begins with such words is hidden in the same way', async () => {
    const parent = await createPerson('parent');
    const [{ child }, { id: bookId }] = await Promise.all([agreed(everything, parent.email), createBook()]);
    const look = lookAt(parent, child);
    const before = [(await look.voiceChats()).body, (await look.summary()).body];
    const chat = await startVoice(child, { bookId });
    await chat.say('My dad hits me every day');
    await chat.stop();
    expect([(await look.voiceChats()).body, (await look.summary()).body]).toEqual(before);
  });

  test('200: a cry for help that names nobody hides no figure', async () => {
    const { talk, look } = await family();
    await talk.say(said);
    await talk.say('I want to kill myself');
    expect((await look.chats()).body.sessions).toMatchObject([{ message_count: 2 }]);
    expect((await look.transcript(talk.session_id)).body.messages).toHaveLength(5);
  });
});

describe('404: neither a talk nor a figure is shown to', () => {
  const expectShutOut = async (who: Person, child: Person, session: string) => {
    await expectRefused(who, child, session, 'relation_not_found');
    const look = lookAt(who, child);
    for (const call of [look.quizzes, look.chats, look.voiceChats, look.articles, look.comics, look.summary])
      expect(codeOf(await call())).toBe('relation_not_found');
  };

  const supervised = async () => {
    const { teacher, createPupil } = await createSchool();
    const child = await createPupil();
    await request(teacher, child);
    const { session_id } = await talker(child);
    expect((await lookAt(teacher, child).summary()).status).toBe(200);
    return { teacher, child, session_id };
  };

  test('a former supervisor, whoever ended the supervision', async () => {
    const one = await supervised();
    await unfriend(one.child, one.teacher);
    await expectShutOut(one.teacher, one.child, one.session_id);
    const other = await supervised();
    await unfriend(other.teacher, other.child);
    await expectShutOut(other.teacher, other.child, other.session_id);
  });

  test('a teacher who only asks', async () => {
    const [teacher, child] = [await createPerson('teacher'), await createPerson()];
    const { session_id } = await talker(child);
    await request(teacher, child);
    await expectShutOut(teacher, child, session_id);
  });

  test('a teacher whose verification was withdrawn', async () => {
    const { teacher, child, session_id } = await supervised();
    await changeFields(teacher.id, { verified: false });
    await expectShutOut(teacher, child, session_id);
  });

  test.each(['teacher', 'child'] as const)('a teacher after the %s has left the school', async (who) => {
    const all = await supervised();
    await changeFields(all[who].id, { school: 'Another school' });
    await expectShutOut(all.teacher, all.child, all.session_id);
  });

  test('a teacher of a child whose core consent was withdrawn', async () => {
    const parent = await createPerson('parent');
    const { child, token } = await agreed(everything, parent.email);
    const { session_id } = await talker(child);
    const teacher = await createSupervisor(child);
    await change(token, { ...everything, core: false });
    expect(codeOf(await lookAt(teacher, child).transcript(session_id))).toBe('relation_not_found');
    expect(codeOf(await lookAt(teacher, child).summary())).toBe('relation_not_found');
    expect((await lookAt(parent, child).summary()).status).toBe(200);
  });
});

test('a supervisor’s transcript ends before a child’s words about a harmful supervisor', async () => {
  const child = await createPerson();
  const { session_id, say } = await talker(child);
  const teacher = await createSupervisor(child);
  expect((await say('My dad hits me every day')).body.kind).toBe('help');
  await say('The dragon bakes bread');
  const { messages } = (await lookAt(teacher, child).transcript(session_id)).body;
  expect(messages).toHaveLength(3);
  expect(JSON.stringify(messages)).not.toMatch(/hits me|bakes bread/);
});

test('an expired transcript is empty, and the figures stay', async () => {
  const child = await createPerson();
  const { session_id } = await talker(child);
  const look = lookAt(await createSupervisor(child), child);
  await advanceClock('P91D');
  expect((await look.transcript(session_id)).body.messages).toEqual([]);
  expect((await look.chats()).body.sessions).toMatchObject([
    { session_id, message_count: 1, words_written: 6 },
  ]);
});
