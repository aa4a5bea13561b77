import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { books } from '../../../contract/books/endpoints';
import { quiz } from '../../../contract/quiz/endpoints';
import { ownPassword } from '../../support/own-password';
import {
  amplify,
  book,
  foundBook,
  goOn,
  network,
  open,
  openLogin,
  openQuiz,
  pass,
  questions,
  refusal,
} from '../../support/screens';

const never = () => new Promise<never>(() => undefined);

const search = async () => {
  network.answer(books.autocomplete, () => [foundBook(), foundBook({ id: 'saltmarsh', title: 'Saltmarsh' })]);
  network.answer(books.process, never);
  const { user } = open('/books');
  const box = await screen.findByRole('combobox');
  await user.type(box, 'salt');
  await screen.findAllByRole('option');
  return { user, box };
};

const startQuiz = (count = 3) => openQuiz(questions(count));

const moveAway = async () => {
  const lists = { reading: [book()], want_to_read: [] as ReturnType<typeof book>[], read: [] };
  network.answer(books.lists, () => lists);
  network.answer(books.move, () => {
    lists.want_to_read = lists.reading.splice(0);
    return book();
  });
  const { user } = open('/books');
  await user.click(await screen.findByRole('button', { name: 'Back to Want to Read: Saltwind' }));
  return { user, undo: await screen.findByRole('button', { name: 'Undo' }) };
};

const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

test('Enter does not take a suggestion for an earlier text', async () => {
  const { user, box } = await search();
  await user.clear(box);
  await user.type(box, 'dragon{Enter}');
  await pass(0);
  expect(screen.queryByText('Book Selected')).toBeNull();
});

test('suggestions of an earlier search do not reappear during a new one', async () => {
  const { user, box } = await search();
  await user.clear(box);
  await pass(1000);
  network.answer(books.autocomplete, never);
  await user.type(box, 'dragon');
  await pass(2000);
  expect(screen.queryAllByRole('option').length).toBe(0);
});

test('Enter checks the answer and continues with the next question', async () => {
  const user = await startQuiz();
  await user.click(screen.getByRole('radio', { name: 'Answer 1c' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Next Question');
  await pass(400);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Question 2 of 3')).toBeTruthy();
});

test('the keys work immediately on the next question', async () => {
  const user = await startQuiz();
  await user.click(screen.getByRole('radio', { name: 'Answer 1c' }));
  await user.click(screen.getByRole('button', { name: 'Check Answer' }));
  await goOn(user, 'Next Question');
  expect(document.activeElement).not.toBe(document.body);
  await user.keyboard('3');
  expect(radios()[2]?.checked).toBe(true);
});

test('a double click on Check Answer does not skip the verdict', async () => {
  const user = await startQuiz();
  await user.click(screen.getByRole('radio', { name: 'Answer 1c' }));
  await user.dblClick(screen.getByRole('button', { name: 'Check Answer' }));
  expect(screen.queryByText('Question 1 of 3')).not.toBeNull();
});

test('a number key together with Control is left to the browser', async () => {
  const user = await startQuiz();
  await user.click(screen.getByRole('radio', { name: 'Answer 1a' }));
  await user.keyboard('{Control>}3{/Control}');
  expect(radios()[2]?.checked).toBe(false);
});

test('a session that ends on a loaded page leads to the login', async () => {
  network.answer(books.lists, () => refusal('unauthenticated'));
  open('/dashboard');
  await pass(1000);
  expect(screen.queryByRole('heading', { name: 'Sign in' })).not.toBeNull();
});

test('an overtaken quiz cannot be submitted again', async () => {
  network.answer(quiz.submit, () => refusal('quiz_overtaken'));
  const user = await startQuiz(1);
  await user.click(screen.getByRole('radio', { name: 'Answer 1c' }));
  await user.click(screen.getByRole('button', { name: 'Check Answer' }));
  await goOn(user, 'Finish Quiz');
  await screen.findByText(/You have already done/);
  expect(screen.queryByText(/again/)).toBeNull();
});

test('an undo that fails says so', async () => {
  const { user, undo } = await moveAway();
  network.answer(books.move, () => refusal('server_error'));
  await user.click(undo);
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('the offer to undo stays while it has focus, even when the mouse leaves', async () => {
  const { user, undo } = await moveAway();
  act(() => undo.focus());
  await user.hover(undo);
  await user.unhover(undo);
  await pass(9000);
  expect(undo.isConnected).toBe(true);
});

test('moving a row keeps the focus', async () => {
  await moveAway();
  expect(document.activeElement).not.toBe(document.body);
});

test('an invalid stored quiz starts from the beginning', async () => {
  sessionStorage.setItem('quiz saltwind 1-2', '{"chosen":5}');
  await startQuiz();
});

test('the row shows the status that the panel loaded', async () => {
  const status = () => (network.asked(books.process).length > 1 ? 'processed' : 'processing') as 'processing';
  network.answer(books.lists, () => ({
    reading: [book({ processing_status: status() })],
    want_to_read: [],
    read: [],
  }));
  network.answer(quiz.chapters, never);
  network.answer(books.process, () => ({
    book: book({ processing_status: status() }),
    status: status(),
    is_processed: false,
    chapters: [],
    main_characters: [],
    total_chapters: null,
    processing_error: null,
  }));
  open('/books?book=saltwind', { book: book({ processing_status: 'processing' }) });
  await pass(10_000);
  const row = within(screen.getByRole('region', { name: /^Currently Reading/ }));
  expect(row.queryByText('Processing')).toBeNull();
});

test('a link to a book opens it in a new tab too', async () => {
  network.answer(books.lists, () => ({ reading: [book()], want_to_read: [], read: [] }));
  network.answer(books.process, never);
  open('/books?book=saltwind');
  expect(await screen.findByRole('region', { name: 'Book Selected' })).toBeTruthy();
});

test('a first password that is submitted too late says so, and leads back to signing in', async () => {
  localStorage.clear();
  amplify.signIn.mockResolvedValue({
    nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' },
  });
  amplify.confirmSignIn.mockRejectedValue(
    Object.assign(new Error('Invalid session for the user, session is expired.'), {
      name: 'NotAuthorizedException',
    }),
  );
  const { user } = await openLogin();
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'a@b.test');
  await user.type(screen.getByLabelText('Password'), 'word{Enter}');
  await user.type(await ownPassword(user, 'New password'), 'word word word{Enter}');
  expect((await screen.findByRole('alert')).textContent).not.toContain('e-mail and password');
  expect(screen.queryByRole('button', { name: 'Back to sign in' })).not.toBeNull();
});

test('focus moves to “Forgot your password?”', async () => {
  localStorage.clear();
  const { user } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  expect(document.activeElement).not.toBe(document.body);
});

test('Safari’s Enter at the end of a composition (key code 229) chooses nothing', async () => {
  const { box } = await search();
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  await pass(0);
  expect(screen.queryByText('Book Selected')).toBeNull();
});
