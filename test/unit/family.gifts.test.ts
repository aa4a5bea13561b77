import { expect, test } from '@jest/globals';
import { gifts, isSticker, sentences, stickers } from '../../contract/family/gifts';

test('eight stickers and twelve sentences have names of their own', () => {
  expect(stickers).toHaveLength(8);
  expect(Object.keys(sentences)).toHaveLength(12);
  expect(new Set(gifts).size).toBe(20);
  expect(gifts.filter(isSticker)).toEqual([...stickers]);
});
