import { afterEach, describe, expect, test } from '@jest/globals';
import { chunksOf, humming, silence } from '../../local/tutor/voice/microphone';
import { tonesOf } from '../../local/tutor/voice/tones';
import { createBook } from '../support/books';
import { atRest, outages, resetClock, tableUsed, testOnOwnEngine } from '../support/cloud';
import { createPerson, meOf } from '../support/people';
import { closeAllSockets } from '../support/sockets';
import { itemsIn, messagesOf, openVoice, startedVoice, transcriptOf, voiceChatsOf } from '../support/voice';

afterEach(async () => {
  closeAllSockets();
  await outages({ model: false, slowModel: false });
  await resetClock();
});

describe('a talk', () => {
  test('200: answers the child’s words with captions and sound, and is in the history', async () => {
    const { child, bookId, chat } = await startedVoice();
    expect(chat.all('connection_status')).toEqual([{ type: 'connection_status', status: 'connected' }]);
    const [mine, ...wrens] = await chat.say('I like the dragon because he bakes bread');
    expect(mine).toMatchObject({ from: 'child', text: 'I like the dragon because he bakes bread' });
    expect(wrens.map(({ text }) => text).join(' ')).toMatch(/\?/);
    expect(wrens[0]).toMatchObject({ from: 'wren', sung: true });
    expect(chat.all('status').map(({ status }) => status)).toEqual([
      ...['listening', 'thinking', 'speaking', 'listening'],
    ]);
    const sound = Buffer.concat(chat.all('audio').map(({ data }) => Buffer.from(data, 'base64')));
    expect(sound.length / 2 / 24_000).toBeGreaterThan(0.5);
    expect(await chat.stop()).toBe(5);
    const [item] = await voiceChatsOf(child);
    expect(item).toMatchObject({
      book_id: bookId,
      end_chapter: 1,
      is_processed_book: true,
      points_earned: 5,
    });
    const [greeting, said, answer] = await messagesOf(child, item?.id);
    expect(greeting?.message_role).toBe('assistant');
    expect(said?.message_content).toBe('I like the dragon because he bakes bread');
    expect(answer?.message_content).toBe(wrens.map(({ text }) => text).join(' '));
    expect(await meOf(child)).toMatchObject({ points: 5, streak: 1 });
  });

  testOnOwnEngine('costs one write unit and 1.5 read units for 128 ms of speech', async () => {
    const { chat } = await startedVoice();
    const [voice = ''] = chunksOf(tonesOf('Ketupat'));
    chat.sound(voice);
    await atRest();
    const before = (await tableUsed()).length;
    chat.sound(voice);
    await atRest();
    const used = (await tableUsed()).slice(before).filter(({ caller }) => caller.startsWith('Realtime'));
    // Connection and state are read in parallel.
    const units = used.map(({ operation, readUnits, writeUnits }) => [operation, readUnits, writeUnits]);
    expect(units.toSorted()).toEqual([
      ['GetItem', 0.5, 0],
      ['GetItem', 1, 0],
      ['PutItem', 0, 1],
    ]);
  });

  test('answers a voice whose words the demo tutor cannot know by its length', async () => {
    const { chat } = await startedVoice();
    const [answer] = (await chat.say('', humming(10))).filter(({ from }) => from === 'child');
    expect(answer?.text).toMatch(/^\(You spoke for \d+ seconds?\.\)$/);
  });

  test('answers a short word, and ignores a click', async () => {
    const { chat } = await startedVoice();
    const click = new Int16Array(2048).map((_, i) =>
      i < 500 ? 20_000 * Math.exp(-i / 80) * Math.sin(i) : 0,
    );
    await chat.speak(chunksOf(click));
    await atRest();
    expect(chat.all('status')).toHaveLength(2);
    expect(chat.all('status').some(({ status }) => status === 'thinking')).toBe(false);
    const [answer] = (await chat.say('', humming(1))).filter(({ from }) => from === 'child');
    expect(answer?.text).toMatch(/^\(You spoke for/);
  });

  test('answers a cry for help without the model, and flags it', async () => {
    const { child, chat } = await startedVoice();
    const captions = await chat.say('I want to kill myself');
    expect(captions.at(1)?.text).toBeTruthy();
    await chat.stop();
    const flagged = (await itemsIn(`USER#${child.id}`)).filter(({ kind }) => kind?.S === 'Flag');
    expect(flagged.map(({ feature }) => feature?.S)).toEqual(['voice_chat']);
    expect((await meOf(child)).points).toBe(0);
  });
});

describe('a socket', () => {
  test('of another child has no access to the talk', async () => {
    const { child, chat } = await startedVoice();
    await chat.say('This is my own secret talk with Wren');
    await chat.stop();
    const [item] = await voiceChatsOf(child);
    const stranger = await createPerson();
    expect(await transcriptOf(stranger, item?.id ?? '')).toMatchObject({
      status: 404,
      body: { code: 'voice_session_not_found' },
    });
    expect(await voiceChatsOf(stranger)).toEqual([]);
  });

  test('of a grown-up starts no talk, and its sound is ignored', async () => {
    const [grownUp, { id: bookId }] = await Promise.all([createPerson('teacher'), createBook()]);
    const chat = await openVoice(grownUp, { bookId });
    chat.mute(false);
    expect(await chat.next('error')).toMatchObject({ code: 'forbidden' });
    chat.sound(silence);
    expect(await chat.next('error', 2)).toMatchObject({ code: 'forbidden' });
  });

  test('without an open microphone, without a key or for an unknown book gets an error', async () => {
    const [child, { id: bookId }] = await Promise.all([createPerson(), createBook()]);
    const chat = await openVoice(child, { bookId });
    chat.sound(silence);
    expect(await chat.next('error')).toMatchObject({ code: 'voice_not_started', ends: true });
    chat.send({ type: 'audio', data: silence, mimeType: 'audio/pcm', seq: 0 });
    expect(await chat.next('error', 2)).toMatchObject({ code: 'invalid_input' });
    chat.send({ type: 'mute', muted: false, book_id: 'no-such-book', end_chapter: 1, key: chat.key });
    expect(await chat.next('error', 3)).toMatchObject({ code: 'book_not_found', ends: true });
    chat.send({ type: 'mute', muted: false, book_id: bookId, end_chapter: 99, key: chat.key });
    expect(await chat.next('error', 4)).toMatchObject({ code: 'chat_chapter_invalid', ends: true });
  });
});
