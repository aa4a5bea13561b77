import { afterEach, describe, expect, test } from '@jest/globals';
import { analytics } from '../../contract/analytics/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { newReader } from '../../contract/rules/names';
import { createSupervisor, lookAt } from '../support/analytics';
import { createBook } from '../support/books';
import { startTalk } from '../support/chat';
import { advanceClock, resetClock } from '../support/cloud';
import { agreed, change, everything } from '../support/consent';
import { codeOf } from '../support/endpoints';
import { changeFields, createSchool, request, requestsOf } from '../support/friends';
import { createPerson, type Person } from '../support/people';
import { closeAllSockets } from '../support/sockets';
import { startVoice } from '../support/voice';

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

/** The adults with accounts of whom the child is told that they may read the talks. */
const readersOf = async (child: Person) =>
  (await requestsOf(child)).grown_ups.seeing
    .filter(({ id, reads_talks }) => id !== null && reads_talks)
    .map(({ id }) => id);

const looksOf = async (child: Person) => (await child.call(analytics.looks, {})).body.looks;

/** Asserts that the transcript is refused, and that no look is recorded. */
const expectRefused = async (who: Person, child: Person, session: string, code: string) => {
  expect(codeOf(await lookAt(who, child).transcript(session))).toBe(code);
  expect(await looksOf(child)).toEqual([]);
};

test('200: a teacher reads an open talk, and the child sees who read which talk when', async () => {
  const child = await createPerson();
  const { session_id } = await talker(child);
  const teacher = await createSupervisor(child);
  const look = lookAt(teacher, child);
  expect((await look.chats()).body.transcripts).toBe(true);
  const { status, body } = await look.transcript(session_id);
  expect([status, body.book_title]).toEqual([200, 'The Dragon Who Baked Bread']);
  expect(body.messages.map(({ message_role }) => message_role)).toEqual(['assistant', 'user', 'assistant']);
  expect(body.messages[1]?.message_content).toBe(said);
  const [first] = await looksOf(child);
  expect(first).toMatchObject({ session_id, book_title: 'The Dragon Who Baked Bread', role: 'teacher' });
  expect(first?.by).toMatch(/^tea /);
  await advanceClock('P1D');
  await look.transcript(session_id);
  const looks = await looksOf(child);
  expect(looks).toHaveLength(2);
  expect(looks[0]?.at.localeCompare(looks[1]?.at ?? '')).toBe(1);
});

test('200: a guardian reads a voice chat without its sound, up to a cry for help', async () => {
  const parent = await createPerson('parent');
  const [{ child }, { id: bookId }] = await Promise.all([agreed(everything, parent.email), createBook()]);
  const chat = await startVoice(child, { bookId });
  await chat.say('I like bread');
  // Waits until Wren has finished, because an interruption would shorten her answer.
  await advanceClock('PT31S');
  await chat.say('My dad hits me every day');
  await chat.stop();
  const look = lookAt(parent, child);
  const { body: list } = await look.voiceChats();
  const [talk] = list.sessions;
  expect(talk).toMatchObject({ book_title: 'The Dragon Who Baked Bread', message_count: 1, words_spoken: 3 });
  expect((await look.summary()).body.voice).toMatchObject({ sessions: 1, words_written: 3 });
  const { body } = await look.transcript(talk?.session_id ?? '');
  expect(body.messages.map(({ message_role }) => message_role)).toEqual(['assistant', 'user', 'assistant']);
  expect(body.messages[1]?.message_content).toBe('I like bread');
  expect(JSON.stringify([list, body])).not.toMatch(/hits me|sound|audio/);
  expect(await looksOf(child)).toMatchObject([{ session_id: talk?.session_id, role: 'parent' }]);
  expect(codeOf(await lookAt(await createPerson('parent'), child).voiceChats())).toBe('relation_not_found');
});

test('an unchecked name of an adult is not shown to the child', async () => {
  const child = await createPerson();
  const { session_id } = await talker(child);
  const teacher = await createSupervisor(child);
  await changeFields(teacher.id, { username: newReader });
  await lookAt(teacher, child).transcript(session_id);
  expect(await looksOf(child)).toMatchObject([{ by: null, role: 'teacher' }]);
});

describe('403: is closed', () => {
  test('to teachers until transcripts are switched on', async () => {
    const child = await createPerson();
    const { session_id } = await talker(child, false);
    const teacher = await createSupervisor(child);
    expect((await lookAt(teacher, child).chats()).body.transcripts).toBe(false);
    await expectRefused(teacher, child, session_id, 'transcripts_closed');
  });

  test('to a parent who is not the guardian, even when transcripts are open to teachers', async () => {
    const child = await createPerson();
    const { session_id } = await talker(child);
    await expectRefused(await createSupervisor(child, 'parent'), child, session_id, 'transcripts_closed');
    expect(await readersOf(child)).toEqual([]);
  });

  test('to everybody after the consent to AI is withdrawn, until when the guardian may read it', async () => {
    const parent = await createPerson('parent');
    const { child, token } = await agreed(everything, parent.email);
    const { session_id } = await talker(child);
    const teacher = await createSupervisor(child);
    expect((await lookAt(parent, child).transcript(session_id)).status).toBe(200);
    expect((await lookAt(teacher, child).transcript(session_id)).status).toBe(200);
    expect((await readersOf(child)).toSorted()).toEqual([parent.id, teacher.id].toSorted());
    await change(token, { ...everything, ai_text: false });
    expect(await readersOf(child)).toEqual([]);
    expect(codeOf(await lookAt(parent, child).transcript(session_id))).toBe('transcripts_closed');
    expect(codeOf(await lookAt(teacher, child).transcript(session_id))).toBe('transcripts_closed');
    expect(await looksOf(child)).toHaveLength(2);
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

  test('a stranger, and a teacher of another class', async () => {
    const { child, session_id } = await supervised();
    await expectShutOut(await createPerson('teacher'), child, session_id);
    await expectShutOut(await createSupervisor(await createPerson()), child, session_id);
    await expectShutOut(await createPerson('parent'), child, session_id);
  });
});

test('404: a talk of another child is not found under a supervised child’s id', async () => {
  const [child, other] = [await createPerson(), await createPerson()];
  const { session_id } = await talker(other);
  await changeFields(child.id, { transcripts: true });
  await expectRefused(await createSupervisor(child), child, session_id, 'chat_session_not_found');
});

describe('transcripts are switched on', () => {
  test('by the guardian, which is recorded, and off with the core consent', async () => {
    const parent = await createPerson('parent');
    const { child } = await agreed(everything, parent.email);
    const set = (body: typeof everything & { transcripts?: boolean }) =>
      parent.call(consent.changeForChild, { params: { child_id: child.id }, body });
    expect((await set({ ...everything, transcripts: true })).body).toMatchObject({ transcripts: true });
    expect((await set({ ...everything, voice: false })).body).toMatchObject({ transcripts: true });
    const { body } = await set({ ...everything, core: false });
    expect(body).toMatchObject({ transcripts: false });
    expect(body.history.filter(({ kind }) => kind === 'transcripts').map(({ given }) => given)).toEqual([
      false,
      true,
    ]);
  });

  test('by a student who decides alone, but not by a younger one', async () => {
    const [old, young] = [await createPerson('student', { age: 15 }), await createPerson()];
    const on = { body: { transcripts: true } };
    expect((await old.call(consent.setTranscripts, on)).body).toEqual({ transcripts: true });
    const { session_id } = await startTalk(old, { bookId: (await createBook()).id, endChapter: 1 }).then(
      async (talk) => {
        await talk.say(said);
        return talk;
      },
    );
    const teacher = await createSupervisor(old);
    expect((await lookAt(teacher, old).transcript(session_id)).status).toBe(200);
    expect(await readersOf(old)).toEqual([teacher.id]);
    await old.call(consent.setTranscripts, { body: { transcripts: false } });
    expect(codeOf(await lookAt(teacher, old).transcript(session_id))).toBe('transcripts_closed');
    expect(await readersOf(old)).toEqual([]);
    expect(codeOf(await young.call(consent.setTranscripts, on))).toBe('consent_required');
  });
});
