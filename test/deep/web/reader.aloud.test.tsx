import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { dictionary } from '../../../contract/dictionary/endpoints';
import { quiz } from '../../../contract/quiz/endpoints';
import { type ChapterText, reading } from '../../../contract/reading/endpoints';
import { network, open } from '../../support/screens';
import { speechGlobals } from '../../support/speech';

const paragraphs = ['Rafi threw the fish. “Catch!” said Mr. Haddad.', 'The fish flew far.'];
const sentences = ['Rafi threw the fish.', '“Catch!” said Mr. Haddad.', 'The fish flew far.'];

const chapter: ChapterText = {
  book: { id: 'gull-street', title: 'Gull Street', author: 'Mara Quill', thumbnail: null },
  chapters: [
    { chapter_number: 1, chapter_title: 'Cod in One Hand' },
    { chapter_number: 2, chapter_title: 'Rain' },
  ],
  chapter: 1,
  title: 'Cod in One Hand',
  next: 2,
  paragraphs,
  place: null,
};

const voice = (lang: string, more: Partial<SpeechSynthesisVoice> = {}) =>
  ({ lang, name: lang, localService: true, default: false, ...more }) as SpeechSynthesisVoice;

let voices: SpeechSynthesisVoice[] = [];
let spoken: SpeechSynthesisUtterance[] = [];
const cancel = jest.fn();
const changes = new Set<() => void>();

beforeEach(() => {
  voices = [voice('en-GB')];
  spoken = [];
  changes.clear();
  cancel.mockReset();
  localStorage.removeItem('inkwren.reading-speed');
  Object.assign(
    globalThis,
    speechGlobals({
      getVoices: () => voices,
      addEventListener: (_: string, changed: () => void) => changes.add(changed),
      removeEventListener: (_: string, changed: () => void) => changes.delete(changed),
      speak: (utterance: SpeechSynthesisUtterance) => void spoken.push(utterance),
      cancel,
    }),
  );
  network.answer(reading.chapter, () => chapter);
  network.answer(reading.keepPlace, ({ body }) => ({ place: { ...body, furthest: 0 } }));
  network.answer(quiz.chapters, () => ({
    completed: false,
    message: null,
    start_chapter: 1,
    valid_chapters: [1, 2],
  }));
});

const texts = () => spoken.map(({ text }) => text);
const last = () => spoken.at(-1);
const end = (of = last()) => act(() => of?.onend?.({} as SpeechSynthesisEvent));
const fail = () => act(() => last()?.onerror?.({} as SpeechSynthesisErrorEvent));
const begin = (charIndex: number, charLength?: number, name = 'word') =>
  act(() => last()?.onboundary?.({ name, charIndex, charLength } as SpeechSynthesisEvent));
const marks = () => [...document.querySelectorAll('article mark')].map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

const openBook = async () => {
  const opened = open('/read/gull-street/1');
  await screen.findByRole('heading', { level: 1, name: chapter.title });
  return opened;
};
const listen = async () => {
  const opened = await openBook();
  await opened.user.click(button('Read to me'));
  return opened;
};

test('a story is read aloud sentence by sentence to the end of the chapter, and the sentence is marked', async () => {
  await listen();
  for (const sentence of sentences) {
    expect(last()?.text).toBe(sentence);
    expect(marks()).toEqual([sentence]);
    end();
  }
  expect(texts()).toEqual(sentences);
  expect(marks()).toEqual([]);
  expect(screen.queryByRole('group', { name: 'Reading aloud' })).toBeNull();
});

test('the word is marked in its sentence where the voice tells it, with or without its length', async () => {
  await listen();
  end();
  begin(0, 20, 'sentence');
  expect(marks()).toEqual([sentences[1]]);
  begin(14, 3);
  expect(marks()).toEqual([sentences[1], 'Mr.']);
  begin(18);
  expect(marks()).toEqual([sentences[1], 'Haddad']);
  end();
  expect(marks()).toEqual([sentences[2]]);
});

test('marks change no text, and the large letter at the beginning stays', async () => {
  await openBook();
  const paragraph = screen.getByText(paragraphs[0] ?? '');
  const before = paragraph.className;
  expect(before).toContain('first-letter:float-start');
  act(() => button('Read to me').click());
  begin(0, 4);
  expect(paragraph.textContent).toBe(paragraphs[0]);
  expect(paragraph.className).toBe(before);
  expect(marks()).toEqual([sentences[0], 'Rafi']);
});

test('after a pause the sentence is read again from its beginning', async () => {
  const { user } = await listen();
  end();
  await user.click(button('Pause'));
  expect(cancel).toHaveBeenCalled();
  const before = spoken.length;
  end(spoken.at(-1));
  expect(spoken).toHaveLength(before);
  expect(marks()).toEqual([sentences[1]]);
  await user.click(button('Go on'));
  expect(last()?.text).toBe(sentences[1]);
});

test('stopping takes the mark away, says nothing more, and returns the focus to where reading began', async () => {
  const { user } = await listen();
  expect(button('Read to me').getAttribute('aria-pressed')).toBe('true');
  await user.click(button('Stop'));
  end();
  expect(texts()).toEqual([sentences[0]]);
  expect(marks()).toEqual([]);
  expect(document.activeElement).toBe(button('Read to me'));
  expect(button('Read to me').getAttribute('aria-pressed')).toBe('false');
});

test('the speed goes from 0.8 to 1.2, applies to the present sentence at once, and is remembered', async () => {
  const { user, unmount } = await listen();
  expect(last()?.rate).toBe(1);
  await user.click(button('Read more slowly'));
  expect(last()).toMatchObject({ text: sentences[0], rate: 0.9 });
  await user.click(button('Read more slowly'));
  expect(last()?.rate).toBe(0.8);
  expect(button('Read more slowly')).toHaveProperty('disabled', true);
  end();
  expect(last()).toMatchObject({ text: sentences[1], rate: 0.8 });
  for (let i = 0; i < 4; i++) await user.click(button('Read faster'));
  expect(last()?.rate).toBe(1.2);
  expect(button('Read faster')).toHaveProperty('disabled', true);
  unmount();
  await listen();
  expect(last()?.rate).toBe(1.2);
});

test('a speed that is chosen in a pause says nothing before reading goes on', async () => {
  const { user } = await listen();
  await user.click(button('Pause'));
  await user.click(button('Read faster'));
  expect(spoken).toHaveLength(1);
  await user.click(button('Go on'));
  expect(last()?.rate).toBe(1.1);
});

test('reading aloud ends when the book is left', async () => {
  const { user } = await listen();
  cancel.mockReset();
  await user.click(screen.getByRole('link', { name: /^Inkwren/ }));
  expect(cancel).toHaveBeenCalled();
  end();
  expect(spoken).toHaveLength(1);
  await screen.findByRole('heading', { level: 1, name: 'Good afternoon, Ada!' });
});

test('reading aloud ends when the site is left', async () => {
  await listen();
  cancel.mockReset();
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(cancel).toHaveBeenCalled();
  end();
  expect(spoken).toHaveLength(1);
  expect(marks()).toEqual([]);
});

test('the device’s own choice among the book’s voices reads, else the best, and never one that sends the text away', async () => {
  const remote = voice('en-US', { localService: false, default: true });
  const joke = voice('en-US', { name: 'Zarvox' });
  const german = voice('de-DE', { default: true });
  const plain = voice('en-AU');
  const near = voice(navigator.language);
  const better = voice('en_GB', { name: 'Moira (Enhanced)' });
  const own = voice('en-IE', { default: true });
  voices = [remote, joke, german, plain, better, own];
  const { user } = await listen();
  expect(last()?.voice).toBe(own);
  voices = [remote, joke, german, plain, better];
  await user.click(button('Read faster'));
  expect(last()).toMatchObject({ voice: better, lang: 'en_GB' });
  voices = [remote, joke, german, plain, near];
  await user.click(button('Read more slowly'));
  expect(last()?.voice).toBe(near);
  voices = [remote, joke, german, plain];
  await user.click(button('Read more slowly'));
  expect(last()?.voice).toBe(plain);
});

test('a device without a voice of the book’s language says so kindly, and reads when a voice arrives', async () => {
  voices = [voice('de-DE'), voice('en-US', { localService: false })];
  await listen();
  const dialog = within(screen.getByRole('dialog', { name: 'No voice here yet' }));
  expect(dialog.getByText(/no English voice of its own/)).toBeTruthy();
  expect(spoken).toEqual([]);
  voices = [...voices, voice('en-US')];
  act(() => {
    for (const changed of changes) changed();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(texts()).toEqual([sentences[0]]);
});

test('a voice that fails is not left silent: the screen says so', async () => {
  const { user } = await listen();
  fail();
  const dialog = within(screen.getByRole('dialog', { name: 'No voice here yet' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(marks()).toEqual([]);
});

test('looking up a word pauses the story, and begins none', async () => {
  network.answer(dictionary.lookUp, ({ params: { word } }) => ({
    word,
    base: word,
    meanings: [{ part_of_speech: 'noun', definitions: ['An animal that swims.'] }],
  }));
  const { user } = await openBook();
  const lookUp = async () => {
    await user.click(button('Dictionary'));
    await user.type(screen.getByRole('textbox', { name: /write it here/ }), 'fish{Enter}');
    await screen.findByRole('dialog', { name: 'fish' });
    await user.click(button('Close'));
  };
  await lookUp();
  expect(screen.queryByRole('group', { name: 'Reading aloud' })).toBeNull();
  await user.click(button('Read to me'));
  await lookUp();
  expect(button('Go on')).toBeTruthy();
});
