import { afterEach, describe, expect, test } from '@jest/globals';
import { chunksOf, humming, silence } from '../../../local/tutor/voice/microphone';
import { tonesOf } from '../../../local/tutor/voice/tones';
import {
  advanceClock,
  atRest,
  eventually,
  hold,
  isHeld,
  letGo,
  modelAsked,
  outages,
  resetClock,
  testOnOwnEngine,
} from '../../support/cloud';
import { closeAllSockets } from '../../support/sockets';
import {
  messagesOf,
  socketsLeft,
  startedVoice,
  startVoice,
  stateFor,
  voiceChatsOf,
} from '../../support/voice';

afterEach(async () => {
  await letGo();
  closeAllSockets();
  await outages({ slowModel: false });
  await resetClock();
});

/** A long silence in which one message has decided that Wren asks, but is overtaken before it does. */
const aboutToAsk = async () => {
  const { child, chat } = await startedVoice();
  await advanceClock('PT31S');
  await hold('Realtime', 'UpdateItem');
  chat.sound(silence);
  await isHeld();
  const questions = () => chat.all('caption').filter(({ text }) => text.includes('still there'));
  return { child, chat, questions };
};

testOnOwnEngine('a late message does not repeat a question into the silence', async () => {
  const { chat, questions } = await aboutToAsk();
  const before = chat.all('status').length;
  chat.sound(silence);
  await chat.until(() =>
    chat
      .all('status')
      .slice(before)
      .find(({ status }) => status === 'listening'),
  );
  await letGo();
  await atRest();
  expect(questions()).toHaveLength(1);
});

testOnOwnEngine('Wren does not ask whether a child is there when it begins to speak', async () => {
  const { child, chat, questions } = await aboutToAsk();
  const words = 'Yes I am here';
  for (const chunk of chunksOf(tonesOf(words))) chat.sound(chunk);
  await eventually(async () => (await stateFor(child))?.open?.N);
  await letGo();
  await atRest();
  const captions = await chat.say('', []);
  expect(captions[0]).toMatchObject({ from: 'child', text: words });
  expect(questions()).toEqual([]);
});

testOnOwnEngine('two messages that both find Wren thinking stop her once', async () => {
  const { child, chat } = await startedVoice();
  const [hum = ''] = humming(1);
  const stops = () => chat.all('status').filter(({ interrupted }) => interrupted);
  await outages({ slowModel: true });
  await chat.speak(chunksOf(tonesOf('I think the dragon is lonely')));
  await modelAsked();
  for (let i = 0; i < 2; i++) chat.sound(hum);
  await eventually(async () => (await stateFor(child))?.open?.N);
  await hold('Realtime', 'UpdateItem');
  chat.sound(hum);
  await isHeld();
  chat.sound(hum);
  await chat.until(() => stops()[0]);
  await letGo();
  await outages({ slowModel: false });
  await atRest();
  expect(stops()).toHaveLength(1);
});

/** Lets Wren say the first sentence of an answer and holds the second one. */
const oneSentenceSaid = async (chat: Awaited<ReturnType<typeof startedVoice>>['chat']) => {
  const before = chat.all('caption').length;
  await hold('VoiceTurn', 'UpdateItem');
  await chat.speak(chunksOf(tonesOf('I like the bread')));
  await isHeld();
  await hold('VoiceTurn', 'UpdateItem');
  await isHeld();
  return chat.until(() =>
    chat
      .all('caption')
      .slice(before)
      .find(({ from }) => from === 'wren'),
  );
};

testOnOwnEngine(
  'the transcript of a talk that ends while Wren speaks contains the words that she said',
  async () => {
    const { child, chat } = await startedVoice();
    await chat.say('I like it');
    const said = await oneSentenceSaid(chat);
    await chat.stop();
    await letGo();
    await atRest();
    const [item] = await voiceChatsOf(child);
    expect((await messagesOf(child, item?.id)).at(-1)?.message_content).toBe(said.text);
  },
);

describe('a lost socket', () => {
  type Started = Awaited<ReturnType<typeof startedVoice>>;
  const ways = {
    closes: async ({ child, chat }: Started) => {
      chat.socket.terminate();
      await socketsLeft(child, 0);
      await eventually(async () => (await stateFor(child))?.connection_id?.NULL);
    },
    'is not known to be lost': async () => undefined,
  };
  type Way = keyof typeof ways;
  const each = test.each(Object.keys(ways) as Way[]);

  /** Wren's replies in the transcript after another socket has continued and ended the talk. */
  const keptBy = async ({ child, bookId }: Started, meanwhile: () => Promise<unknown>) => {
    const second = await startVoice(child, { bookId });
    await meanwhile();
    await atRest();
    await second.stop();
    const [item] = await voiceChatsOf(child);
    const [, ...messages] = await messagesOf(child, item?.id);
    return messages
      .filter(({ message_role }) => message_role === 'assistant')
      .map(({ message_content }) => message_content);
  };

  each('while Wren thinks (it %s) keeps her answer out of the transcript', async (way) => {
    const started = await startedVoice();
    await outages({ slowModel: true });
    await started.chat.speak(chunksOf(tonesOf('I think the dragon is lonely')));
    await modelAsked();
    await ways[way](started);
    expect(await keptBy(started, () => outages({ slowModel: false }))).toEqual([]);
  });

  each('while Wren speaks (it %s) leaves the heard part of her answer in the transcript', async (way) => {
    /** On a busy machine Wren's few seconds may be over before the other socket is open. Then another child tries. */
    const heard = async (): Promise<{ kept: string; whole: string }> => {
      const started = await startedVoice();
      const said = (await started.chat.say('I like it')).filter(({ from }) => from === 'wren');
      const whole = said.map(({ text }) => text).join(' ');
      await advanceClock('PT1S');
      await ways[way](started);
      const [kept = ''] = await keptBy(started, () => advanceClock('PT9S'));
      return kept.length < whole.length ? { kept, whole } : await heard();
    };
    const { kept, whole } = await heard();
    expect(whole.startsWith(kept.replace(/ …$/, ''))).toBe(true);
  });

  testOnOwnEngine.each(['closes', 'is not known to be lost'] as const)(
    'after an interrupted turn (it %s) leaves the said sentence of the next answer',
    async (way) => {
      const started = await startedVoice();
      const { child, chat } = started;
      await outages({ slowModel: true });
      await chat.speak(chunksOf(tonesOf('I think the dragon is lonely')));
      await modelAsked();
      for (let i = 0; i < 3; i++) {
        chat.sound(humming(1)[0] ?? '');
        await eventually(async () => (await stateFor(child))?.open?.N);
      }
      await chat.until(() => chat.all('status').find(({ interrupted }) => interrupted));
      await outages({ slowModel: false });
      await atRest();
      const said = await oneSentenceSaid(chat);
      await advanceClock('PT20S');
      await ways[way](started);
      expect(await keptBy(started, letGo)).toEqual([said.text]);
    },
  );

  test('does not end the talk after another one has continued it', async () => {
    const { child, bookId, chat } = await startedVoice();
    const second = await startVoice(child, { bookId });
    chat.socket.terminate();
    await socketsLeft(child, 1);
    await atRest();
    expect((await second.say('Here I am')).at(0)?.text).toBe('Here I am');
    await second.stop();
    expect(await voiceChatsOf(child)).toHaveLength(1);
  });
});
