import { expect, test } from '@jest/globals';
import { isUnfit } from '../../lambdas/comics/screen-story';
import { readLibrary } from '../../lambdas/library/own-books';

const unsafe = [
  'and then he said fuck you to everybody',
  'she called him a bitch in front of the class',
  'they were naked and it was sexy',
  'he cut off her head with the axe',
  'the blood gushed out of him like a fountain',
  'they tortured the man in the cellar',
  'he slit his throat with a knife',
  'a school shooting began that morning',
  'she killed herself at the end of the day',
  'he built a pipe bomb for the mall',
  'they smoked weed behind the gym',
  'he injected heroin and felt great',
  'the nazis were the heroes of the day',
  'everybody hated the jews in that town',
  'they watched porn on the phone',
  'the corpses piled up and rotted, corpses everywhere',
  'he raped the girl in the park',
  'they were cannibals and ate the boy',
  'he shot her in the head and laughed',
  'she got drunk on the roof with them',
];

const veils: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replace(/a/g, '@').replace(/i/g, '1').replace(/o/g, '0').replace(/e/g, '3'),
  (text) => text.replace(/(\p{L})(?=\p{L})/gu, '$1\u200b'),
  (text) => text.replace(/o/g, 'о').replace(/e/g, 'е').replace(/a/g, 'а'),
];

const around = (text: string) =>
  `One day a child went for a long walk in the wood, ${text}, and then it was evening.`;

test.each(unsafe.flatMap((text) => veils.map((veil, i) => [text, i, veil(text)] as const)))(
  'refused: %s (veil %i)',
  (_text, _veil, veiled) => {
    expect(isUnfit(around(veiled))).toBe(true);
  },
);

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
