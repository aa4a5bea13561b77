/** @jest-environment-options {"environment": {"AI_DAILY_LIMITS": "{\"chapters\":15,\"voice_minutes\":3,\"names\":10}"}} */
import { once } from 'node:events';
import { afterEach, describe, expect, test } from '@jest/globals';
import { chunksOf, humming, silence } from '../../../local/tutor/voice/microphone';
import { tonesOf } from '../../../local/tutor/voice/tones';
import { createBook } from '../../support/books';
import {
  advanceClock,
  atRest,
  cloud,
  functionLogs,
  modelAsked,
  outages,
  resetClock,
  testOnOwnEngine,
} from '../../support/cloud';
import { agreed, change, consents } from '../../support/consent';
import { meOf } from '../../support/people';
import { hasManyCases } from '../../support/random';
import { closeAllSockets } from '../../support/sockets';
import {
  hasLeft,
  itemsIn,
  mumbling,
  newKey,
  startedVoice,
  startVoice,
  stateOf,
  voiceChatsOf,
  wordsOf,
} from '../../support/voice';

afterEach(async () => {
  closeAllSockets();
  await outages({ model: false, slowModel: false, queues: false });
  await resetClock();
});

describe('limits', () => {
  test('sound cannot arrive faster than real time, except for sound that a network held back', async () => {
    const { chat } = await startedVoice();
    chat.sound(silence, 10_000);
    expect(await chat.next('error')).toMatchObject({ code: 'too_many_requests' });
    await advanceClock('PT9M');
    chat.sound(silence, 4_000);
    await atRest();
    expect(chat.all('error')).toHaveLength(1);
  });

  testOnOwnEngine(
    'a used-up budget of the day ends the talk with a reason and its points, and no other talk begins',
    async () => {
      const { child, bookId, chat } = await startedVoice();
      for (let minute = 1; minute <= 3; minute++) {
        await chat.say(`Minute ${minute}`);
        await advanceClock('PT61S');
      }
      await chat.speak(humming(6));
      expect(await chat.next('error')).toMatchObject({ code: 'ai_resting', ends: true });
      expect(await chat.next('voice_chat_ended')).toMatchObject({ points_earned: 15 });
      expect(await voiceChatsOf(child)).toMatchObject([{ book_id: bookId, points_earned: 15 }]);
      chat.mute(false);
      expect(await chat.next('error', 2)).toMatchObject({ code: 'ai_resting' });
      expect((await meOf(child)).points).toBe(15);
    },
  );

  test('words that are not understood are asked for once, then typing is offered', async () => {
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

describe('a child who speaks over Wren', () => {
  /** On a busy machine Wren's four seconds may be over before the child speaks. Then another child tries. */
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

  test('stops her, and the unheard words are not in the transcript', async () => {
    const { child, chat, said } = await interrupted();
    await chat.stop();
    const [session] = await voiceChatsOf(child);
    const reply = (await wordsOf(child, session?.id))[2] ?? '';
    expect(reply.length).toBeGreaterThan(0);
    expect(reply.length).toBeLessThan(said.join(' ').length);
    expect(said.join(' ').startsWith(reply.replace(/ …$/, ''))).toBe(true);
    expect(reply).not.toContain(said.at(-1));
  });

  test('does not stop her after she has finished', async () => {
    const { chat } = await startedVoice();
    await chat.say('I like it');
    await advanceClock('PT20S');
    await chat.say('And more of it');
    expect(chat.all('status').some(({ interrupted }) => interrupted)).toBe(false);
  });
});

describe('a withdrawn consent', () => {
  test('in the middle of a turn suppresses the answer and ends the talk once', async () => {
    const [{ child, token }, { id: bookId }] = await Promise.all([agreed(), createBook()]);
    const chat = await startVoice(child, { bookId });
    await outages({ slowModel: true });
    await chat.speak(chunksOf(tonesOf('Do you hear me')));
    await modelAsked();
    const closed = once(chat.socket, 'close');
    await change(token, consents('core', 'ai_text'));
    await closed;
    await hasLeft(child);
    await outages({ slowModel: false });
    await atRest();
    await advanceClock('PT31S');
    await atRest();
    expect(chat.all('audio')).toEqual([]);
    expect(await voiceChatsOf(child)).toHaveLength(1);
  });

  test('is checked by the function that answers, even if the message was admitted before', async () => {
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

  test('that is broken is answered with an error, and neither it nor noise is stored', async () => {
    const { child, chat } = await startedVoice();
    const broken = brokenWith(chat.key);
    const count = hasManyCases ? 1000 : broken.length;
    for (let i = 0; i < count; i++) {
      chat.send(broken[i % broken.length] as object);
      // No more than a network may hold back; more would be refused as too fast.
      if (i < 200) chat.sound(chunksOf(noises[i % noises.length] as Int16Array)[0] ?? '');
    }
    await chat.next('error', count);
    await atRest();
    expect(chat.all('error').map(({ code }) => code)).toEqual(Array(count).fill('invalid_input'));
    await chat.stop();
    const [session] = await voiceChatsOf(child);
    expect((await itemsIn(`VS#${session?.id}`)).map(({ sk }) => sk?.S)).toEqual(['STATE']);
  });

  test('of more than 32 KB closes the socket with 1009, and the talk continues with another one', async () => {
    const { child, bookId, chat } = await startedVoice();
    const closed = once(chat.socket, 'close');
    chat.send({ ...frame, key: chat.key, data: 'A'.repeat(1 << 20) });
    expect((await closed)[0]).toBe(1009);
    await hasLeft(child);
    await (await startVoice(child, { bookId })).stop();
    expect(await voiceChatsOf(child)).toHaveLength(1);
  });
});
