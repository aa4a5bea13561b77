/** @jest-environment-options {"environment": {"AI_DAILY_LIMITS": "{\"chapters\":15,\"voice_minutes\":3}"}} */
import { once } from 'node:events';
import { afterEach, describe, expect, test } from '@jest/globals';
import { users } from '../../contract/users';
import { encode } from '../../lambdas/voice/sound/adpcm';
import { chunksOf, humming, silence } from '../../local/tutor/voice/microphone';
import { tonesOf } from '../../local/tutor/voice/tones';
import { createBook } from '../support/books';
import {
  advanceClock,
  atRest,
  cloud,
  functionLogs,
  killAfter,
  modelAsked,
  outages,
  resetClock,
  revive,
} from '../support/cloud';
import { agreed, change, consents } from '../support/consent';
import type { Person } from '../support/people';
import { isDeep } from '../support/random';
import { closeAllSockets } from '../support/sockets';
import {
  hasLeft,
  itemsIn,
  newKey,
  startedVoice,
  startVoice,
  transcriptOf,
  voiceChatsOf,
} from '../support/voice';

afterEach(async () => {
  closeAllSockets();
  await revive();
  await outages({ model: false, slowModel: false, queues: false });
  await resetClock();
});

const me = async (child: Person) => (await child.call(users.me, {})).body;
const wordsOf = async (child: Person, id = '') =>
  (await transcriptOf(child, id)).body.messages.map(({ message_content }) => message_content);
const stateOf = async (id = '') => (await itemsIn(`VS#${id}`)).find(({ sk }) => sk?.S === 'STATE');
/** The sound of somebody who is too far away to be understood. */
const mumbling = chunksOf(new Int16Array(6 * 2048).map((_, i) => 280 * Math.sin(i * 0.06)));

describe('a function that is killed', () => {
  test('while it answers, after each of its steps, costs the child one sentence and no more', async () => {
    const { child, chat } = await startedVoice();
    let turns = 0;
    for (let after = 0, died = true; died; after++) {
      const [errors, answers] = [chat.all('error').length, chat.all('audio').length];
      await killAfter('VoiceTurn', after);
      await chat.speak(chunksOf(tonesOf(`No ${after}`)));
      await chat.until(() => chat.all('error')[errors] ?? chat.all('audio')[answers]);
      died = await revive();
      await atRest();
      await advanceClock('PT3S');
      turns++;
    }
    expect(turns).toBeGreaterThan(8);
    const [, ...answer] = await chat.say('Still here');
    expect(answer.map(({ from }) => from)).toContain('wren');
    expect(await chat.stop()).toBe(5);
    const [session] = await voiceChatsOf(child);
    const said = (await wordsOf(child, session?.id)).filter((words) => /^(No \d+|Still here)$/.test(words));
    expect(said).toEqual([...new Set(said)]);
    expect(said.at(-1)).toBe('Still here');
    expect(await me(child)).toMatchObject({ points: 5, streak: 1 });
  });

  test('once it was elected, gives its turn back when its time is over', async () => {
    const { chat } = await startedVoice();
    await chat.speak(humming(6));
    await chat.next('audio');
    await atRest();
    await advanceClock('PT5S');
    // The connection, the state, the chunk, the row of silence and the election: then nobody answers.
    const before = chat.all('status').length;
    for (const chunk of humming(6)) chat.sound(chunk);
    await atRest();
    for (let i = 0; i < 4; i++) chat.sound(silence);
    await atRest();
    await killAfter('VoiceTurn', 0);
    chat.sound(silence);
    await atRest();
    await revive();
    expect(chat.all('status').length).toBeGreaterThan(before);
    await advanceClock('PT33S');
    expect((await chat.say('Here I am')).map(({ text }) => text)).toContain('Here I am');
  });

  test('while it ends a talk, after each of its steps, leaves one entry, one award and one day', async () => {
    const { child, bookId } = await startedVoice();
    let ends = 0;
    for (let after = 0, died = true; died; after++) {
      const chat = await startVoice(child, { bookId });
      if (after === 0) await chat.say('Hi');
      await atRest();
      const before = chat.got.length;
      await killAfter('Realtime', after);
      chat.mute(true);
      await chat.until(() => chat.got[before]);
      died = await revive();
      chat.socket.terminate();
      await atRest();
      await advanceClock('PT11M');
      await atRest();
      ends++;
      expect(await voiceChatsOf(child)).toHaveLength(ends);
    }
    expect(ends).toBeGreaterThan(4);
    expect(await me(child)).toMatchObject({ points: 5, streak: 1 });
  });
});

test('no turn is answered twice and none is passed over, where several messages see its end at once', async () => {
  const turns = isDeep ? 10_000 : 12;
  const perTalk = 40;
  for (let done = 0; done < turns; done += perTalk) {
    const { child, chat } = await startedVoice();
    const count = Math.min(perTalk, turns - done);
    for (let turn = 1; turn <= count; turn++) {
      const first = 10 * turn;
      for (const i of [1, 0, 2]) chat.sound(mumbling[i] ?? '', first + i);
      await atRest();
      for (const i of [4, 6, 3, 3, 7, 5, 4, 7]) chat.sound(silence, first + i);
      await chat.until(() => chat.all('status').filter(({ status }) => status === 'thinking')[turn - 1]);
      await atRest();
      if (turn % 10 === 0) await advanceClock('PT15S');
    }
    await chat.stop();
    const [session] = await voiceChatsOf(child);
    expect(Number((await stateOf(session?.id))?.turn?.N)).toBe(count);
  }
});

describe('limits', () => {
  test('sound cannot come faster than it is spoken, but for what a network held back', async () => {
    const { chat } = await startedVoice();
    chat.sound(silence, 10_000);
    expect(await chat.next('error')).toMatchObject({ code: 'too_many_requests' });
    await advanceClock('PT9M');
    chat.sound(silence, 4_000);
    await atRest();
    expect(chat.all('error')).toHaveLength(1);
  });

  test('a used-up day ends the talk with a reason and its points, and no other begins', async () => {
    const { child, bookId, chat } = await startedVoice();
    for (let minute = 1; minute <= 3; minute++) {
      await chat.say(`Minute ${minute}`);
      await advanceClock('PT61S');
    }
    await chat.speak(humming(6));
    expect(await chat.next('error')).toMatchObject({ code: 'ai_resting' });
    expect(await chat.next('voice_chat_ended')).toMatchObject({ points_earned: 15 });
    expect(await voiceChatsOf(child)).toMatchObject([{ book_id: bookId, points_earned: 15 }]);
    chat.mute(false);
    expect(await chat.next('error', 2)).toMatchObject({ code: 'ai_resting' });
    expect((await me(child)).points).toBe(15);
  });

  test('what is not understood is asked for once, then typing is offered', async () => {
    const { child, chat } = await startedVoice();
    const [asked] = (await chat.say('', mumbling)).filter(({ from }) => from === 'wren');
    expect(asked?.text).toMatch(/did not catch/);
    await advanceClock('PT5S');
    await chat.speak(mumbling);
    expect(await chat.next('error')).toMatchObject({
      code: 'voice_unclear',
      message: expect.stringMatching(/type/),
    });
    await atRest();
    await chat.say('Now I am loud');
    await advanceClock('PT9S');
    expect((await chat.say('', mumbling)).at(0)?.text).toMatch(/did not catch/);
    await chat.stop();
    const [session] = await voiceChatsOf(child);
    expect((await wordsOf(child, session?.id))[1]).toBe('Now I am loud');
  });
});

describe('who speaks over Wren', () => {
  /** Her four seconds may be over before the child speaks, on a machine at full load: then another child tries. */
  const interrupted = async (): Promise<Awaited<ReturnType<typeof startedVoice>> & { said: string[] }> => {
    const { child, chat, bookId } = await startedVoice();
    const said = (await chat.say('I like it')).filter(({ from }) => from === 'wren').map(({ text }) => text);
    await advanceClock('PT1S');
    for (const chunk of humming(2)) chat.sound(chunk);
    await atRest();
    chat.sound(humming(1)[0] ?? '');
    await atRest();
    const stopped = chat.all('status').some(({ interrupted }) => interrupted);
    return stopped ? { child, chat, bookId, said } : await interrupted();
  };

  test('stops her, and what was not heard is not in the transcript', async () => {
    const { child, chat, said } = await interrupted();
    await chat.stop();
    const [session] = await voiceChatsOf(child);
    const reply = (await wordsOf(child, session?.id))[2] ?? '';
    expect(reply.length).toBeGreaterThan(0);
    expect(reply.length).toBeLessThan(said.join(' ').length);
    expect(said.join(' ').startsWith(reply.replace(/ …$/, ''))).toBe(true);
    expect(reply).not.toContain(said.at(-1));
  });

  test('after she has finished does not stop her', async () => {
    const { chat } = await startedVoice();
    await chat.say('I like it');
    await advanceClock('PT20S');
    await chat.say('And more of it');
    expect(chat.all('status').some(({ interrupted }) => interrupted)).toBe(false);
  });
});

describe('a consent that is withdrawn', () => {
  test('in the middle of a turn: nothing of the answer is said, and the talk ends once', async () => {
    const [{ child, token }, { id: bookId }] = await Promise.all([agreed(), createBook()]);
    const chat = await startVoice(child, { bookId });
    await outages({ slowModel: true });
    await chat.speak(chunksOf(tonesOf('Do you hear me')));
    await modelAsked();
    const closed = once(chat.socket, 'close');
    await change(token, consents('core', 'ai_text'));
    await closed;
    await hasLeft();
    await outages({ slowModel: false });
    await atRest();
    await advanceClock('PT31S');
    await atRest();
    expect(chat.all('audio')).toEqual([]);
    expect(await voiceChatsOf(child)).toHaveLength(1);
  });

  test('is seen by the function that answers, also where the message was let in before', async () => {
    const [{ child, token }, { id: bookId }] = await Promise.all([agreed(), createBook()]);
    const chat = await startVoice(child, { bookId });
    await outages({ queues: true });
    await change(token, consents('core', 'ai_text'));
    const items = await itemsIn(`USER#${child.id}`);
    const session = items.find(({ kind }) => kind?.S === 'VoiceSession')?.session_id?.S ?? '';
    const connection = items.find(({ kind }) => kind?.S === 'Connection')?.connection_id?.S ?? '';
    const name = (await functionLogs()).map((line) => /^VoiceTurn\w+/.exec(line)?.[0]).find(Boolean);
    const taken = {
      user_id: child.id,
      session_id: session,
      connection_id: connection,
      turn: 0,
      key: chat.key,
    };
    const call = (event: object) =>
      fetch(`${cloud.url}/_local/lambda/2015-03-31/functions/${name}/invocations`, {
        method: 'POST',
        body: JSON.stringify(event),
      });
    await call({ ...taken, turn: 5, heard: null });
    expect(chat.all('error')).toEqual([]);
    await call({ ...taken, heard: null });
    expect(await chat.next('error')).toMatchObject({ code: 'consent_required' });
    await chat.next('voice_chat_ended');
    expect(chat.all('audio')).toEqual([]);
    expect((await stateOf(session))?.ended?.BOOL).toBe(true);
  });
});

test('no sound and no key is stored or logged, and what is stored expires within the hour', async () => {
  const { child, chat } = await startedVoice();
  const canary = humming(8);
  await chat.say('', canary);
  await chat.stop();
  const [session] = await voiceChatsOf(child);
  const ofSession = await itemsIn(`VS#${session?.id}`);
  const chunks = ofSession.filter(({ kind }) => kind?.S === 'VoiceChunk');
  expect(chunks.filter(({ sound }) => sound !== undefined).length).toBeGreaterThanOrEqual(8);
  const written = (await advanceClock('PT0S')) as { now?: string };
  const inAnHour = Date.parse(written.now ?? '') / 1000 + 3600;
  for (const { expires_at } of ofSession) expect(Number(expires_at?.N)).toBeLessThanOrEqual(inAnHour);
  const key = Buffer.from(chat.key, 'base64');
  const raw = canary.map((chunk) => Buffer.from(chunk, 'base64'));
  const coded = raw.map((one) => encode(new Int16Array(one.buffer, one.byteOffset, one.length / 2)));
  const pieces = [...raw, ...coded].map((one) => one.subarray(60, 90));
  const forms = [key, ...pieces].flatMap((one) =>
    (['base64', 'base64url', 'hex', 'latin1'] as const).map((form) => one.toString(form).slice(0, 40)),
  );
  const opened = chunks.map(({ sound }) => Buffer.from(sound?.S ?? '', 'base64').toString('latin1'));
  const places = [
    JSON.stringify([ofSession, await itemsIn(`USER#${child.id}`)]),
    (await functionLogs()).join('\n'),
    ...opened,
  ].join('\n');
  expect(forms.filter((form) => places.includes(form))).toEqual([]);
});

describe('a frame', () => {
  const frame = { type: 'audio', data: silence, mimeType: 'audio/pcm', seq: 1 };
  const brokenWith = (key: string): unknown[] => [
    { ...frame },
    ...['!!!!', silence.slice(0, -1), 'QUJD', '', null, ['AAAA'], silence + silence, 'é'.repeat(5000)].map(
      (data) => ({ ...frame, key, data }),
    ),
    ...[newKey().slice(0, 20), 7, null, '', `${newKey()}${newKey()}`].map((bad) => ({ ...frame, key: bad })),
    ...[-1, 1.5, 'NaN', null, 2 ** 53, {}].map((seq) => ({ ...frame, key, seq })),
    { ...frame, key, mimeType: 'audio/webm' },
    { ...frame, key, type: '__proto__' },
    { ...frame, key, more: 'fields' },
    ...['no object', [], null, 1e308],
  ];
  const noises = [
    new Int16Array(2048).map((_, i) => (i * 40_503 * (i + 7)) % 65_536),
    new Int16Array(2048).map((_, i) => (i % 2 === 0 ? 32_767 : -32_768)),
    new Int16Array(new Float32Array(1024).fill(Number.NaN).buffer),
  ];

  test('that is broken is answered by an error, and neither it nor noise stores anything', async () => {
    const { child, chat } = await startedVoice();
    const broken = brokenWith(chat.key);
    const count = isDeep ? 1000 : 3 * broken.length;
    for (let i = 0; i < count; i++) {
      chat.send(broken[i % broken.length] as object);
      chat.sound(chunksOf(noises[i % noises.length] as Int16Array)[0] ?? '');
    }
    await chat.next('error', count);
    await atRest();
    expect(chat.all('error').map(({ code }) => code)).toEqual(Array(count).fill('invalid_input'));
    await chat.stop();
    const [session] = await voiceChatsOf(child);
    expect((await itemsIn(`VS#${session?.id}`)).map(({ sk }) => sk?.S)).toEqual(['STATE']);
  });

  test('of more than 32 KB closes the socket with 1009, and the talk goes on with another one', async () => {
    const { child, bookId, chat } = await startedVoice();
    const closed = once(chat.socket, 'close');
    chat.send({ ...frame, key: chat.key, data: 'A'.repeat(1 << 20) });
    expect((await closed)[0]).toBe(1009);
    await hasLeft();
    await (await startVoice(child, { bookId })).stop();
    expect(await voiceChatsOf(child)).toHaveLength(1);
  });
});
