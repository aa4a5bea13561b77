import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { dictionary } from '../../contract/dictionary/endpoints';
import { type MyWord, words } from '../../contract/words/endpoints';
import { network, open, pass, refusal, settled } from '../support/screens';

const word = (of: Partial<MyWord> = {}): MyWord => ({
  word: 'glide',
  sentence: 'It can glide over the ground.',
  title: 'A House on Its Back',
  hint: null,
  reviews: 0,
  is_due: true,
  is_known: false,
  ...of,
});
let kept: MyWord[];

beforeEach(() => {
  kept = [word(), word({ word: 'gleam', sentence: null, title: null })];
  network.answer(words.list, () => ({
    words: kept,
    known: kept.filter(({ is_known }) => is_known).length,
    due: kept.filter(({ is_due }) => is_due).length,
  }));
  network.answer(dictionary.lookUp, ({ params }) => ({
    word: params.word,
    base: params.word,
    meanings: [{ part_of_speech: 'verb', definitions: [`to ${params.word}`] }],
  }));
  network.answer(words.practise, ({ params, body }) => ({
    ...(kept.find((one) => one.word === params.word) ?? word()),
    reviews: body.reviews + 1,
    is_due: !body.remembered,
  }));
});

const practise = async () => {
  const { user } = open('/articles?words');
  await user.click(await screen.findByRole('button', { name: 'Practise for two minutes' }));
  return user;
};
type Answer = 'I knew it' | 'Not yet';
const answer = async (user: Awaited<ReturnType<typeof practise>>, name: Answer) => {
  await user.click(screen.getByRole('button', { name: 'Show me' }));
  await answerShown(user, name);
};
const answerShown = async (user: Awaited<ReturnType<typeof practise>>, name: Answer) => {
  const button = await screen.findByRole('button', { name });
  await settled(() => user.click(button));
};
const progress = () => {
  const bar = screen.getByRole('progressbar', { name: 'Words practised' });
  return ['aria-valuenow', 'aria-valuemax'].map((name) => bar.getAttribute(name));
};
const asked = () => network.asked(words.practise).map(({ params, body }) => ({ ...params, ...body }));

test('a word shows its sentence, then its meaning, and a forgotten one is repeated at the end', async () => {
  const user = await practise();
  expect(screen.getByRole('heading', { name: 'glide' })).toBeTruthy();
  expect(screen.getByText('It can glide over the ground.')).toBeTruthy();
  expect(screen.queryByText('to glide')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show me' }));
  expect(await screen.findByText('to glide')).toBeTruthy();
  await settled(() => user.click(screen.getByRole('button', { name: 'Not yet' })));
  expect(await screen.findByRole('heading', { name: 'gleam' })).toBeTruthy();
  expect(progress()).toEqual(['0', '2']);
  await answer(user, 'I knew it');
  expect(await screen.findByRole('heading', { name: 'glide' })).toBeTruthy();
  expect(progress()).toEqual(['1', '2']);
  await answer(user, 'I knew it');
  expect(await screen.findByText('All done for today!')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('You practised 3 words.');
  expect(asked()).toEqual([
    { word: 'glide', reviews: 0, remembered: false },
    { word: 'gleam', reviews: 0, remembered: true },
    { word: 'glide', reviews: 1, remembered: true },
  ]);
});

test('a missed word shows why it belonged there, even if the dictionary does not have it', async () => {
  kept = [word({ hint: 'A snail has no legs.' })];
  network.answer(dictionary.lookUp, () => refusal('definition_not_found'));
  const user = await practise();
  expect(screen.queryByText('A snail has no legs.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show me' }));
  expect(screen.getByText('A snail has no legs.')).toBeTruthy();
  expect(screen.queryByText('No definition found.')).toBeNull();
  await answerShown(user, 'I knew it');
  expect(await screen.findByText('All done for today!')).toBeTruthy();
});

test('after two minutes the practice ends with the current word, and can continue', async () => {
  const user = await practise();
  await pass(119_000);
  await answer(user, 'Not yet');
  expect(await screen.findByRole('heading', { name: 'gleam' })).toBeTruthy();
  await pass(2000);
  await answer(user, 'I knew it');
  expect(await screen.findByText('Two minutes are over!')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Two more minutes' }));
  expect(screen.getByRole('heading', { name: 'glide' })).toBeTruthy();
});

test('a failed answer can be given again, and the word stays', async () => {
  const user = await practise();
  network.answer(words.practise, () => refusal('word_not_found'));
  await answer(user, 'I knew it');
  expect(await screen.findByText('That word is not on your list any more.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'glide' })).toBeTruthy();
});

test('the list shows the number of known words, and a word opens its meaning and can be removed', async () => {
  kept = [word({ is_due: false, is_known: true }), word({ word: 'gleam', is_due: false })];
  network.answer(words.forget, ({ params }) => {
    kept = kept.filter((one) => one.word !== params.word);
    return params;
  });
  const { user } = open('/articles?words');
  expect((await screen.findByText(/^You know/)).textContent).toContain('You know 1 word of 2.');
  expect(screen.getByText('Nothing to practise today. Come back tomorrow!')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'glide' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'glide' }));
  expect(await sheet.findByText('to glide')).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Take off: gleam' }));
  expect(await screen.findByText('gleam is off your list.')).toBe(document.activeElement);
  expect(screen.queryByRole('button', { name: 'gleam' })).toBeNull();
});

test('an empty list links to the article', async () => {
  kept = [];
  open('/articles?words');
  expect(await screen.findByText('No words yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read an article' }).getAttribute('href')).toBe('/articles');
});

test('a list that fails to load can be retried', async () => {
  network.answer(words.list, () => refusal('server_error'));
  const { user } = open('/articles?words');
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answer(words.list, () => ({ words: [word()], known: 0, due: 1 }));
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'glide' })).toBeTruthy();
});

test('the profile shows the number of known words', async () => {
  kept = [word({ is_due: false, is_known: true })];
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('button', { name: /profile and settings$/i }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Profile and settings' }));
  expect(await dialog.findByText(/You know 1 word of your list/)).toBeTruthy();
});

test('the profile does not mention an empty list', async () => {
  kept = [];
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('button', { name: /profile and settings$/i }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Profile and settings' }));
  await settled(async () => expect(network.asked(words.list)).toHaveLength(1));
  expect(dialog.queryByText(/You know/)).toBeNull();
});
