import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { answerFigures } from '../../../eval/answers';
import { questionsIn } from '../../../lambdas/companion/conversation/questions';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { talkAbout, talkByMeaning } from '../../support/talk';

const library = readLibrary('library');

const bookOf = (id: string) => {
  const book = library.find((one) => one.id === id);
  if (book === undefined) throw new Error(`${id} is not in the library`);
  return book;
};

interface Child {
  readonly who: string;
  readonly book: string;
  readonly chapter: number;
  readonly character: string | null;
  readonly says: readonly string[];
}

const children: Child[] = ['first', 'second'].flatMap((name) =>
  readFileSync(`eval/asked/children-${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)),
);

const talkOf = ({ book, chapter, character, says }: Child) =>
  talkByMeaning(bookOf(book), talkAbout(bookOf(book), chapter, { character, grade: 3 }), says);

/** The replies to words about a book, in one talk. */
const repliesTo = async (book: string, chapter: number, ...says: string[]) =>
  (await talkOf({ who: '', book, chapter, character: null, says })).map(({ draft }) => draft.reply);

test('the questions of children who knew no answer find their answers', async () => {
  expect((await answerFigures(library)).filter(({ isMet }) => !isMet)).toEqual([]);
});

test('sixty scripted children hear no refused draft, and no question twice in a talk', async () => {
  for (const child of children) {
    const turns = await talkOf(child);
    expect([child.who, turns.filter(({ flaw }) => flaw !== undefined)]).toEqual([child.who, []]);
    const asked = turns
      .filter(({ draft }) => draft.move !== 'hint')
      .flatMap(({ draft }) => questionsIn(draft.reply));
    expect([child.who, asked.filter((one, i) => asked.indexOf(one) < i)]).toEqual([child.who, []]);
  }
});

test.each([
  ['hola', /solo hablo inglés|solo sé hablar inglés/],
  ['me gusta mucho la llama', /inglés/],
  ['नमस्ते', /English/],
  ['mere papa dubai me hain', /English/],
  ['bonjour', /anglais/],
  ['c’est triste', /anglais/],
  ['ich habe auch ein Huhn', /Englisch/],
  ['你好', /英语/],
])('a child that speaks another language is told so in that language: %s', async (words, said) => {
  const [reply] = await repliesTo('a-bridge-made-of-grass', 3, words);
  expect(reply).toMatch(said);
  expect(reply).toMatch(/[.!] [A-Z]\w+ \w+ \w+.*\?$/);
});

test('a question in another language gets the English answer after it', async () => {
  const [reply] = await repliesTo('a-bridge-made-of-grass', 3, '¿quién es Wayra?');
  expect(reply).toMatch(/Wayra is a boy of twelve/);
});

test.each([
  ['gerald is a goat right', /flour/],
  ['brundle is blue right', /green/],
  ['ife is his sister', /milk/],
])('a wrong picture of the story is set right: %s', async (words, truth) => {
  const [reply] = await repliesTo('the-dragon-who-baked-bread', 3, words);
  expect(reply).toMatch(/^(?:Not quite|I remember it another way|Let us look it up)/);
  expect(reply).toMatch(truth);
});

test('a right picture of the story is confirmed', async () => {
  const [reply] = await repliesTo('the-dragon-who-baked-bread', 3, 'brundle is a dragon right');
  expect(reply).toMatch(/^(?:Yes|Right)/);
});

test('what no answer knows is read out from the book, or said to be open', async () => {
  const [line, open] = await repliesTo(
    'goalkeeper-of-gull-street',
    3,
    'did somebody pull the curtain in the window',
    'do elephants like custard',
  );
  expect(line).toMatch(/curtain/);
  expect(open).toMatch(/book|story|author|chapters|found nothing/);
});

test('the child’s own life goes on over two messages', async () => {
  const [, second] = await repliesTo(
    'paws-of-the-night-market',
    3,
    'my grandpa was ill too once',
    'he is fine now',
  );
  expect(second).toMatch(/glad|good/i);
});

test('“she” is nobody of whom the book says “he”', async () => {
  const [, , reply] = await repliesTo(
    'goalkeeper-of-gull-street',
    3,
    'who is gethin',
    'who is dunya',
    'how old is she',
  );
  expect(reply).toMatch(/eleven/);
});
