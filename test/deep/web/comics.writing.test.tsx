import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { comics } from '../../../contract/comics/endpoints';
import { users } from '../../../contract/users/endpoints';
import { noComic } from '../../support/no-comic';
import { network, open, pass, person, refusal } from '../../support/screens';

const prompts = [
  { id: 'prompt-9', prompt: 'A door appears.' },
  { id: 'prompt-8', prompt: 'A whale sings.' },
  { id: 'prompt-7', prompt: 'A shoe talks.' },
];

beforeEach(() => {
  network.answer(comics.daily, ({ query }) => {
    const days_ago = Math.max(
      0,
      prompts.findIndex(({ id }) => id === query.id),
    );
    return { prompt: prompts[days_ago] ?? { id: '', prompt: '' }, days_ago };
  });
  network.answer(comics.today, () => ({ comics: [], user_has_submitted: false }));
  network.answer(comics.mine, () => ({ comics: [], next: null }));
  network.answer(comics.progress, () => noComic);
  network.answer(comics.saveDraft, () => ({ saved_at: '2026-11-16T15:00:00.000Z' }));
});
afterEach(() => {
  Object.assign(globalThis, { SpeechRecognition: undefined });
});

const withDraft = (story: string, promptId = 'prompt-9') =>
  network.answer(comics.draft, () => ({
    draft:
      story === ''
        ? null
        : { story, style: 'Manga' as const, promptId, saved_at: '2026-11-16T15:00:00.000Z' },
  }));
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your story' });
const button = (name: string) => screen.getByRole('button', { name });
const create = () => button('Create my comic');
const starters = () =>
  within(screen.getByRole('list', { name: 'Beginnings of sentences' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const story = 'Once there was a frog called Pip. He went into a dark forest.';

test('a child who is stuck chooses a beginning, goes on behind it, and its words count from then on', async () => {
  withDraft(story);
  const { user } = open('/comics');
  const text = await box();
  await user.click(await screen.findByRole('button', { name: 'I’m stuck' }));
  expect(starters()).toEqual(['Then Pip …', 'Suddenly, in the forest, …', 'Pip felt … because …']);
  await user.click(button('Suddenly, in the forest, …'));
  expect(text.value).toBe(`${story} Suddenly, in the forest, `);
  expect(document.activeElement).toBe(text);
  expect([text.selectionStart, text.selectionEnd]).toEqual([text.value.length, text.value.length]);
  expect(location.pathname).toBe('/comics');
  expect(screen.getByText('13 words of 80. 67 to go!')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Beginnings of sentences' })).toBeNull();
  expect(screen.getByText('Go on with this sentence. Its words count as soon as you do.')).toBeTruthy();
  await user.keyboard('he');
  expect(screen.getByText('18 words of 80. 62 to go!')).toBeTruthy();
});

test('beginnings come by themselves after a pause of twenty seconds, and go when the child writes', async () => {
  withDraft(story);
  const { user } = open('/comics');
  await user.type(await box(), ' Hop!');
  await pass(19_999);
  expect(screen.queryByText('You could go on like this:')).toBeNull();
  await pass(1);
  expect(starters()).toHaveLength(3);
  await user.type(await box(), ' He');
  expect(screen.queryByText('You could go on like this:')).toBeNull();
  await user.click(button('I’m stuck'));
  expect(screen.getByText('End your sentence with a full stop. Then a new one can begin.')).toBeTruthy();
});

test.each([
  ['an empty story', ''],
  ['a story of 80 words', 'owl '.repeat(80)],
])('%s gets no beginnings', async (_, text) => {
  withDraft(text);
  open('/comics');
  await box();
  await pass(20_000);
  expect(screen.queryByRole('button', { name: 'I’m stuck' })).toBeNull();
  expect(screen.queryByText('You could go on like this:')).toBeNull();
});

test('a story that gets help gets no beginnings beside it', async () => {
  withDraft('I am sad.');
  network.answer(comics.saveDraft, () => ({ saved_at: '2026-11-16T15:00:00.000Z', help: 'Call 112.' }));
  const { user } = open('/comics');
  await user.type(await box(), ' He hits me.');
  expect(button('I’m stuck')).toBeTruthy();
  await pass(10_000);
  expect((await screen.findAllByText('Call 112.')).length).toBeGreaterThan(0);
  await pass(20_000);
  expect(screen.queryByText('You could go on like this:')).toBeNull();
});

test('eighty words with a beginning at the end are not enough', async () => {
  const own = `${'owl '.repeat(77)}ran.`;
  withDraft(`${own} Then Pip`);
  const { user } = open('/comics');
  await user.click(await box());
  expect(screen.getByText('78 words of 80. 2 to go!')).toBeTruthy();
  expect(create()).toHaveProperty('disabled', true);
  await user.type(await box(), ' hid');
  expect(create()).toHaveProperty('disabled', false);
});

test('a story of yesterday goes on with its own idea, and is sent with it', async () => {
  withDraft('owl '.repeat(80), 'prompt-8');
  network.answer(comics.generate, () => refusal('comic_failed'));
  const { user } = open('/comics');
  expect(await screen.findByText('Go on with yesterday’s story')).toBeTruthy();
  expect(screen.getByText('A whale sings.')).toBeTruthy();
  expect(screen.getByText('Today’s idea: A door appears.')).toBeTruthy();
  await user.type(await box(), 'End.');
  await pass(10_000);
  expect(network.asked(comics.saveDraft).map(({ body }) => body.promptId)).toEqual(['prompt-8']);
  await user.click(create());
  expect(network.asked(comics.generate).map(({ body }) => body.promptId)).toEqual(['prompt-8']);
});

test('today’s idea begins a new story only after a question', async () => {
  withDraft(story, 'prompt-7');
  const { user } = open('/comics');
  expect(await screen.findByText('Go on with your story from 2 days ago')).toBeTruthy();
  await user.click(button('Begin with today’s idea'));
  await user.click(button('Keep my story'));
  expect(await box()).toHaveProperty('value', story);
  await user.click(button('Begin with today’s idea'));
  const question = screen.getByRole('dialog', { name: 'Begin a new story?' });
  expect(within(question).getByText(/You have written 13 words/)).toBeTruthy();
  await user.click(button('Begin a new one'));
  expect(await box()).toHaveProperty('value', '');
  expect(screen.getByText('Today’s idea')).toBeTruthy();
  await user.type(await box(), 'A door.');
  await pass(10_000);
  expect(network.asked(comics.saveDraft).at(-1)?.body).toMatchObject({
    story: 'A door.',
    promptId: 'prompt-9',
  });
});

test('a story that the day overtakes keeps the idea with which it was begun', async () => {
  withDraft('');
  const { user } = open('/comics');
  await screen.findByText('Today’s idea');
  await user.type(await box(), 'A door.');
  network.answer(comics.daily, ({ query }) =>
    query.id === 'prompt-9'
      ? { prompt: { id: 'prompt-9', prompt: 'A door appears.' }, days_ago: 1 }
      : { prompt: { id: 'prompt-10', prompt: 'A star falls.' }, days_ago: 0 },
  );
  await pass(10 * 60_000);
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText('Go on with yesterday’s story')).toBeTruthy();
  expect(screen.getByText('Today’s idea: A star falls.')).toBeTruthy();
});

class Recognition extends EventTarget {
  static latest: Recognition;
  static state = 'available';
  static installed: object[] = [];
  static isInstalled = true;
  static available = async () => Recognition.state;
  static install = async (asked: object) => {
    Recognition.installed.push(asked);
    return Recognition.isInstalled;
  };
  processLocally?: boolean;
  isStarted = false;
  constructor() {
    super();
    Recognition.latest = this;
  }
  start() {
    this.isStarted = true;
  }
  stop() {
    this.dispatchEvent(new Event('end'));
  }
  abort() {}
  hear(transcript: string) {
    const results = [Object.assign([{ transcript }], { isFinal: false })];
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
  }
}
const maySpeak = (voice = true) =>
  network.answer(users.me, () =>
    person({ consents: { core: true, ai_text: true, voice, public_sharing: false } }),
  );
const hearing = (state: string, isInstalled = true) => {
  Object.assign(globalThis, { SpeechRecognition: Recognition });
  Object.assign(Recognition, { state, isInstalled, installed: [] });
};
const speak = 'Speak instead of typing';

test('a spoken story is written down behind the typed words by the device itself, and the child mends it', async () => {
  maySpeak();
  hearing('available');
  withDraft(story);
  const { user } = open('/comics');
  await user.click(await screen.findByRole('button', { name: speak }));
  const { latest } = Recognition;
  expect([latest.processLocally, latest.isStarted, Recognition.installed]).toEqual([true, true, []]);
  act(() => latest.hear('He saw a very old owl in the highest tree of them all'));
  expect((await box()).value).toBe(`${story} He saw a very old owl in the highest tree of them all`);
  expect(location.pathname).toBe('/comics');
  await user.type(await box(), '!');
  act(() => latest.hear('He saw a very old owl in the highest tree of them all and ran'));
  expect((await box()).value).toBe(`${story} He saw a very old owl in the highest tree of them all! and ran`);
  await user.click(button('Stop the microphone'));
  expect(button(speak)).toBeTruthy();
});

test.each([
  [true, 'Stop the microphone', 0],
  [false, speak, 1],
])('a device loads what it needs to hear by itself; if it did: %s', async (isInstalled, then, failures) => {
  maySpeak();
  hearing('downloadable', isInstalled);
  withDraft(story);
  const { user } = open('/comics');
  await user.click(await screen.findByRole('button', { name: speak }));
  expect(Recognition.installed).toEqual([{ langs: ['en-US'], processLocally: true }]);
  expect(Recognition.latest.isStarted).toBe(isInstalled);
  expect(button(then)).toBeTruthy();
  expect(
    screen.queryAllByText(/^Failed to start speech recognition\. If your keyboard has a microphone/),
  ).toHaveLength(failures);
});

test.each([
  ['has no speech recognition', () => undefined],
  ['sends the sound to its maker', () => hearing('unavailable')],
  [
    'does not say where it hears',
    () => Object.assign(globalThis, { SpeechRecognition: class extends EventTarget {} }),
  ],
])('a browser that %s offers the keyboard’s microphone instead', async (_, prepare) => {
  maySpeak();
  prepare();
  withDraft(story);
  open('/comics');
  expect(await screen.findByText(/If your keyboard has a microphone, you can speak with that/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: speak })).toBeNull();
});

test('without the consent to voice there is no microphone, and nothing is said of it', async () => {
  maySpeak(false);
  hearing('available');
  withDraft(story);
  open('/comics');
  await box();
  await screen.findByRole('button', { name: 'I’m stuck' });
  expect(screen.queryByRole('button', { name: speak })).toBeNull();
  expect(screen.queryByText(/keyboard/)).toBeNull();
});
