/** @jest-environment-options {"environment": {"VOICE_CHATS": "3"}} */
import { afterEach, expect, test } from '@jest/globals';
import { errors } from '../../../contract/errors';
import { silence } from '../../../local/tutor/voice/microphone';
import { createBook } from '../../support/books';
import { advanceClock, atRest, eventually } from '../../support/cloud';
import { countedWhile } from '../../support/metrics';
import { createPerson } from '../../support/people';
import { closeAllSockets } from '../../support/sockets';
import { hasLeft, openVoice, startVoice, voiceChatsOf } from '../../support/voice';

/** The stage has three places. No chat keeps its place for so long after a test. */
afterEach(async () => {
  closeAllSockets();
  await atRest();
  await advanceClock('PT3M');
});

const newChild = async () => {
  const [child, { id: bookId }] = await Promise.all([createPerson(), createBook()]);
  return { child, bookId };
};

const started = async () => {
  const { child, bookId } = await newChild();
  return { child, bookId, chat: await startVoice(child, { bookId }) };
};

/** What a child hears who opens the microphone. */
const tried = async (of?: Awaited<ReturnType<typeof newChild>>) => {
  const { child, bookId } = of ?? (await newChild());
  const chat = await openVoice(child, { bookId });
  chat.mute(false);
  return chat.until(() => chat.all('error')[0]?.code ?? chat.all('status')[0]?.status);
};

test('of many children who begin at once as many as there are places begin, and the others are told kindly', async () => {
  const children = await Promise.all(Array.from({ length: 6 }, newChild));
  const answers = await Promise.all(children.map(tried));
  expect(answers.toSorted()).toEqual([...Array(3).fill('listening'), ...Array(3).fill('voice_busy')]);
});

test('the line is busy in words with a way forward, and free again when another child stops', async () => {
  const [first] = [await started(), await started(), await started()];
  const waiting = await newChild();
  const chat = await openVoice(waiting.child, { bookId: waiting.bookId });
  const counted = await countedWhile(['voice_busy'], async () => {
    chat.mute(false);
    expect(await chat.next('error')).toEqual({
      type: 'error',
      code: 'voice_busy',
      message: errors.voice_busy.text,
      retryable: true,
    });
  });
  expect(counted).toEqual([{ voice_busy: 1 }]);
  await first.chat.stop();
  await advanceClock('PT5S');
  await chat.start();
  expect(await tried()).toBe('voice_busy');
});

test('a child’s own talk about another book makes room for the next', async () => {
  const [first] = [await started(), await started(), await started()];
  const { id: bookId } = await createBook();
  await startVoice(first.child, { bookId });
  expect(await tried()).toBe('voice_busy');
});

test('a talk that continues on another socket keeps its place, and needs no second one', async () => {
  const [first] = [await started(), await started(), await started()];
  await startVoice(first.child, { bookId: first.bookId });
  expect(await tried()).toBe('voice_busy');
});

test('a talk whose socket has closed gives its place back after half a minute', async () => {
  const [first] = [await started(), await started(), await started()];
  first.chat.socket.terminate();
  await hasLeft(first.child);
  await advanceClock('PT15S');
  expect(await tried()).toBe('voice_busy');
  await advanceClock('PT20S');
  await eventually(async () => (await voiceChatsOf(first.child))[0]);
  expect(await tried()).toBe('listening');
});

test('a talk that has died without a goodbye gives its place back within three minutes, one that is heard does not', async () => {
  const talks = [await started(), await started(), await started()];
  for (const minutes of [1, 2]) {
    await advanceClock('PT1M');
    for (const { chat } of talks.slice(1)) chat.sound(silence);
    await atRest();
    if (minutes === 2) expect(await tried()).toBe('voice_busy');
  }
  await advanceClock('PT31S');
  expect(await tried()).toBe('listening');
  expect(await tried()).toBe('voice_busy');
});

test('a talk that is heard again after its place was given away goes on', async () => {
  const [quiet] = [await started(), await started(), await started()];
  await advanceClock('PT151S');
  for (let i = 0; i < 3; i++) expect(await tried()).toBe('listening');
  expect((await quiet.chat.say('Here I am again')).at(0)?.text).toBe('Here I am again');
  await quiet.chat.stop();
  expect(await tried()).toBe('voice_busy');
});
