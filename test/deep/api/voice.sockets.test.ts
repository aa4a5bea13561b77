import { afterEach, describe, expect, test } from '@jest/globals';
import { errors } from '../../../contract/errors';
import { chunksOf, humming, silence } from '../../../local/tutor/voice/microphone';
import { tonesOf } from '../../../local/tutor/voice/tones';
import { createBook } from '../../support/books';
import { atRest, eventually, modelAsked, outages, resetClock } from '../../support/cloud';
import { countedWhile } from '../../support/metrics';
import { closeAllSockets } from '../../support/sockets';
import { itemsIn, messagesOf, startedVoice, startVoice, stateFor, voiceChatsOf } from '../../support/voice';

afterEach(async () => {
  closeAllSockets();
  await outages({ model: false, slowModel: false });
  await resetClock();
});

describe('a talk', () => {
  test('hears the same words in one turn from shuffled, delayed and repeated chunks', async () => {
    const { chat } = await startedVoice();
    const words = 'The dragon was kind to the children';
    const chunks = chunksOf(tonesOf(words));
    const late = 3;
    for (const i of [1, 0, 2, 4, 4]) chat.sound(chunks[i] ?? '', i);
    for (const [i, chunk] of [...chunks.entries()].slice(5).toReversed()) chat.sound(chunk, i);
    await atRest();
    const end = chunks.length;
    for (const i of [4, 3, 1, 0, 2, 2, 5]) chat.sound(silence, end + i);
    for (let i = 0; i < 2; i++) chat.sound(chunks[late] ?? '', late);
    await chat.next('audio');
    expect(
      chat
        .all('caption')
        .filter(({ from }) => from === 'child')
        .map(({ text }) => text),
    ).toEqual([words]);
    await chat.stop();
    expect(chat.all('status').filter(({ status }) => status === 'thinking')).toHaveLength(1);
  });

  test('accepts sound that the end of its turn has overtaken until that turn is answered', async () => {
    const { child, chat } = await startedVoice();
    const [voice = ''] = humming(1);
    await outages({ slowModel: true });
    for (const seq of [0, 1, 4, 5, 6]) chat.sound(voice, seq);
    await atRest();
    for (const seq of [7, 8, 9, 10, 11]) chat.sound(silence, seq);
    await modelAsked();
    const id = (await stateFor(child))?.session_id?.S;
    const kept = async () => (await itemsIn(`VS#${id}`)).filter(({ sound }) => sound !== undefined);
    chat.sound(voice, 3);
    await eventually(async () => ((await kept()).length === 6 ? true : undefined));
    await outages({ slowModel: false });
    await chat.next('audio');
    await atRest();
    chat.sound(voice, 2);
    await chat.stop();
    expect((await kept()).map(({ seq }) => Number(seq?.N))).toEqual([0, 1, 3, 4, 5, 6]);
  });

  test('drops an answer from before the child went on speaking, also from the transcript', async () => {
    const { child, chat } = await startedVoice();
    await outages({ slowModel: true });
    await chat.speak(chunksOf(tonesOf('I think the dragon is lonely')));
    await modelAsked();
    await eventually(async () => {
      chat.sound(humming(1)[0] ?? '');
      return chat.all('status').find(({ interrupted }) => interrupted);
    });
    await outages({ slowModel: false });
    await atRest();
    await chat.stop();
    expect(chat.all('audio')).toEqual([]);
    const [item] = await voiceChatsOf(child);
    const messages = await messagesOf(child, item?.id);
    expect(messages.map(({ message_role }) => message_role)).toEqual(['assistant', 'user']);
  });
});

describe('a socket', () => {
  test('of another tab continues the talk, and the older one is informed and cannot end it', async () => {
    const { child, bookId, chat } = await startedVoice();
    const second = await startVoice(child, { bookId });
    chat.sound(silence);
    expect(await chat.next('error')).toMatchObject({ code: 'voice_elsewhere', ends: true });
    chat.mute(true);
    const told = await chat.until(() => chat.all('error')[1] ?? chat.all('voice_chat_ended')[0]);
    expect(told).toMatchObject({ code: 'voice_elsewhere' });
    expect(await voiceChatsOf(child)).toEqual([]);
    await second.stop();
    expect(await voiceChatsOf(child)).toHaveLength(1);
  });

  test('with another book ends the previous talk', async () => {
    const { child, chat } = await startedVoice();
    const { id } = await createBook();
    await startVoice(child, { bookId: id });
    await chat.next('voice_chat_ended');
    expect(await voiceChatsOf(child)).toHaveLength(1);
  });
});

describe('a talk', () => {
  test('reports an outage of the model, which costs no minute, and the child can continue', async () => {
    const { chat } = await startedVoice();
    const counted = await countedWhile(['voice_turn', 'voice_failed'], async () => {
      await outages({ model: true });
      await chat.speak(humming(8));
      expect(await chat.next('error')).toMatchObject({
        code: 'voice_failed',
        message: errors.voice_failed.text,
      });
      await outages({ model: false });
      expect((await chat.say('Now I say it again for you')).at(0)?.text).toBe('Now I say it again for you');
    });
    expect(counted).toEqual([{ voice_turn: 1 }, { voice_failed: 1 }, { voice_turn: 1 }]);
  });
});
