import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Talk } from '../../lambdas/companion/conversation/talk';
import type { Subject } from '../../lambdas/quiz/bank/subject';
import { bankOf, type LibraryBook, originalOf, readLibrary } from '../../lambdas/stock/own-books';

const book = readLibrary(path.join(__dirname, 'library')).find(
  ({ id }) => id === 'the-robot-in-room-twelve',
) as LibraryBook;

const [first = { title: '', text: '' }] = book.chapters;

/** A child has read the first chapter of one of our books. */
export const talk: Talk = {
  book,
  chapters: [{ number: 1, title: first.title, text: first.text }],
  laterNames: new Set(),
  character: null,
  sheet: null,
  grade: 3,
  turns: [],
  summary: '',
  open: null,
};

export const said = 'It was so funny when the robot took the chair to the bus stop';

/** A sentence of the first chapter in other words, and one that it contradicts. */
export const sentences = {
  supported: 'The robot carried the seat all the way to the stop of the bus.',
  contradicted: 'The robot carried the seat to the swimming pool.',
};

export const [, , questions] = bankOf(book, 1);

export const subject: Subject = {
  book: {
    ...originalOf(book),
    chapters: [{ chapter_number: 1, chapter_title: first.title }],
  } as unknown as Subject['book'],
  chapter: 1,
  title: first.title,
  text: first.text,
  material: { chapters: [1], texts: new Map([[1, first.text]]), laterNames: new Set() },
  fewest: 0,
  wanted: 6,
};

const [stocked] = JSON.parse(readFileSync(path.join(__dirname, 'articles/level-2.json'), 'utf8'));

/** One of our own articles, as if a model had written it. */
export const article = {
  ...stocked,
  can_write: true,
  facts: String(stocked.text)
    .replace(/[[\]]/g, '')
    .split(/(?<=[.!?]) /),
};

export const order = {
  level: 2 as const,
  subjects: ['the sea', 'animals'],
  due: [],
  words: [
    'ancient',
    'avoid',
    'balance',
    'collect',
    'connect',
    'damp',
    'danger',
    'search',
    'silent',
    'strange',
  ],
  had: [],
};

export const prompt = 'A small animal wants something very big.';

export const story =
  'One day a frog wantid to go to the moon. He jumped and jumped but he was too small. Then he met a stork. The stork said I can fly you up but only to the clouds. So they flew and the frog sat on a cloud and it was all wet and cold. The frog said this is even better than the moon. In the morning it rained and he fell down in his pond. Plop. The end.';

export const storyboard = {
  cast: [{ name: 'the frog', look: 'a very small bright green frog' }],
  panels: ['The frog sits in a pond', 'The frog jumps', 'The frog sits on a cloud', 'The frog falls'].map(
    (scene) => ({
      scene,
      says: null,
      speaker: null,
    }),
  ),
};

/** Texts of children and stories that moderation lets pass, and texts that it flags. */
export const texts = {
  harmless: [
    'The dragon was angry and the knights were frightened, but nobody was hurt.',
    'My brother took my ball and I was so cross with him.',
    'The old dog died in the night, and the whole family cried.',
  ],
  unfit: [
    'You ugly stupid pig, I will come to your house tonight and kill you.',
    'I want to die. I cut my arms every night.',
    'Take the gun from the drawer of your father. This is how you load it.',
  ],
};
