import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { narration } from '../../../contract/narration/endpoints';
import { quiz } from '../../../contract/quiz/endpoints';
import { type ChapterText, reading } from '../../../contract/reading/endpoints';
import { sentencesOf } from '../../../contract/rules/sentences';
import { users } from '../../../contract/users/endpoints';
import { network, open, pass, person, refusal, unreachable } from '../../support/screens';
import { speechGlobals } from '../../support/speech';

const paragraphs = [
  'Rafi threw the fish. “Catch!” said Mr. Haddad.',
  'The fish flew far. It fell.',
  'It swam.',
];
const places = sentencesOf(paragraphs);
const sentences = places.map(({ paragraph, from, to }) => paragraphs[paragraph]?.slice(from, to) ?? '');

const chapter: ChapterText = {
  book: { id: 'gull-street', title: 'Gull Street', author: 'Mara Quill', thumbnail: null },
  chapters: [],
  chapter: 1,
  title: 'Cod in One Hand',
  next: null,
  paragraphs,
  place: null,
};

const addressOf = (i: number) => `/media/narration/${i}.mp3?signed`;

/** A player of the browser, which plays what a test tells it to play. */
class Player {
  src = '';
  preload = '';
  currentTime = 0;
  playbackRate = 1;
  isPlaying = false;
  onended?: () => void;
  onerror?: () => void;
  ontimeupdate?: () => void;
  readonly load = jest.fn();
  constructor() {
    players.push(this);
  }
  getAttribute = () => this.src;
  play = async () => {
    if (refusesPlay) throw new Error('NotAllowedError');
    this.isPlaying = true;
    heard.push(this.src);
  };
  pause = () => {
    this.isPlaying = false;
  };
}

let players: Player[] = [];
let heard: string[] = [];
let refusesPlay = false;
let voices: SpeechSynthesisVoice[] = [];
let spoken: SpeechSynthesisUtterance[] = [];

const allowed = (of: Parameters<typeof person>[0] = {}) =>
  network.answer(users.me, () =>
    person({ consents: { core: true, ai_text: true, voice: true, public_sharing: false }, ...of }),
  );

const answerWith = (sung = false) =>
  network.answer(narration.speak, ({ body: { sentence, count } }) => ({
    sentences: places
      .slice(sentence, sentence + count)
      .map((place, i) => ({ ...place, address: addressOf(sentence + i) })),
    sung,
  }));

beforeEach(() => {
  voices = [{ lang: 'en-GB', name: 'Test', localService: true, default: true } as SpeechSynthesisVoice];
  [players, heard, spoken, refusesPlay] = [[], [], [], false];
  Object.assign(globalThis, {
    Audio: Player,
    ...speechGlobals({
      getVoices: () => voices,
      speak: (utterance) => void spoken.push(utterance),
    }),
  });
  localStorage.removeItem('inkwren.reading-speed');
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  network.answer(reading.chapter, () => chapter);
  network.answer(reading.keepPlace, ({ body }) => ({ place: { ...body, furthest: 0 } }));
  network.answer(quiz.chapters, () => ({
    completed: false,
    message: null,
    start_chapter: 1,
    valid_chapters: [1],
  }));
  allowed();
  answerWith();
});

const playing = () => players.find(({ isPlaying }) => isPlaying);
const end = () =>
  act(async () => {
    const player = playing();
    if (player !== undefined) player.isPlaying = false;
    player?.onended?.();
    await jest.advanceTimersByTimeAsync(0);
  });
const marks = () => [...document.querySelectorAll('article mark')].map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const voiceName = () =>
  within(screen.getByRole('group', { name: 'Reading aloud' })).getByText(/^(Wren|Tune|Device)$/);
const byDevice = () => spoken.map(({ text }) => text);
const asked = () => network.asked(narration.speak).map(({ body: { sentence, count } }) => [sentence, count]);

const listen = async () => {
  const opened = open('/read/gull-street/1');
  await screen.findByRole('heading', { level: 1, name: chapter.title });
  await opened.user.click(button('Read to me'));
  await pass(0);
  return opened;
};

test('with the family’s consent Wren’s own voice reads sentence by sentence, and each is marked while it is heard', async () => {
  await listen();
  for (const [i, sentence] of sentences.entries()) {
    expect(heard).toHaveLength(i + 1);
    expect(heard.at(-1)).toBe(addressOf(i));
    expect(marks()).toEqual([sentence]);
    expect(voiceName().textContent).toBe('Wren');
    await end();
  }
  expect(byDevice()).toEqual([]);
  expect(screen.queryByRole('group', { name: 'Reading aloud' })).toBeNull();
});

test('the first sentence is asked for alone, so that it begins soon, and the next ones meanwhile, each once', async () => {
  await listen();
  expect(asked()).toEqual([
    [0, 1],
    [1, 5],
  ]);
  const next = players.find(({ isPlaying }) => !isPlaying);
  expect(next?.src).toBe(addressOf(1));
  for (let i = 0; i < 4; i++) await end();
  expect(asked()).toHaveLength(2);
});

test('the browser names the sentence, and sends no text of it', async () => {
  await listen();
  expect(JSON.stringify(network.asked(narration.speak).map(({ body }) => body))).not.toContain('fish');
});

test('a tap unlocks both players, because a phone plays nothing later that no tap has begun', async () => {
  await listen();
  expect(players.map(({ load }) => load.mock.calls.length)).toEqual([1, 1]);
});

test('the speed is that of the player, and a pause begins the sentence again', async () => {
  const { user } = await listen();
  await end();
  await user.click(button('Read faster'));
  expect(playing()).toMatchObject({ src: addressOf(1), playbackRate: 1.1 });
  await user.click(button('Pause'));
  expect(playing()).toBeUndefined();
  for (const player of players) player.currentTime = 2;
  await user.click(button('Go on'));
  expect(playing()).toMatchObject({ src: addressOf(1), currentTime: 0 });
  expect(marks()).toEqual([sentences[1]]);
});

test.each([
  ['stop', async ({ user }: Awaited<ReturnType<typeof listen>>) => user.click(button('Stop'))],
  [
    'leave the book',
    async ({ user }: Awaited<ReturnType<typeof listen>>) =>
      user.click(screen.getByRole('link', { name: /^Inkwren/ })),
  ],
  ['leave the site', async () => act(() => void dispatchEvent(new Event('pagehide')))],
])('nothing is heard after a child has chosen to %s', async (_, leave) => {
  const opened = await listen();
  await leave(opened);
  await pass(0);
  expect(playing()).toBeUndefined();
  await pass(20_000);
  expect(heard).toHaveLength(1);
  expect(byDevice()).toEqual([]);
});

test.each([
  [
    'without the family’s consent to voice',
    () => allowed({ consents: { core: true, ai_text: true, voice: false, public_sharing: false } }),
  ],
  [
    'when a guardian has switched voice off',
    () =>
      allowed({
        controls: { off: ['voice'], minutes: null, quiz_first: false, quiet_until: null, spent_until: null },
      }),
  ],
  ['when operators have closed voice for a while', () => allowed({ paused: ['voice'] })],
  ['for a grown-up', () => allowed({ account_type: 'teacher', decides_alone: true })],
  [
    'without a network',
    () => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }),
  ],
])('the device’s voice reads %s, and the server is not asked', async (_, begin) => {
  begin();
  await listen();
  expect(byDevice()).toEqual([sentences[0]]);
  expect(voiceName().textContent).toBe('Device');
  expect(asked()).toEqual([]);
});

test('a teen who decides alone hears Wren’s voice', async () => {
  allowed({
    decides_alone: true,
    consents: { core: true, ai_text: false, voice: false, public_sharing: false },
  });
  await listen();
  expect(heard).toEqual([addressOf(0)]);
});

test.each(['ai_resting', 'sentence_not_spoken', 'paused', 'consent_required', 'terms_waiting'] as const)(
  'the device’s voice reads at once, without an error, when the server answers %s',
  async (code) => {
    network.answer(narration.speak, () => refusal(code));
    await listen();
    expect(byDevice()).toEqual([sentences[0]]);
    expect(voiceName().textContent).toBe('Device');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('the device’s voice reads when the network fails, and on to the end of the chapter', async () => {
  network.answer(narration.speak, unreachable);
  await listen();
  for (let i = 0; i < sentences.length; i++)
    await act(async () => spoken.at(-1)?.onend?.({} as SpeechSynthesisEvent));
  expect(byDevice()).toEqual(sentences);
});

test('a model that is slow is waited for three seconds, and then the device reads', async () => {
  network.answer(narration.speak, () => new Promise(() => undefined));
  await listen();
  await pass(2999);
  expect(byDevice()).toEqual([]);
  await pass(1);
  expect(byDevice()).toEqual([sentences[0]]);
});

test('a device without a voice waits ten seconds for Wren, and then says so kindly', async () => {
  voices = [];
  network.answer(narration.speak, () => new Promise(() => undefined));
  await listen();
  await pass(9999);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(1);
  const dialog = within(screen.getByRole('dialog', { name: 'No voice here yet' }));
  expect(dialog.getByText(/Wren’s own voice is resting/)).toBeTruthy();
});

test('a device without a voice is read to by Wren', async () => {
  voices = [];
  await listen();
  expect(heard).toEqual([addressOf(0)]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while another child has the sentence spoken it is asked for again, until it is there', async () => {
  let isThere = false;
  network.answer(narration.speak, ({ body: { sentence } }) =>
    isThere
      ? {
          sentences: [{ ...(places[sentence] as (typeof places)[0]), address: addressOf(sentence) }],
          sung: false,
        }
      : refusal('sentence_being_spoken'),
  );
  await listen();
  await pass(1000);
  expect([heard, byDevice()]).toEqual([[], []]);
  isThere = true;
  await pass(500);
  expect(heard).toEqual([addressOf(0)]);
});

test('sound that stops in the middle is read on by the device, from the beginning of the sentence', async () => {
  await listen();
  await end();
  await pass(2000);
  await act(async () => playing()?.ontimeupdate?.());
  await pass(2999);
  expect(byDevice()).toEqual([]);
  await pass(1);
  expect(byDevice()).toEqual([sentences[1]]);
  expect(marks()).toEqual([sentences[1]]);
});

test('sound that goes on while a busy browser tells nothing is not taken for silence', async () => {
  await listen();
  for (let second = 3; second <= 9; second += 3) {
    Object.assign(playing() ?? {}, { currentTime: second });
    await pass(3000);
  }
  expect(byDevice()).toEqual([]);
  await pass(3000);
  expect(byDevice()).toEqual([sentences[0]]);
});

test('a file that cannot be played, and a browser that refuses to play, leave it to the device', async () => {
  const { user } = await listen();
  await act(async () => playing()?.onerror?.());
  expect(byDevice()).toEqual([sentences[0]]);
  await user.click(button('Stop'));
  refusesPlay = true;
  await user.click(button('Read to me'));
  await pass(0);
  expect(byDevice()).toEqual([sentences[0], sentences[0]]);
});

test('a later sentence that was left out is asked for when the reader comes to it', async () => {
  network.answer(narration.speak, ({ body: { sentence } }) => ({
    sentences: [{ ...(places[sentence] as (typeof places)[0]), address: addressOf(sentence) }],
    sung: false,
  }));
  await listen();
  for (let i = 0; i < sentences.length; i++) await end();
  expect(heard).toEqual(places.map((_, i) => addressOf(i)));
});

test('a sentence that the server counts otherwise is not played under the wrong mark', async () => {
  network.answer(narration.speak, () => ({
    sentences: [{ paragraph: 0, from: 0, to: 5, address: addressOf(0) }],
    sung: false,
  }));
  await listen();
  expect(heard).toEqual([]);
  expect(byDevice()).toEqual([sentences[0]]);
});

test('the tune of the demo tutor is for devices without a voice, and is called one', async () => {
  answerWith(true);
  const { user } = await listen();
  expect([heard, byDevice()]).toEqual([[], [sentences[0]]]);
  await user.click(button('Stop'));
  voices = [];
  await user.click(button('Read to me'));
  await pass(0);
  expect(heard).toEqual([addressOf(0)]);
  expect(voiceName().textContent).toBe('Tune');
});
