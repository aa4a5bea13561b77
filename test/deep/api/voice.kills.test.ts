/** @jest-environment-options {"kept": true} */
import { afterEach, describe, expect, test } from '@jest/globals';
import { encode } from '../../../lambdas/voice/sound/coding';
import { chunksOf, humming, silence } from '../../../local/tutor/voice/microphone';
import { tonesOf } from '../../../local/tutor/voice/tones';
import {
  advanceClock,
  atRest,
  eventually,
  everythingKept,
  killAfter,
  outages,
  queueSizes,
  resetClock,
  revive,
  testOnOwnEngine,
} from '../../support/cloud';
import { meOf } from '../../support/people';
import { hasManyCases } from '../../support/random';
import { closeAllSockets } from '../../support/sockets';
import {
  hasLeft,
  itemsIn,
  mumbling,
  startedVoice,
  startVoice,
  stateOf,
  voiceChatsOf,
  wordsOf,
} from '../../support/voice';

afterEach(async () => {
  closeAllSockets();
  await revive();
  await outages({ queues: false });
  await resetClock();
});

testOnOwnEngine(
  'neither sound nor keys are stored, queued, streamed or logged, and stored items expire within an hour',
  async () => {
    const { chat, child } = await startedVoice();
    const canary = humming(8);
    await chat.say('', canary);
    chat.socket.terminate();
    await hasLeft(child);
    const { now } = (await advanceClock('PT0S')) as { now: string };
    // The job that ends the talk fails until it is a dead letter.
    await killAfter('RealtimeCloser', 0);
    await eventually(async () => {
      await advanceClock('PT5M');
      await atRest();
      const dead = Object.entries(await queueSizes()).filter(([id]) => /^RealtimeCloser.*Dead/.test(id));
      return dead.some(([, size]) => size > 0) ? true : undefined;
    });
    await revive();
    const stored = (await itemsIn(`USER#${child.id}`)).find(({ kind }) => kind?.S === 'VoiceSession');
    const id = stored?.session_id?.S ?? '';
    const ofSession = await itemsIn(`VS#${id}`);
    const chunks = ofSession.filter(({ kind }) => kind?.S === 'VoiceChunk');
    const sealed = chunks.flatMap(({ sound }) => (sound?.B === undefined ? [] : [Buffer.from(sound.B)]));
    expect(sealed).toHaveLength(canary.length);
    const key = Buffer.from(chat.key, 'base64');
    const raw = canary.map((chunk) => Buffer.from(chunk, 'base64'));
    const coded = raw.map((one) => encode(new Int16Array(one.buffer, one.byteOffset, one.length / 2)));
    const forms = (bytes: Buffer) =>
      // The base64 of a piece depends on its offset.
      [0, 1, 2].flatMap((from) =>
        (['base64', 'base64url', 'hex', 'latin1'] as const).map((form) =>
          bytes.subarray(from, from + 27).toString(form),
        ),
      );
    const places = await everythingKept();
    const times = (text: string) => places.split(text).length - 1;
    // The search covers table, stream, dead letter and log.
    expect(times(sealed[0]?.toString('base64').slice(0, 60) ?? '')).toBeGreaterThanOrEqual(2);
    expect(times(`\\"session_id\\":\\"${id}\\"`)).toBeGreaterThan(0);
    expect(times(`"session":"${id}"`)).toBeGreaterThan(0);
    const secrets = [key, ...[...raw, ...coded].map((one) => one.subarray(60, 90))];
    expect(secrets.flatMap(forms).filter((form) => places.includes(form))).toEqual([]);
    expect(sealed.some((one) => coded.some((plain) => one.includes(plain.subarray(60, 90))))).toBe(false);
    for (const { expires_at, pk } of ofSession) {
      expect(pk?.S).toBe(`VS#${id}`);
      expect(Number(expires_at?.N)).toBeLessThanOrEqual(Math.ceil(Date.parse(now) / 1000) + 3600);
    }
  },
);

test('a closed socket loses its unfinished turn, and the job ends the talk once', async () => {
  const { chat, child } = await startedVoice();
  await chat.say('The dragon bakes');
  await advanceClock('PT9S');
  for (const chunk of chunksOf(tonesOf('Lost'))) chat.sound(chunk);
  await atRest();
  chat.socket.close(1000);
  await hasLeft(child);
  await advanceClock('PT15S');
  await atRest();
  expect(await voiceChatsOf(child)).toEqual([]);
  await advanceClock('PT16S');
  const [session, ...more] = await eventually(async () => {
    const found = await voiceChatsOf(child);
    return found.length > 0 ? found : undefined;
  });
  expect(more).toEqual([]);
  const words = await wordsOf(child, session?.id);
  expect(words).toContain('The dragon bakes');
  expect(words.join()).not.toContain('Lost');
  await advanceClock('PT15M');
  await atRest();
  expect(await meOf(child)).toMatchObject({ points: 5, streak: 1 });
  expect(await voiceChatsOf(child)).toHaveLength(1);
});

describe('a killed function', () => {
  testOnOwnEngine('costs the child at most one sentence after any step of an answer', async () => {
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
    expect(await meOf(child)).toMatchObject({ points: 5, streak: 1 });
  });

  testOnOwnEngine('returns its turn when its time is over after it was elected', async () => {
    const { chat } = await startedVoice();
    await chat.speak(humming(6));
    await chat.next('audio');
    await atRest();
    await advanceClock('PT5S');
    // After the connection, the state, the chunk, the row of silence and the election, no function answers.
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

  testOnOwnEngine('lets the child continue after any step of the message that ends a turn', async () => {
    const { chat } = await startedVoice();
    let died = true;
    for (let after = 0; died; after++) {
      for (const chunk of humming(6)) chat.sound(chunk);
      await atRest();
      for (let i = 0; i < 4; i++) chat.sound(silence);
      await atRest();
      await killAfter('Realtime', after);
      chat.sound(silence);
      await atRest();
      died = await revive();
      await advanceClock('PT33S');
      expect((await chat.say('Here I am')).map(({ from }) => from)).toContain('wren');
      await advanceClock('PT9S');
    }
    expect(chat.all('voice_chat_ended')).toEqual([]);
  });

  testOnOwnEngine('leaves one entry, one award and one day after any step of the end of a talk', async () => {
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
    expect(await meOf(child)).toMatchObject({ points: 5, streak: 1 });
  });
});

test('each turn is answered exactly once, even if several messages detect its end simultaneously', async () => {
  const turns = hasManyCases ? 10_000 : 12;
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
