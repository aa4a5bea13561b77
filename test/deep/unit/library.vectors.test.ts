import { expect, test } from '@jest/globals';
import { comparedTexts } from '../../../eval/learning/vectors';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { embed } from '../../../local/tutor/vectors/embed';
import { keptVector } from '../../../local/tutor/vectors/kept';
import { likenessOf, plainly, withLikeness } from '../../../local/tutor/vectors/likeness';

const compared = comparedTexts(readLibrary('library'));

test('every sentence that a talk compares has its vector: otherwise run npm run train', () => {
  const missing = compared.flatMap(([name, texts]) =>
    texts.filter((text) => keptVector(text) === undefined).map((text) => `${name}: ${text}`),
  );
  expect(missing).toEqual([]);
});

test('the vectors are those of the model, in any batch', async () => {
  const some = compared.flatMap(([, texts]) => texts.slice(0, 1));
  expect(await embed(some)).toEqual(some.map(keptVector));
  expect(await embed(some.slice(0, 1))).toEqual(some.slice(0, 1).map(keptVector));
});

test('sentences of one meaning are alike, whatever their words', async () => {
  const near = (one: string, other: string) => withLikeness(() => likenessOf(plainly(one), plainly(other)));
  const alike = await near('Why did he do that?', 'what made him do it');
  expect(alike).toBeGreaterThan(0.7);
  expect(await near('the dragon bakes bread', 'I like football')).toBeLessThan(0.4);
  expect(await near('Why did he do that?', 'what made him do it')).toBe(alike);
});
