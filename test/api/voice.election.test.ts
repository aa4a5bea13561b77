import { afterEach, expect } from '@jest/globals';
import { chunksOf, silence } from '../../local/tutor/voice/microphone';
import { tonesOf } from '../../local/tutor/voice/tones';
import {
  advanceClock,
  atRest,
  eventually,
  hold,
  isHeld,
  letGo,
  resetClock,
  testOnOwnEngine,
} from '../support/cloud';
import { closeAllSockets } from '../support/sockets';
import { itemsIn, startedVoice, stateOf } from '../support/voice';

afterEach(async () => {
  await letGo();
  closeAllSockets();
  await resetClock();
});

/** A long silence in which one message has decided that Wren asks, and is overtaken before it may. */
const aboutToAsk = async () => {
  const { child, chat } = await startedVoice();
  await advanceClock('PT31S');
  await hold('Realtime', 'UpdateItem');
  chat.sound(silence);
  await isHeld();
  const questions = () => chat.all('caption').filter(({ text }) => text.includes('still there'));
  return { child, chat, questions };
};

testOnOwnEngine(
  'a question into the silence is not asked again by a message that comes too late',
  async () => {
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
  },
);

testOnOwnEngine('a child who begins to speak is not asked whether somebody is there', async () => {
  const { child, chat, questions } = await aboutToAsk();
  const words = 'Yes I am here';
  for (const chunk of chunksOf(tonesOf(words))) chat.sound(chunk);
  const items = await itemsIn(`USER#${child.id}`);
  const session = items.find(({ kind }) => kind?.S === 'VoiceSession')?.session_id?.S;
  await eventually(async () => (await stateOf(session))?.open?.N);
  await letGo();
  await atRest();
  const captions = await chat.say('', []);
  expect(captions[0]).toMatchObject({ from: 'child', text: words });
  expect(questions()).toEqual([]);
});
