import { expect, test } from '@jest/globals';
import { withInventedNames } from '../../../lambdas/comics/story/invented-names';
import { isUnfit } from '../../../lambdas/comics/story/screen-story';
import { readVocabulary } from '../../../lambdas/comics/story/vocabulary';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { unsafeStories } from '../../support/unsafe-stories';

test.each(unsafeStories)('refused: %s', (story) => {
  expect(isUnfit(story)).toBe(true);
});

test('no chapter of our own books for children is refused', () => {
  const texts = readLibrary('library').flatMap(({ chapters }) => chapters.map(({ text }) => text));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter(isUnfit)).toEqual([]);
});

test.each([
  'The knight drew his sword and fought the dragon until it gave up and cried.',
  'The monster roared, and everybody was scared to death, but it only wanted a cookie.',
  'My hamster died and we buried him under the apple tree. I was very sad.',
  'The pirates fired their cannons and the ship sank, but everyone swam to the beach.',
])('accepted: %s', (story) => {
  expect(isUnfit(story)).toBe(false);
});

const isWord = readVocabulary('lambdas/comics/lists');
const renamed = (story: string) => withInventedNames(story, { people: [], places: [] }, isWord);

test.each([
  [
    'My best friend is aarav. aarav lives in springfield and goes to lincoln elementary.',
    'aarav springfield lincoln',
  ],
  ['Yesterday ZAINAB went to TORONTO with me. RUN ZAINAB RUN!', 'zainab toronto'],
  ['"Brayden!" I shouted. Brayden’s hat fell.', 'brayden'],
  ["Brayden's hat fell. I gave brayden his hat.", 'Brayden'],
  ['Oakridge smells like pine. Brayden kicks the ball, and I cheer.', 'oakridge brayden'],
  ['After school emma and i went to oakville and we met zayn and kayden.', 'oakville zayn kayden'],
  ['The cat of my cousin is called mittzi, and my brother jaxon feeds it.', 'mittzi jaxon'],
  ['Jaxon and Aaliyah live near Fairhaven.', 'jaxon aaliyah fairhaven'],
  ['My teacher is called mr. delaney. My name is Fox and my friend is Bear.', 'delaney Fox Bear'],
  ['we moved to brookfield last year. tobi said that brookfield is boring.', 'brookfield tobi'],
  ['I live in Fairhaven and my friend Jaxon lives in Oakridge.', 'Fairhaven Jaxon Oakridge'],
])('real names are replaced, and restored for the child: %s', (story, names) => {
  const { text, restore } = renamed(story);
  for (const name of names.split(' ')) expect(text.toLowerCase()).not.toContain(name.toLowerCase());
  expect(restore(text).toLowerCase()).toBe(story.normalize('NFKC').toLowerCase());
});

test.each([
  'Pumpkins grew everywhere. Kittens played. Whoosh! Nobody noticed the skateboard.',
  'HELP! THE DRAGONS ARE ATTACKING OUR SPACESHIP! RUN AWAY QUICKLY!',
  'my friend is happy. We went to school, to the beach and to outer space, and my brother was brave.',
  'A robot named spark lives in a castle and goes to bed early. the puppy is called cookie.',
  "Don't worry! Couldn't we fly? Sooo many unicorns giggled, hopping through the darkness. Aaargh!",
  'Trembling, the astronaut grabbed her flashlight. Thousands of sparkly cupcakes rained down.',
])('ordinary words remain: %s', (story) => {
  expect(renamed(story).text).toBe(story);
});

test('no ordinary word at the start of a sentence of our own books is taken for a name', () => {
  const texts = readLibrary('library').flatMap(({ chapters }) => chapters.map(({ text }) => text));
  const words = new Set(texts.flatMap((text) => text.match(/(?<=[.!?] )\p{Lu}\p{Ll}+/gu) ?? []));
  const inside = new Set(texts.flatMap((text) => text.match(/(?<=[a-z,] )\p{Lu}\p{Ll}+/gu) ?? []));
  const unknown = [...words].filter((word) => !isWord(word) && !inside.has(word));
  process.stdout.write(`words of our books that count as names: ${unknown.join(' ')}\n`);
  expect(unknown.length / words.size).toBeLessThan(0.03);
});

test('whoever is called something gets the name of somebody, and a town the name of a place', () => {
  expect(renamed('A shark chased a small fish called Minari. Minari hid.').text).not.toContain('Willowmere');
  expect(renamed('We walked to a town called Minari.').text).toContain('Willowmere');
});
