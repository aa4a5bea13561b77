import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { comics, type ReportedComic } from '../../contract/comics/endpoints';
import { feedback } from '../../contract/feedback/endpoints';
import { emptyLists, openConsole } from '../support/operator';
import { network, pass, refusal, unreachable } from '../support/screens';

beforeEach(emptyLists);

const said = (comment: string) => ({
  feature_type: 'dashboard' as const,
  feedback_data: { feedback_type: 'bug_report' as const, comment },
  role: 'parent',
  created_at: '2026-11-10T12:00:00.000Z',
});

test('without feedback the list says so', async () => {
  await openConsole('Feedback');
  expect(await screen.findByText('Nobody has said anything yet.')).toBeTruthy();
});

test('each entry shows its subject, its text and the role of its author', async () => {
  const onQuiz = {
    feature_type: 'quiz' as const,
    feedback_data: { rating: 5, difficulty: 2, like_dislike: 'like' as const },
    role: 'student',
    created_at: '2026-11-09T12:00:00.000Z',
  };
  network.answer(feedback.inbox, () => ({ feedback: [said('The gate squeaks.'), onQuiz], next: null }));
  await openConsole('Feedback');
  const [first, second] = within(await screen.findByRole('list', { name: 'Feedback' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li') as HTMLElement);
  const words = first?.textContent;
  for (const part of ['Inkwren itself', 'Something is broken', 'The gate squeaks.', 'A parent, Nov 10'])
    expect(words).toContain(part);
  const quiz = within(second as HTMLElement);
  expect(quiz.getByText('More of this')).toBeTruthy();
  expect(quiz.getByRole('img', { name: '5 of 5 stars' })).toBeTruthy();
  expect(quiz.getByRole('img', { name: '2 of 5 stars' })).toBeTruthy();
  expect(second?.textContent).not.toContain('Fun');
});

test('more feedback is loaded page by page', async () => {
  network.answer(feedback.inbox, ({ query: { cursor } }) => ({
    feedback: [said(cursor === undefined ? 'The newest.' : 'An older one.')],
    next: cursor === undefined ? 'older' : null,
  }));
  const user = await openConsole('Feedback');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('An older one.')).toBeTruthy();
  expect(screen.getByText('The newest.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('2 messages in all');
});

test('a page of feedback that fails to load can be retried', async () => {
  network.answer(feedback.inbox, unreachable);
  const user = await openConsole('Feedback');
  // The call is retried automatically before the failure is shown.
  await pass(60_000);
  const again = await screen.findByRole('button', { name: /Try again/ });
  network.answer(feedback.inbox, () => ({ feedback: [said('Here it is.')], next: null }));
  await user.click(again);
  expect(await screen.findByText('Here it is.')).toBeTruthy();
});

const reported: ReportedComic = {
  id: '01J00000000000000000000000',
  image_url: '/media/comics/one.webp',
  alt: ['Panel 1: A fox in the snow.'],
  story: 'A fox walked through the snow.',
  username: 'Kit',
  reports: 2,
  hidden: true,
  created_at: '2026-11-10T12:00:00.000Z',
};

test('a decision on a reported comic can be undone with one tap, also by keyboard', async () => {
  let waiting = [reported];
  const decisions: string[] = [];
  network.answer(comics.reviews, () => ({ comics: waiting, next: null }));
  network.answer(comics.decide, ({ body: { decision } }) => {
    decisions.push(decision);
    waiting = decision === 'undo' ? [reported] : [];
    return { decided: true as const };
  });
  const user = await openConsole('Comics');
  await user.click(await screen.findByRole('button', { name: 'Hide it' }));
  expect(await screen.findByText('The comic is hidden.')).toBeTruthy();
  expect(await screen.findByText('No comic is waiting.')).toBeTruthy();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Undo');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The comic waits for a decision again.')).toBeTruthy();
  expect(await screen.findByText('A fox walked through the snow.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(decisions).toEqual(['hide', 'undo']);
});

test('unreviewed comics of today are on a separate list, and one tap approves a comic', async () => {
  let waiting = [{ ...reported, reports: 0, hidden: false }];
  network.answer(comics.reviews, ({ query }) => ({
    comics: query.list === 'unseen' ? waiting : [],
    next: null,
  }));
  network.answer(comics.decide, () => {
    waiting = [];
    return { decided: true as const };
  });
  const user = await openConsole('Comics');
  expect(await screen.findByText('No comic is waiting.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Comics' }), 'unseen');
  expect(await screen.findByText('Others can see it')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'It is fine' }));
  expect(await screen.findByText('The comic is shown.')).toBeTruthy();
  expect(await screen.findByText('No comic is waiting.')).toBeTruthy();
  expect(network.asked(comics.decide).map(({ body }) => body)).toEqual([{ decision: 'show' }]);
});

test('an undo that is too late says so', async () => {
  network.answer(comics.reviews, () => ({ comics: [reported], next: null }));
  network.answer(comics.decide, ({ body: { decision } }) =>
    decision === 'undo' ? refusal('comic_not_found') : { decided: true as const },
  );
  const user = await openConsole('Comics');
  await user.click(await screen.findByRole('button', { name: 'Show it' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await screen.findAllByText('We could not find that comic.')).length).toBeGreaterThan(0);
});
