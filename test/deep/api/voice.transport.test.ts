import { afterEach, expect, test } from '@jest/globals';
import { chunksOf, humming, silence } from '../../../local/tutor/voice/microphone';
import { tonesOf } from '../../../local/tutor/voice/tones';
import {
  atRest,
  eventually,
  hold,
  isHeld,
  letGo,
  modelAsked,
  outages,
  resetClock,
  tableUsed,
  testOnOwnEngine,
} from '../../support/cloud';
import { closeAllSockets } from '../../support/sockets';
import { itemsIn, startedVoice, stateFor } from '../../support/voice';

afterEach(async () => {
  await letGo();
  closeAllSockets();
  await outages({ slowModel: false });
  await resetClock();
});

type Started = Awaited<ReturnType<typeof startedVoice>>;
type Chat = Started['chat'];

/** Chunks as one message. */
const together = (chunks: readonly string[]) =>
  Buffer.concat(chunks.map((chunk) => Buffer.from(chunk, 'base64'))).toString('base64');

const inGroups = (chunks: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(chunks.length / size) }, (_, i) => chunks.slice(i * size, (i + 1) * size));

const quiet = (count: number) => Array<string>(count).fill(silence);

/** Sends chunks in groups, numbered from the first one on. */
const sendGrouped = (chat: Chat, chunks: readonly string[], size: number, from = 0) => {
  for (const [i, group] of inGroups(chunks, size).entries()) chat.sound(together(group), from + i * size);
};

const saidIn = (chat: Chat) =>
  chat
    .all('caption')
    .filter(({ from }) => from === 'child')
    .map(({ text }) => text);

const thought = (chat: Chat) => chat.all('status').filter(({ status }) => status === 'thinking').length;

const words = 'The dragon was kind to the children';

test.each([2, 4])('200: %i chunks in one message are heard like single ones', async (size) => {
  const { chat } = await startedVoice();
  const chunks = chunksOf(tonesOf(words));
  sendGrouped(chat, chunks, size);
  await atRest();
  sendGrouped(chat, quiet(6), size, chunks.length + 3);
  sendGrouped(chat, quiet(3), size, chunks.length);
  await chat.next('audio');
  await atRest();
  expect(saidIn(chat)).toEqual([words]);
  expect(thought(chat)).toBe(1);
});

test('200: a message that begins with the end of a turn and goes on with the next one belongs to both', async () => {
  const { chat } = await startedVoice();
  const second = chunksOf(tonesOf(words));
  sendGrouped(chat, humming(8), 1);
  await atRest();
  sendGrouped(chat, quiet(4), 1, 8);
  await atRest();
  const from = 12;
  await outages({ slowModel: true });
  chat.sound(together([silence, ...second.slice(0, 3)]), from);
  await modelAsked();
  await outages({ slowModel: false });
  await atRest();
  sendGrouped(chat, second.slice(3), 1, from + 4);
  await atRest();
  sendGrouped(chat, quiet(5), 4, from + 1 + second.length);
  await chat.until(() => (saidIn(chat).length === 2 ? true : undefined));
  expect(saidIn(chat)).toEqual([expect.stringMatching(/^\(You spoke for/), words]);
});

test('three chunks in one message stop Wren as three single ones do, and two do not', async () => {
  const { child, chat } = await startedVoice();
  const stops = () => chat.all('status').filter(({ interrupted }) => interrupted).length;
  await outages({ slowModel: true });
  await chat.speak(humming(4));
  await modelAsked();
  chat.sound(together([silence, ...humming(2)]), 9);
  await eventually(async () => (await stateFor(child))?.open?.N);
  expect(stops()).toBe(0);
  chat.sound(together([...humming(1), silence]), 12);
  await chat.until(() => (stops() > 0 ? true : undefined));
  await outages({ slowModel: false });
  await atRest();
  expect(stops()).toBe(1);
});

testOnOwnEngine('four chunks of speech cost four write units and 1.5 read units', async () => {
  const { chat } = await startedVoice();
  const chunks = chunksOf(tonesOf(words));
  chat.sound(together(chunks.slice(0, 4)));
  await atRest();
  const before = (await tableUsed()).length;
  chat.sound(together(chunks.slice(4, 8)), 4);
  await atRest();
  const used = (await tableUsed()).slice(before).filter(({ caller }) => caller.startsWith('Realtime'));
  const sum = (units: readonly number[]) => units.reduce((all, one) => all + one, 0);
  expect(sum(used.map(({ readUnits }) => readUnits))).toBe(1.5);
  expect(sum(used.map(({ writeUnits }) => writeUnits))).toBe(4);
});

test('400: more than four chunks in one message are refused', async () => {
  const { chat } = await startedVoice();
  chat.sound(together(humming(5)));
  expect(await chat.next('error')).toMatchObject({ code: 'invalid_input' });
});

const soundsOf = async ({ child }: Started) => {
  const id = (await stateFor(child))?.session_id?.S;
  return (await itemsIn(`VS#${id}`)).filter(({ sound }) => sound !== undefined).length;
};

/** Words whose tones have about so many chunks. */
const longWords = (count: number) => {
  let text = 'I think that';
  while (chunksOf(tonesOf(`${text} the dragon bakes`)).length <= count) text += ' the dragon bakes';
  return text;
};

test('200: two hundred chunks without numbers at once are all heard, in their order, as one turn', async () => {
  const { chat } = await startedVoice();
  const text = longWords(190);
  const chunks = chunksOf(tonesOf(text));
  for (const chunk of [...chunks, ...quiet(200 - chunks.length)]) chat.unnumbered(chunk);
  await chat.next('audio');
  await atRest();
  expect(saidIn(chat)).toEqual([text]);
  expect(thought(chat)).toBe(1);
});

testOnOwnEngine('a chunk without a number that all others have overtaken is heard in its place', async () => {
  const started = await startedVoice();
  const { chat } = started;
  const chunks = chunksOf(tonesOf(words));
  await hold('Realtime', 'GetItem');
  chat.unnumbered(chunks[0] ?? '');
  await isHeld();
  for (const chunk of chunks.slice(1)) chat.unnumbered(chunk);
  await eventually(async () => ((await soundsOf(started)) === chunks.length - 1 ? true : undefined));
  await letGo();
  await eventually(async () => ((await soundsOf(started)) === chunks.length ? true : undefined));
  for (const chunk of quiet(5)) chat.unnumbered(chunk);
  await chat.next('audio');
  expect(saidIn(chat)).toEqual([words]);
});

testOnOwnEngine('silence without a number that has overtaken the voice before it ends the turn', async () => {
  const started = await startedVoice();
  const { chat } = started;
  const [chunk = ''] = humming(1);
  await hold('Realtime', 'GetItem');
  chat.unnumbered(together([chunk, chunk, chunk]));
  await isHeld();
  for (const one of quiet(5)) chat.unnumbered(one);
  await eventually(async () => {
    const id = (await stateFor(started.child))?.session_id?.S;
    return (await itemsIn(`VS#${id}`)).length === 6 ? true : undefined;
  });
  await letGo();
  await chat.next('audio');
  await atRest();
  expect(thought(chat)).toBe(1);
});

test('429: sound without numbers that is faster than speech is refused after 30 seconds of it', async () => {
  const { chat } = await startedVoice();
  const refused = () =>
    eventually(async () => {
      for (let i = 0; i < 100; i++) chat.unnumbered(silence);
      await atRest();
      return chat.all('error')[0];
    });
  expect(await refused()).toMatchObject({ code: 'too_many_requests' });
});

test('three chunks without numbers stop Wren', async () => {
  const started = await startedVoice();
  const { chat } = started;
  await outages({ slowModel: true });
  for (const chunk of [...humming(4), ...quiet(5)]) chat.unnumbered(chunk);
  await modelAsked();
  const before = await soundsOf(started);
  for (const [i, chunk] of humming(3).entries()) {
    expect(chat.all('status').some(({ interrupted }) => interrupted)).toBe(false);
    chat.unnumbered(chunk);
    await eventually(async () => ((await soundsOf(started)) === before + i + 1 ? true : undefined));
  }
  await chat.until(() => chat.all('status').find(({ interrupted }) => interrupted));
});
