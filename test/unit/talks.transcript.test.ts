import { describe, expect, test } from '@jest/globals';
import { turnOfMessage } from '../../lambdas/chat/history';
import { greetingFor } from '../../lambdas/companion/greeting';
import { helpIn } from '../../lambdas/companion/talks/help';
import { messageIdOf } from '../../lambdas/companion/talks/message-id';
import { shownAfter } from '../../lambdas/companion/talks/shown';
import { transcriptOf } from '../../lambdas/companion/talks/transcript';
import { withSilent } from '../../lambdas/voice/turn-end';

const turn = (said: string, reply: string) => ({ said, said_at: 't1', reply, replied_at: 't2' }) as never;

describe('the transcript of a talk', () => {
  const talk = { greeting: 'Hello!', created_at: 't0', character: 'Toad' };

  test('begins with the greeting, and has two messages a turn', () => {
    expect(transcriptOf(talk, [turn('Hi', 'Oh!')])).toEqual([
      { message_role: 'assistant', message_content: 'Hello!', character: 'Toad', created_at: 't0' },
      { message_role: 'user', message_content: 'Hi', character: 'Toad', created_at: 't1' },
      { message_role: 'assistant', message_content: 'Oh!', character: 'Toad', created_at: 't2' },
    ]);
  });

  test('leaves out a reply of which nothing was heard', () => {
    const said = transcriptOf(talk, [turn('Hi', ''), turn('Well?', 'Yes')]).map((one) => one.message_content);
    expect(said).toEqual(['Hello!', 'Hi', 'Well?', 'Yes']);
  });

  test('is empty without a turn', () => expect(transcriptOf(talk, [])).toEqual([]));

  test.each([
    [0, 1, 1],
    [1, 1, 1],
    [2, 1, 1],
    [3, 1, 2],
    [4, 1, 2],
    [5, 7, 9],
  ])('message %i of a transcript from turn %i on belongs to turn %i', (index, first, expected) => {
    expect(turnOfMessage(index, first)).toBe(expected);
  });

  test('a turn of a session has an id of its own', () => expect(messageIdOf('s', 3)).toBe('s-3'));
});

describe('what supervisors see of a talk', () => {
  const [figures, shown] = [{ turns: 5 }, { turns: 2 }];
  const crisis = (mayKnow: string) => ({ crisis: { mayKnow } }) as never;

  test.each([
    ['everything', null, {}, null],
    ['everything after a crisis that they may know', null, crisis('supervisors'), null],
    ['no more from the turn on that is kept from them', null, crisis('operators'), figures],
    ['no more than before a second such turn', shown, crisis('operators'), shown],
    ['no more after it', shown, {}, shown],
  ])('is %s', (_, before, answered, after) => {
    expect(shownAfter({ shown: before, figures }, answered as never)).toEqual(after);
  });
});

describe('the help in a crisis', () => {
  const actor = { user: { region: 'United States' } } as never;
  const crisis = { kind: 'abuse' } as never;

  test('keeps the open question and the summary of the talk', () => {
    const recent = [
      { open: 'Who?', summary: 'old' },
      { open: 'Why?', summary: 'A fox.' },
    ] as never;
    const help = helpIn(actor, recent, crisis, 't1');
    expect(help).toMatchObject({ kind: 'help', open: 'Why?', summary: 'A fox.', withPause: false });
    expect(help).toMatchObject({ crisis, said_at: 't1', text: expect.stringContaining('988') });
  });

  test('at the beginning has nothing to keep', () => {
    expect(helpIn(actor, [], crisis, 't1')).toMatchObject({ open: null, summary: '' });
  });
});

describe('the greeting', () => {
  const book = { title: 'Holes', chapters: [{}, {}, {}] } as never;
  const greet = (end_chapter: number | null, seed = 0, character: string | null = null) =>
    greetingFor(book, { end_chapter, character, seed });

  test.each([
    [null, '*Holes*'],
    [2, '*Holes* up to chapter 2'],
    [3, 'all of *Holes*'],
  ])('up to chapter %s names %s', (end, place) => {
    for (const seed of [0, 1, 2]) expect(greet(end, seed)).toContain(`${place}`);
    expect(greet(end, 0)).toContain(`You have read ${place}.`);
  });

  test('of a book without chapters names the book', () => {
    expect(
      greetingFor({ title: 'Holes', chapters: [] } as never, { end_chapter: 0, character: null, seed: 0 }),
    ).toContain('You have read *Holes*.');
  });

  test('says that Wren or the character is an AI, and differs by seed', () => {
    const three = [0, 1, 2].map((seed) => greet(2, seed));
    expect(new Set(three).size).toBe(3);
    expect(greet(2, 3)).toBe(three[0]);
    for (const one of three) expect(one).toMatch(/\bAI\b/);
    expect(greet(2, 0, 'Stanley')).toMatch(
      /an AI plays me, Stanley\. You have followed me through \*Holes\* up to chapter 2/,
    );
  });
});

test('silent chunks that were being stored are put in their places, once', () => {
  const found = [{ seq: 1 }, { seq: 3, sound: 'v' }];
  expect(withSilent(found, [2])).toEqual([{ seq: 1 }, { seq: 2 }, { seq: 3, sound: 'v' }]);
  expect(withSilent(found, [4, 2]).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(withSilent(found, [3])).toEqual(found);
});
