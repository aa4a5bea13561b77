import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { books } from '../../contract/books/endpoints';
import { chat } from '../../contract/chat/endpoints';
import { reading } from '../../contract/reading/endpoints';
import { answer, box, greeting, openTalk, withCompanion, write } from '../support/chat-page';
import { book, network, open, pass, refusal, settled, unreachable } from '../support/screens';

withCompanion();

const log = () => screen.getByRole('log');

test('a talk opens with the greeting, about the book up to the chapter, and says that Wren is an AI', async () => {
  await openTalk();
  expect(network.asked(chat.send)[0]?.body).toMatchObject({
    bookId: 'paws',
    endChapter: 2,
    sessionId: null,
    messages: [],
  });
  expect(within(log()).getByText('surprised').tagName).toBe('EM');
  expect(screen.getByText(/Wren is an AI and can be wrong/)).toBeTruthy();
});

test('Enter sends and empties the box, Shift and Enter starts a line, and blank messages are not sent', async () => {
  const user = await openTalk();
  await write(user, '   {Enter}');
  expect(network.asked(chat.send)).toHaveLength(1);
  await write(user, 'a cat{Shift>}{Enter}{/Shift}and a dog{Enter}');
  expect(await within(log()).findByText(/^You said/)).toBeTruthy();
  expect(network.asked(chat.send)[1]?.body.messages).toEqual([{ role: 'user', content: 'a cat\nand a dog' }]);
  expect(box().value).toBe('');
  expect(within(log()).getByText('+2 points')).toBeTruthy();
});

test('a quotation by Wren opens its page, only as far as the child has read, but the child’s words do not', async () => {
  network.answer(reading.find, () => ({
    chapter: 2,
    title: 'The Night',
    paragraphs: ['It was dark.', 'The cat sat on the roof. It sang.'],
    marks: [{ paragraph: 1, from: 0, to: 24 }],
  }));
  network.answer(chat.send, ({ body }) =>
    body.messages.length === 0
      ? { ...answer(greeting), kind: 'greeting' as const }
      : answer('You said “the cat is sad”. The book says “The cat sat on the roof.” Why?'),
  );
  const user = await openTalk();
  await write(user, 'I think the cat is sad{Enter}');
  await within(log()).findByText(/^You said/);
  const pages = within(log()).getAllByRole('button', { name: /Show it on its page$/ });
  expect(pages.map((one) => one.textContent)).toEqual(['“The cat sat on the roof.” Show it on its page']);
  await user.click(pages[0] as HTMLElement);
  const page = within(await screen.findByRole('dialog', { name: 'Chapter 2: The Night' }));
  expect(page.getByText('The cat sat on the roof.').tagName).toBe('MARK');
  expect(network.asked(reading.find)[0]?.query).toEqual({
    id: 'paws',
    words: '“The cat sat on the roof.”',
    end_chapter: '2',
  });
  await user.click(page.getByRole('button', { name: 'Close' }));
  expect(box()).toBeTruthy();
});

test('the child may keep writing while Wren thinks, and nothing is sent twice', async () => {
  let reply: (value: ReturnType<typeof answer>) => void = () => undefined;
  const user = await openTalk();
  network.answer(
    chat.send,
    () =>
      new Promise((resolve) => {
        reply = resolve;
      }),
  );
  await write(user, 'first words{Enter}');
  expect(screen.getByText('Wren is thinking…')).toBeTruthy();
  await write(user, 'more{Enter}');
  expect(network.asked(chat.send)).toHaveLength(2);
  expect(box().value).toBe('   more'.trim());
  await act(async () => reply(answer('And then?')));
  expect(await within(log()).findByText('And then?')).toBeTruthy();
});

test('a failed message stays, and is sent again with the same id', async () => {
  const user = await openTalk();
  network.answer(chat.send, () => refusal('chat_failed'));
  await write(user, 'I like the cats{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('Failed to send message');
  network.answer(chat.send, () => answer('So do I. Which one?'));
  await settled(() => user.click(screen.getByRole('button', { name: 'Send again' })));
  expect(await within(log()).findByText('So do I. Which one?')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  const [, first, second] = network.asked(chat.send).map(({ body }) => body.request_id);
  expect([first, second]).toEqual([expect.any(String), first]);
});

test.each(['ai_resting', 'paused'] as const)(
  '%s: a message that waits says what still works, in no red and without a vain retry',
  async (code) => {
    const user = await openTalk();
    network.answer(chat.send, () =>
      refusal(code, code === 'paused' ? { until: '2026-11-17T15:00:00.000Z' } : {}),
    );
    await write(user, 'a cat{Enter}');
    expect(
      await screen.findByText(/You can read on, take a quiz, and look at your old talks\.$/),
    ).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(screen.queryByText(/It goes on at/)).toBeNull();
    expect(within(log()).getByText('a cat')).toBeTruthy();
  },
);

test('an empty reply is reported, and the message can be sent again', async () => {
  const user = await openTalk();
  network.answer(chat.send, () => answer(''));
  await write(user, 'I like the cats{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('Invalid response from server');
  network.answer(chat.send, () => answer('So do I. Which one?'));
  await settled(() => user.click(screen.getByRole('button', { name: 'Send again' })));
  expect(await within(log()).findByText('So do I. Which one?')).toBeTruthy();
});

test('opening or restarting a talk can be retried after a failure', async () => {
  network.answer(chat.send, () => refusal('chat_failed'));
  const { user } = open('/chat?book=paws&end=2');
  expect(await screen.findByText('Failed to initialize chat')).toBeTruthy();
  network.answer(chat.send, () => answer(greeting));
  await settled(() => user.click(screen.getByRole('button', { name: 'Try again' })));
  await screen.findByRole('log');
  network.answer(chat.send, () => refusal('chat_failed'));
  await user.click(screen.getByRole('button', { name: 'New Conversation' }));
  expect(await screen.findByText('Failed to start new conversation')).toBeTruthy();
});

test('a voice of the device reads a message aloud, without asterisks, until it is stopped', async () => {
  const spoken: string[] = [];
  let silenced = 0;
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
    speechSynthesis: {
      getVoices: () => [{ localService: true, lang: 'en-GB' }],
      addEventListener() {},
      removeEventListener() {},
      speak: ({ text }: SpeechSynthesisUtterance) => void spoken.push(text),
      cancel: () => void silenced++,
    },
  });
  const user = await openTalk();
  await user.click(within(log()).getByRole('button', { name: 'Read aloud' }));
  expect(spoken).toEqual(['Hello! What surprised you?']);
  const before = silenced;
  await user.click(within(log()).getByRole('button', { name: 'Stop reading aloud' }));
  expect(silenced).toBeGreaterThan(before);
  expect(within(log()).getByRole('button', { name: 'Read aloud' })).toBeTruthy();
  Object.assign(globalThis, { speechSynthesis: undefined });
});

test('while another tab gets an answer the message waits, and is sent again with the same id', async () => {
  const user = await openTalk();
  let tries = 0;
  network.answer(chat.send, () =>
    tries++ === 0 ? refusal('chat_being_answered') : answer('Now I listen. What was it?'),
  );
  await write(user, 'hello there{Enter}');
  await pass(2000);
  expect(await within(log()).findByText(/Now I listen/)).toBeTruthy();
  const ids = network
    .asked(chat.send)
    .slice(1)
    .map(({ body }) => body.request_id);
  expect(new Set(ids).size).toBe(1);
});

test('a shy child can begin with a suggested sentence', async () => {
  const user = await openTalk();
  await settled(() => user.click(screen.getByRole('button', { name: 'Ask me something easy!' })));
  expect(network.asked(chat.send)[1]?.body.messages[0]?.content).toBe('Ask me something easy!');
  expect(screen.queryByText(/Not sure how to begin/)).toBeNull();
});

test('New Conversation starts a new talk, once for a double click', async () => {
  const user = await openTalk();
  await write(user, 'hello there{Enter}');
  await within(log()).findByText(/^You said/);
  await user.dblClick(screen.getByRole('button', { name: 'New Conversation' }));
  await waitFor(() => expect(within(log()).queryByText(/^You said/)).toBeNull());
  expect(network.asked(chat.send).filter(({ body }) => body.messages.length === 0)).toHaveLength(2);
});

test('a like refers to the message’s place in the transcript, and can be taken back', async () => {
  network.answer(chat.feedback, () => ({ success: true as const }));
  const user = await openTalk();
  await write(user, 'hello there{Enter}');
  await within(log()).findByText(/^You said/);
  const like = screen.getAllByRole('button', { name: 'I like this' })[1] as HTMLElement;
  await user.click(like);
  expect(like.getAttribute('aria-pressed')).toBe('true');
  await user.click(like);
  expect(
    network.asked(chat.feedback).map(({ body }) => [body.message_index, body.feedback_data.like_dislike]),
  ).toEqual([
    [2, 'like'],
    [2, null],
  ]);
});

test('a late answer to a message that had failed is liked at its place, after later ones', async () => {
  network.answer(chat.feedback, () => ({ success: true as const }));
  const user = await openTalk();
  network.answer(chat.send, () => refusal('chat_failed'));
  await write(user, 'the first{Enter}');
  network.answer(chat.send, () => answer('An answer to the second'));
  await write(user, 'the second{Enter}');
  await within(log()).findByText('An answer to the second');
  network.answer(chat.send, () => answer('An answer to the first'));
  await settled(() => user.click(screen.getByRole('button', { name: 'Send again' })));
  await within(log()).findByText('An answer to the first');
  for (const like of screen.getAllByRole('button', { name: 'I like this' }).slice(1)) await user.click(like);
  expect(network.asked(chat.feedback).map(({ body }) => body.message_index)).toEqual([4, 2]);
});

test.each([
  ['an outage', unreachable],
  ['a fault', () => refusal('server_error')],
])('a talk that cannot be opened says so and can be retried: %s', async (_, reply) => {
  network.answer(chat.send, reply);
  const { user } = open('/chat?book=paws&end=2');
  expect(await screen.findByText('Failed to initialize chat')).toBeTruthy();
  network.answer(chat.send, () => ({ ...answer(greeting), kind: 'greeting' as const }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('log')).toBeTruthy();
});

test('without a book the page links to the books, and to the first three that the child reads', async () => {
  const reading = ['Paws', 'Saltwind', 'Robot', 'Moon'].map((title) =>
    book({ id: title.toLowerCase(), title }),
  );
  network.answer(books.lists, () => ({ reading, want_to_read: [], read: [] }));
  open('/chat');
  expect(await screen.findByText('No book selected for chat')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose a book' })).toBeTruthy();
  const shown = within(await screen.findByRole('region', { name: 'You are reading' })).getAllByRole('link');
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(
    ['paws', 'saltwind', 'robot'].map((id) => `/books?book=${id}`),
  );
});
