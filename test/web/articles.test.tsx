import { beforeEach, expect, test } from '@jest/globals';
import { createEvent, screen, within } from '@testing-library/react';
import { articles } from '../../contract/articles/endpoints';
import { articleMessages } from '../../contract/articles/messages';
import { dictionary } from '../../contract/dictionary/endpoints';
import { quiz } from '../../contract/quiz/endpoints';
import { words } from '../../contract/words/endpoints';
import { blocks } from '../support/guarded';
import { network, open, refusal } from '../support/screens';

const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const answers = ['bones', 'hearts', 'ink', 'colour', 'shells'];
const article = {
  id,
  origin: 'ours' as const,
  title: 'The clever octopus',
  content:
    'It has no <BLANK>. It has three <BLANK>. It shoots <BLANK> and changes its <BLANK>. It leaves empty <BLANK>.',
  word_bank: ['ink', 'bones', 'feathers', 'shells', 'hearts', 'colour'],
};

const done = (user_answers: readonly string[], more: object = {}) => {
  const blanks = answers.map((answer, i) => ({
    answer,
    user_answer: user_answers[i] ?? '',
    correct: user_answers[i] === answer,
    why: `Because of ${answer}.`,
  }));
  const score = blanks.filter(({ correct }) => correct).length;
  return {
    ...{ success: true as const, score, total: 5, points: 10 * score, date: '2026-11-16', blanks },
    ...{ counts_for_yesterday: false, sources: ['A book'], completed_today: 1, total_points: 70 },
    ...more,
  };
};

beforeEach(() => {
  network.answer(articles.generate, () => ({ article }));
  network.answer(articles.create, () => ({ article }));
  network.answer(words.keep, ({ body: { word } }) => ({ word }));
  network.answer(articles.submit, ({ body }) => done(body.user_answers));
});

const gap = (number: number) => screen.getByRole('button', { name: new RegExp(`^Gap ${number}:`) });
const word = (text: string) => within(screen.getByRole('list', { name: 'Words' })).getByText(text);

test('tapping puts words into gaps and takes them back, and a used word is struck and announced', async () => {
  const { user } = open('/articles');
  await screen.findByRole('heading', { name: article.title });
  expect(gap(1).getAttribute('aria-current')).toBe('true');
  await user.click(word('bones'));
  expect(gap(1).textContent).toBe('bones');
  expect(screen.getByRole('button', { name: 'bones, used' })).toBeTruthy();
  expect(screen.getByText('bones is in gap 1. 4 still empty.')).toBeTruthy();
  expect(gap(2).getAttribute('aria-current')).toBe('true');
  await user.click(gap(1));
  expect(gap(1).getAttribute('aria-label')).toBe('Gap 1: empty');
  expect(screen.getByText('bones is back among the words. Gap 1 is empty.')).toBeTruthy();
});

test('an empty gap shows no number, and adjacent punctuation stays on its line', async () => {
  const content = 'It is “<BLANK>”, or (<BLANK>) and <BLANK>-like <BLANK>, <BLANK>. Then.';
  network.answer(articles.create, () => ({ article: { ...article, content } }));
  open('/articles');
  await screen.findByRole('heading', { name: article.title });
  expect(gap(1).textContent).toBe('');
  expect([1, 2, 3, 4, 5].map((number) => gap(number).parentElement?.textContent)).toEqual([
    '“”,',
    '()',
    '-',
    ',',
    '.',
  ]);
  expect(screen.getByRole('region', { name: 'The article' }).textContent).toBe(
    content.replaceAll('<BLANK>', ''),
  );
});

test('with the keyboard, numbers fill gaps, Backspace empties one, and a word that moves leaves its gap', async () => {
  const { user } = open('/articles');
  await screen.findByRole('heading', { name: article.title });
  await user.click(gap(1));
  await user.keyboard('2');
  await user.tab();
  await user.keyboard('2');
  expect([gap(1).getAttribute('aria-label'), gap(2).textContent]).toEqual(['Gap 1: empty', 'bones']);
  await user.keyboard('{Backspace}9');
  expect(gap(2).getAttribute('aria-label')).toBe('Gap 2: empty');
});

test('an article can be submitted when every gap has a word, and then shows the score, the points and each reason', async () => {
  const { user } = open('/articles');
  await screen.findByRole('heading', { name: article.title });
  for (const text of answers.slice(0, 4)) await user.click(word(text));
  await user.click(screen.getByRole('button', { name: 'Hand it in' }));
  expect(screen.getByText('Every gap needs a word before you can hand it in.')).toBeTruthy();
  expect(network.asked(articles.submit)).toHaveLength(0);
  await user.click(word('feathers'));
  await user.click(screen.getByRole('button', { name: 'Hand it in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Article complete!' }));
  expect(dialog.getByText('4 of 5 right')).toBeTruthy();
  expect(dialog.getByText('+40 points')).toBeTruthy();
  expect(network.asked(articles.submit).map(({ body }) => body)).toEqual([
    { article_id: id, user_answers: [...answers.slice(0, 4), 'feathers'] },
  ]);
  await user.click(dialog.getByRole('button', { name: 'See why the words fit' }));
  expect(screen.getByText(/was the word\. You chose “feathers”/)).toBeTruthy();
  expect(screen.getByText('Because of shells.')).toBeTruthy();
  expect(screen.getByText('The word that you missed is among My words now.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Another one' })).toBeTruthy();
});

test('after the fifth article the page explains the limit instead of offering another one', async () => {
  network.answer(articles.submit, ({ body }) => done(body.user_answers, { completed_today: 5 }));
  const { user } = open('/articles');
  await screen.findByRole('heading', { name: article.title });
  for (const text of answers) await user.click(word(text));
  await user.click(screen.getByRole('button', { name: 'Hand it in' }));
  await screen.findByRole('dialog', { name: 'Article complete!' });
  const limit = 'You have finished 5 articles today. New ones come tomorrow!';
  expect(screen.getAllByText(limit).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Another one' })).toBeNull();
});

test('the sixth article of a day is refused with an explanation of the limit', async () => {
  network.answer(articles.generate, () => refusal('articles_finished_today'));
  open('/articles');
  expect(await screen.findByText('You have finished 5 articles today. New ones come tomorrow!')).toBeTruthy();
});

test('while an article is being written, the page says so and polls', async () => {
  const being = (made: number) => refusal('article_being_made', { progress: { made, of: 2 } });
  network.answer(articles.generate, () => being(network.asked(articles.generate).length > 1 ? 1 : 0));
  open('/articles');
  expect(await screen.findByText('Wren is writing an article for you…')).toBeTruthy();
  const checking = 'Wren is checking that every word is true…';
  expect(await screen.findByText(checking, {}, { timeout: 20_000 })).toBeTruthy();
  network.answer(articles.generate, () => ({ article }));
  network.answer(articles.create, () => ({ article: { ...article, origin: 'model' as const } }));
  expect(await screen.findByText(/^Wren wrote this one for you/, {}, { timeout: 20_000 })).toBeTruthy();
});

test('a failure can be tried again', async () => {
  network.answer(articles.generate, () => refusal('server_error'));
  const { user } = open('/articles');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(articleMessages.failed)).toBeTruthy();
  network.answer(articles.generate, () => ({ article }));
  await user.click(again);
  expect(await screen.findByRole('heading', { name: article.title })).toBeTruthy();
});

test('each failure says what failed: loading the article, another one, or the submission', async () => {
  network.answer(articles.create, () => refusal('server_error'));
  const { user } = open('/articles');
  expect(await screen.findByText('Failed to load articles')).toBeTruthy();
  network.answer(articles.create, () => ({ article }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: article.title });
  for (const text of answers) await user.click(word(text));
  network.answer(articles.submit, () => refusal('server_error'));
  await user.click(screen.getByRole('button', { name: 'Hand it in' }));
  expect(await screen.findByText('Failed to submit answers')).toBeTruthy();
  network.answer(articles.submit, ({ body }) => done(body.user_answers));
  await user.click(screen.getByRole('button', { name: 'Hand it in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Article complete!' }));
  network.answer(articles.generate, () => refusal('server_error'));
  await user.click(dialog.getByRole('button', { name: 'Another one' }));
  expect(await screen.findByText('Failed to generate article')).toBeTruthy();
});

test('an expired session leads to the login, which says why the child should sign in', async () => {
  network.answer(articles.generate, () => refusal('unauthenticated'));
  open('/articles');
  expect(await screen.findByText('Please sign in to generate articles')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy();
});

test('an expired session leads to the login when the article is submitted', async () => {
  network.answer(articles.submit, () => refusal('unauthenticated'));
  const { user } = open('/articles');
  await screen.findByRole('heading', { name: article.title });
  for (const text of answers) await user.click(word(text));
  await user.click(screen.getByRole('button', { name: 'Hand it in' }));
  expect(await screen.findByText('Please sign in to submit answers')).toBeTruthy();
});

test('an expired session leads to the login while an article is loaded', async () => {
  network.answer(articles.create, () => refusal('unauthenticated'));
  open('/articles');
  expect(await screen.findByText('Please sign in to access articles')).toBeTruthy();
});

test('an article that was begun yesterday says that it counts for yesterday', async () => {
  network.answer(articles.submit, ({ body }) => done(body.user_answers, { counts_for_yesterday: true }));
  const { user } = open('/articles');
  await screen.findByRole('heading', { name: article.title });
  for (const text of answers) await user.click(word(text));
  await user.click(screen.getByRole('button', { name: 'Hand it in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Article complete!' }));
  expect(dialog.getByText('You began it yesterday, so it counts for yesterday.')).toBeTruthy();
});

test('text cannot be copied from an open article', async () => {
  open('/articles');
  await screen.findByRole('heading', { name: article.title });
  for (const target of [screen.getByText('shoots'), word('bones')])
    expect(blocks(createEvent.copy(target), target)).toBe(true);
});

test('a word can be tapped or typed for its meaning, and an unknown one says so', async () => {
  const spoken: string[] = [];
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
    speechSynthesis: { cancel: () => 0, speak: ({ text }: { text: string }) => void spoken.push(text) },
  });
  const meanings = [{ part_of_speech: 'verb', definitions: ['to fire a gun'] }];
  network.answer(dictionary.lookUp, ({ params }) =>
    params.word === 'shoots' ? { word: 'shoots', base: 'shoot', meanings } : refusal('definition_not_found'),
  );
  const { user } = open('/articles');
  await screen.findByRole('heading', { name: article.title });
  await user.click(screen.getByText('shoots'));
  const sheet = within(await screen.findByRole('dialog', { name: 'shoots' }));
  expect(await sheet.findByText('to fire a gun')).toBeTruthy();
  expect(sheet.getByText('shoot')).toBeTruthy();
  expect(await sheet.findByText('It is on your list “My words” now.')).toBeTruthy();
  expect(network.asked(words.keep).map(({ body }) => body)).toEqual([{ word: 'shoots', article_id: id }]);
  await user.click(sheet.getByRole('button', { name: 'Read it to me' }));
  expect(spoken).toEqual(['shoot. verb. to fire a gun']);
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await user.type(screen.getByRole('textbox'), 'zyzzy{Enter}');
  expect(await screen.findByText('No definition found.')).toBeTruthy();
  expect(network.asked(words.keep)).toHaveLength(1);
  for (const name of ['SpeechSynthesisUtterance', 'speechSynthesis'])
    Reflect.deleteProperty(globalThis, name);
});

test('the history lists articles, and a completed one opens its review', async () => {
  const { blanks, sources } = done(answers);
  const item = {
    ...{ id, date: '2026-11-16', article, user_answers: answers, score: 5, total: 5, is_completed: true },
    ...{
      completed_at: '2026-11-16T12:00:00Z',
      origin: 'ours' as const,
      created_at: '2026-11-16T11:00:00Z',
      blanks,
      sources,
    },
  };
  network.answer(quiz.history, () => ({ history: [], next: null }));
  network.answer(articles.past, () => ({ history: [item], next: null, completed_today: 1 }));
  const { user } = open('/history');
  await user.click(await screen.findByRole('button', { name: 'Article' }));
  await user.click(await screen.findByRole('button', { name: article.title }));
  const review = within(await screen.findByRole('dialog', { name: article.title }));
  expect(review.getByText('Because of ink.')).toBeTruthy();
  expect(review.getByText('Where this comes from: A book')).toBeTruthy();
  expect(review.getByText('This one is from our own shelf of true stories.')).toBeTruthy();
});

test('after the submission the words of the text and of the gaps can be looked up', async () => {
  const meanings = [{ part_of_speech: 'noun', definitions: ['dark water'] }];
  network.answer(dictionary.lookUp, ({ params: { word } }) => ({ word, base: word, meanings }));
  const { user } = open('/articles');
  await screen.findByRole('heading', { name: article.title });
  for (const text of answers) await user.click(word(text));
  await user.click(screen.getByRole('button', { name: 'Hand it in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Article complete!' }));
  await user.click(dialog.getByRole('button', { name: 'See why the words fit' }));
  const text = within(screen.getByRole('region', { name: 'The article' }));
  for (const one of ['changes', 'ink']) {
    await user.click(text.getByText(one));
    const sheet = within(await screen.findByRole('dialog', { name: one }));
    expect(await sheet.findByText('It is on your list “My words” now.')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
  }
  expect(network.asked(words.keep).map(({ body }) => body)).toEqual([
    { word: 'changes', article_id: id },
    { word: 'ink', article_id: id },
  ]);
});
