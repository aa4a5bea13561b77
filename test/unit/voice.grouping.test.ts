import { describe, expect, test } from '@jest/globals';
import { chunksInMessage } from '../../contract/rules/voice';
import { activityIn, quietRoom } from '../../contract/rules/voice-activity';
import { createEar } from '../../frontend/src/features/voice/ear';
import { createGrouping } from '../../frontend/src/features/voice/grouping';
import { noise, vowel } from '../support/noises';

/**
 * The messages of a row of chunks: `v` a voice, `-` silence, in capitals (`V`, `=`) while Wren thinks or speaks. A bar is the end of
 * a message.
 */
const messagesOf = (row: string): string => {
  let isBusy = false;
  let sent = '';
  const group = createGrouping<string>(
    (chunks) => {
      sent += `${chunks.join('')}|`;
    },
    { isBusy: () => isBusy },
  );
  for (const one of row) {
    isBusy = 'V='.includes(one);
    group(one, 'vV'.includes(one));
  }
  return sent;
};

describe('the messages of a voice chat', () => {
  test.each([
    ['silence goes four by four', '--------', '----|----|'],
    [
      'the voice that begins a turn goes at once, and the next ones four by four',
      '-vvvvvvvvv',
      '-v|vvvv|vvvv|',
    ],
    [
      'near the end of a turn nothing waits, whichever chunk begins the silence',
      'vvvvvvvv-----=',
      'v|vvvv|vvv-|--|-|-|',
    ],
    ['a breath between two words is no end', 'v--v--v--', 'v|--v-|-v--|'],
    [
      'silence that Wren does not answer goes four by four again',
      'v--------------',
      'v|---|-|-|-|-|-|-|-|----|',
    ],
    ['silence while Wren is busy goes four by four', 'v-----========', 'v|---|-|-|====|====|'],
    ['each chunk of a voice over Wren goes at once, with the silence before it', '=VVV', '=V|V|V|'],
    ['and so does a voice that Wren has just begun to think about', 'v-----=V', 'v|---|-|-|=V|'],
  ])('%s', (_, row, messages) => {
    expect(messagesOf(row)).toBe(messages);
  });

  test('hold every chunk once and in order, and never more than four', () => {
    let state = 5;
    const random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
    const row = Array.from({ length: 3000 }, () => 'v-V='[Math.floor(random() * 4)]).join('');
    const messages = messagesOf(row).split('|');
    const left = messages.pop() ?? '';
    expect(row.startsWith(messages.join('') + left)).toBe(true);
    expect(row.length - messages.join('').length).toBeLessThan(chunksInMessage);
    expect(Math.max(...messages.map(({ length }) => length))).toBeLessThanOrEqual(chunksInMessage);
  });
});

describe('the ear of a browser', () => {
  const hears = (sounds: readonly Int16Array[], isAlone = true) => {
    const isVoice = createEar();
    return sounds.map((sound) => isVoice(sound, isAlone));
  };

  test('judges the first sound as the server does', () => {
    for (const sound of [vowel(4000), vowel(60), noise(3000), noise(60), new Int16Array(2048)])
      expect(hears([sound])).toEqual([activityIn(sound, quietRoom).voiced]);
  });

  test('learns the noise of the room, but not from sound while Wren speaks', () => {
    const room = Array<Int16Array>(12).fill(noise(300));
    expect(hears([...room, vowel(350)]).at(-1)).toBe(false);
    expect(hears([...room, vowel(6000)]).at(-1)).toBe(true);
    expect(hears([...room, vowel(350)], false).at(-1)).toBe(true);
  });
});
