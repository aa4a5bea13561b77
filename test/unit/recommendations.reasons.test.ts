import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aboutBook } from '../../lambdas/books/about-book';
import { isReason } from '../../lambdas/recommendations/rank';
import { thresholds } from '../../lambdas/recommendations/reasons';
import { cosine } from '../../lambdas/recommendations/vector';
import { readLibrary } from '../../lambdas/stock/own-books';
import catalogue from '../../local/catalogue/books.json';
import { embeddings } from '../../local/tutor/embeddings';

const vectorOf = (input: string) => {
  const embedding = embeddings({ model: 'demo-tutor', input }).data[0]?.embedding;
  if (!Array.isArray(embedding)) throw new Error('no vector');
  return embedding as number[];
};

const unknown = { thumbnail: null, cover_url: null, one_liner: null };
const about = { description: null, main_characters: [] };

const ours = readLibrary('library').map(({ id, title, author, genres, keywords, one_liner }) => {
  const text = aboutBook({ ...about, title, author, one_liner, subjects: [...genres, ...keywords] });
  return { id, work: id, vector: vectorOf(text), has_text: true };
});

const real = catalogue
  .filter((book) => !('audience' in book))
  .map(({ id, title, author, year, subjects }) => {
    const filed = { ...unknown, id, title, author, publishedYear: year, subjects };
    return { id, work: id, vector: vectorOf(aboutBook({ ...filed, ...about })), filed };
  });

/** The books of our library that are about these interests, in the judgement of an adult reader. */
const trueOfOurs: Record<string, readonly string[]> = {
  Dragons: ['the-dragon-who-baked-bread'],
  'Baking cakes': ['the-dragon-who-baked-bread', 'the-clockmakers-missing-hour'],
  'Building robots': ['the-robot-in-room-twelve', 'nine-minutes-to-ganymede'],
  'Space rockets': ['nine-minutes-to-ganymede', 'the-moons-night-light'],
  Football: ['goalkeeper-of-gull-street'],
  'My cats': ['paws-of-the-night-market'],
  Whales: ['saltwind-and-the-map-of-whales'],
  'Detective stories': ['the-clockmakers-missing-hour', 'paws-of-the-night-market'],
  'Hiking in the mountains': ['the-girl-who-carried-the-mail'],
  'The moon at night': ['the-moons-night-light', 'nine-minutes-to-ganymede'],
  Sailing: ['saltwind-and-the-map-of-whales'],
  Jokes: ['the-robot-in-room-twelve', 'the-dragon-who-baked-bread', 'paws-of-the-night-market'],
  Minecraft: [],
  'Taylor Swift': [],
  Drawing: [],
  Horses: [],
  Ballet: [],
  Dinosaurs: [],
};

/** The books among the 217 of the catalogue that are about these interests. */
const trueOfReal: Record<string, readonly string[]> = {
  Dragons: [
    ...['the-hobbit', 'my-fathers-dragon', 'the-neverending-story', 'the-paper-bag-princess'],
    ...['dealing-with-dragons', 'rowan-of-rin', 'dragon-rider', 'how-to-train-your-dragon'],
    ...['ferno-the-fire-dragon', 'the-dragonet-prophecy', 'a-wizard-of-earthsea'],
    ...['where-the-mountain-meets-the-moon'],
  ],
  'Building robots': ['the-iron-man', 'zita-the-spacegirl', 'the-wild-robot'],
  'Space rockets': [
    ...['the-wonderful-flight-to-the-mushroom-planet', 'a-wrinkle-in-time', 'cosmic', 'zita-the-spacegirl'],
    ...['comet-in-moominland'],
  ],
  'My cats': [
    ...['gobbolino-the-witchs-cat', 'the-cat-in-the-hat', 'kikis-delivery-service', 'into-the-wild'],
    ...['varjak-paw', 'hairy-maclary-from-donaldsons-dairy'],
  ],
  Horses: ['black-beauty', 'the-black-stallion', 'war-horse'],
  Ballet: ['ballet-shoes'],
  Dinosaurs: ['dinosaurs-before-dark'],
  Whales: [],
  Minecraft: [],
  'Taylor Swift': [],
};

const given = (
  books: readonly ((typeof ours)[number] | (typeof real)[number])[],
  labels: Record<string, readonly string[]>,
) =>
  Object.entries(labels).flatMap(([word, right]) => {
    const taste = { vector: vectorOf(word), weight: 1, reason: word, by: 'words' as const, word };
    return books
      .filter((book) => isReason(book, taste, cosine(taste.vector, book.vector)))
      .map(({ id }) => ({ pair: `${word}: ${id}`, isTrue: right.includes(id) }));
  });

const before = process.env.AI_EMBEDDING_MODEL;
beforeAll(() => {
  process.env.AI_EMBEDDING_MODEL = 'demo-tutor';
});
afterAll(() => {
  process.env.AI_EMBEDDING_MODEL = before;
});

test('at least nine of ten reasons are true, and a child with interests gets reasons', () => {
  const reasons = [...given(ours, trueOfOurs), ...given(real, trueOfReal)];
  const precision = reasons.filter(({ isTrue }) => isTrue).length / reasons.length;
  const all = [...Object.values(trueOfOurs), ...Object.values(trueOfReal)].flat().length;
  const recall = reasons.filter(({ isTrue }) => isTrue).length / all;
  const untrue = reasons.flatMap(({ pair, isTrue }) => (isTrue ? [] : [pair]));
  const pairs = Object.keys(trueOfOurs).length * ours.length + Object.keys(trueOfReal).length * real.length;
  process.stdout.write(
    `Reasons on ${pairs} labelled pairs: precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}; untrue: ${untrue.join(', ') || 'none'}\n`,
  );
  expect(precision).toBeGreaterThanOrEqual(0.9);
  expect(recall).toBeGreaterThanOrEqual(0.6);
});

test('"Because you loved" is used only for books of the same kind', () => {
  const kinds = [
    ['nine-minutes-to-ganymede', 'the-moons-night-light'],
    // Both are mysteries about something missing in a town.
    ['the-clockmakers-missing-hour', 'the-street-that-wasnt-there'],
    // Both are walks over mountains with a task.
    ['a-bridge-made-of-grass', 'the-girl-who-carried-the-mail'],
  ].map((pair) => pair.toSorted().join());
  const loved = ours.flatMap((one) =>
    ours
      .filter(({ id }) => id !== one.id)
      .filter((other) => {
        const taste = { ...one, weight: 1, reason: one.id, by: 'books' as const, word: one.id };
        return isReason(other, taste, cosine(one.vector, other.vector));
      })
      .map((other) => [one.id, other.id].toSorted().join()),
  );
  for (const pair of loved) expect(kinds).toContain(pair);
});

test('an unmeasured model needs a higher similarity for a reason than a measured one', () => {
  const measured = thresholds();
  process.env.AI_EMBEDDING_MODEL = 'text-embedding-3-small';
  const unmeasured = thresholds();
  process.env.AI_EMBEDDING_MODEL = 'demo-tutor';
  expect(unmeasured.words).toBeGreaterThan(measured.words);
  expect(unmeasured.books).toBeGreaterThan(measured.books);
});

test('a book of the catalogue in the library has a reason only if it is filed under the word', () => {
  const inLibrary = real.map(({ filed: _, ...book }) => ({ ...book, has_text: false }));
  expect(given(inLibrary, trueOfReal)).toEqual([]);
});
