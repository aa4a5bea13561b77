import { expect, test } from '@jest/globals';
import { isUnfit } from '../../lambdas/comics/screen-story';
import { readLibrary } from '../../lambdas/library/own-books';
import { unsafeStories } from '../support/unsafe-stories';

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
])('may be drawn: %s', (story) => {
  expect(isUnfit(story)).toBe(false);
});
