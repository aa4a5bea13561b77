import { expect, test } from '@jest/globals';
import { claimsLife } from '../../../lambdas/safety/output/dangers';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { ofWren } from '../../../local/tutor/talk/banks/of-wren';
import { talkAbout, talkByMeaning } from '../../support/talk';

const library = readLibrary('library');

/** The reply to the last of these words of a child, in one talk. */
const replyTo = async (
  id: string,
  words: string,
  { end = 3, character = null }: { end?: number; character?: string | null } = {},
): Promise<string> => {
  const book = library.find((one) => one.id === id);
  if (book === undefined) throw new Error(`${id} is not in the library`);
  const [turn] = await talkByMeaning(book, talkAbout(book, end, { character, grade: 3 }), [words]);
  expect([words, turn?.flaw]).toEqual([words, undefined]);
  return turn?.draft.reply ?? '';
};

test.each([
  ['nobody wanted to sit next to me at lunch', /lonely|hard|sorry/],
  ['my best friend is cross with me', /quarrel|hard|odds/i],
  ['my mum is in hospital', /sorry|your mum/],
  ['sometimes i dream that i am falling', /feeling|sorry/],
  ['my parents are getting divorced', /sorry/],
  ['everybody stared at me in the play', /eyes|hole/],
])('something hard in a child’s life is met with warm words and no cheer: %s', async (words, warm) => {
  for (const character of [null, 'Marit Vance']) {
    const reply = await replyTo('the-street-that-wasnt-there', words, { character });
    expect(reply).toMatch(warm);
    expect(reply).not.toMatch(/Hooray|best thing|nice|Ha[,!]/);
  }
});

test('a brother is named when a child tells of him', async () => {
  expect(await replyTo('the-sea-went-that-way', 'my little brother broke his arm')).toMatch(
    /your little brother/,
  );
});

test.each(['nah i’m done, night', 'no i dont want to talk any more', 'gotta go football', 'I go now eat'])(
  'a goodbye without “bye” is answered by one, and no more is asked: %s',
  async (words) => {
    const reply = await replyTo('paws-of-the-night-market', words);
    expect(reply).toMatch(/bye|see you|so long|off you go|take care|night|sleep|bed/i);
    expect(reply).not.toMatch(/\?/);
  },
);

test('a child that wants no ending told is promised so, and hears nothing of secrets', async () => {
  const reply = await replyTo('the-clockmakers-missing-hour', 'don’t tell me the end!');
  expect(reply).toMatch(/promise|Not a word/);
  expect(reply).not.toMatch(/family|secret/i);
});

test('who can’t keep secrets is a matter of the child’s own', async () => {
  expect(await replyTo('the-ferry-that-grew-heavy', 'I can keep secrets but my sister can’t')).not.toMatch(
    /family may read/,
  );
  expect(await replyTo('the-ferry-that-grew-heavy', 'can you keep a secret')).toMatch(/family may read/);
});

test('a child that says how far it has read hears something of that chapter, and one question', async () => {
  const book = library.find(({ id }) => id === 'half-a-second-late');
  const latest = (book?.characters ?? [])
    .flatMap(({ moments = [] }) => moments)
    .filter(({ chapter }) => chapter === 2)
    .map(({ asks }) => asks.replace(/\{[^|}]*\|([^}]*)\}/g, '$1'));
  const reply = await replyTo('half-a-second-late', 'I have read up to chapter 2', { end: 2 });
  expect(latest.filter((asks) => reply.endsWith(asks))).toHaveLength(1);
});

test('what is asked for by number or colour is answered by one', async () => {
  expect(await replyTo('a-bridge-made-of-grass', 'how many cords did the llama eat')).toMatch(/nineteen/);
  expect(await replyTo('the-market-that-walked', 'what colour is madame kilo')).toMatch(/red/);
});

test('a character that is asked what it feels answers from what it did and feared', async () => {
  const reply = await replyTo('nine-minutes-to-ganymede', 'were you scared out on the ice', {
    end: 4,
    character: 'Dumpling',
  });
  expect(reply).toMatch(/afraid of the dark/);
});

test('a character does not say who it is to a remark about the child', async () => {
  const reply = await replyTo('somebody-stole-the-rain', 'I mix up green and brown, people always test me', {
    character: 'Bela Mishra',
  });
  expect(reply).not.toMatch(/that is me/);
});

test.each([
  ['helo', /^(?!That is new)[^?]*\b(?:hello|hi|hooray)\b/i],
  ['hi its me again', /back/],
  ['hi how are you', /well/],
  ['good evening wren', /Good evening/],
])('a greeting in a child’s spelling is greeted back: %s', async (words, back) => {
  expect(await replyTo('somebody-stole-the-rain', words, { end: 2 })).toMatch(back);
});

test('the talks of a child do not all begin and end alike', async () => {
  const begun: string[] = [];
  const ended: string[] = [];
  for (const end of [1, 2, 3, 4, 5]) {
    begun.push(await replyTo('paws-of-the-night-market', 'hi', { end }));
    ended.push(await replyTo('paws-of-the-night-market', 'bye', { end }));
  }
  const first = (reply: string) => reply.split(/(?<=[.!]) /)[0];
  expect(new Set(begun.map(first)).size).toBeGreaterThan(2);
  expect(new Set(ended.map(first)).size).toBeGreaterThan(2);
  expect(ended.filter((reply) => /chapter/i.test(reply)).length).toBeLessThan(3);
});

test.each([
  ['i think the quartermaster is strict', /strict|quartermaster/i],
  ['im hungry', /snack|bite/],
  ['i stayed up till 2 at new year', /New Year/],
])('a remark is taken for what it is: %s', async (words, meant) => {
  expect(await replyTo('nine-minutes-to-ganymede', words)).toMatch(meant);
});

test('a sum is done, whatever the story says of times', async () => {
  expect(await replyTo('the-robot-in-room-twelve', 'whats 7 times 8', { character: 'Thisway' })).toMatch(
    /56/,
  );
});

/** The replies to these words of a child, in one talk. */
const repliesTo = async (id: string, ...words: string[]): Promise<string[]> => {
  const book = library.find((one) => one.id === id);
  if (book === undefined) throw new Error(`${id} is not in the library`);
  const turns = await talkByMeaning(book, talkAbout(book, 3, { character: null, grade: 3 }), words);
  return turns.map(({ draft }) => draft.reply);
};

test.each([
  ['my grandad is in hospital', 'will he die', /your grandad/],
  ['my dog ran away', 'will she come back', /your dog/],
])('what is hard at home stays in mind: %s', async (told, asked, about) => {
  const [, reply = ''] = await repliesTo('a-bridge-made-of-grass', told, asked);
  expect(reply).toMatch(about);
  expect(reply).toMatch(/somebody at home/i);
  expect(reply).not.toMatch(/Hilario|Nina|llama/);
});

test('a question about somebody of the book is not taken for one about the child’s own', async () => {
  const [, reply = ''] = await repliesTo(
    'a-bridge-made-of-grass',
    'my grandad is in hospital',
    'is Grandfather Hilario ill',
  );
  expect(reply).not.toMatch(/your grandad/);
});

test('Wren claims no body, no family and no past when she is asked about herself', () => {
  const lines = ofWren.flatMap(([, { says = [] }]) => says);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter(claimsLife)).toEqual([]);
});

test.each(['can you swim', 'have you ever got a letter', 'do you eat cats'])(
  'a question to Wren herself is answered by Wren, and by no line of the book: %s',
  async (words) => {
    const book = library.find(({ id }) => id === 'a-fat-cat-in-a-bed');
    const names = (book?.characters ?? []).map(({ name }) => name).join('|');
    const reply = await replyTo('a-fat-cat-in-a-bed', words, { end: 1 });
    expect(reply).not.toMatch(new RegExp(`^Yes!|“|${names}`));
    expect(reply).toMatch(/\b(?:I|me|my|bird)\b/);
  },
);

test.each(['salam wren', 'ahoy', 'helo', 'hi its me again'])(
  'a greeting is greeted back: %s',
  async (words) => {
    expect(await replyTo('the-robot-in-room-twelve', words)).toMatch(
      /hello|hi\b|hey|salam|ahoy|welcome|good to|morning|evening|back/i,
    );
  },
);
