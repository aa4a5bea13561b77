import { expect, test } from '@jest/globals';
import { gifts, isSticker, sentences, stickers } from '../../contract/family/gifts';
import { idOfGift, partsOfGift } from '../../lambdas/family/gifts/gift-id';

test('eight stickers and twelve sentences have names of their own', () => {
  expect(stickers).toHaveLength(8);
  expect(Object.keys(sentences)).toHaveLength(12);
  expect(new Set(gifts).size).toBe(20);
  expect(gifts.filter(isSticker)).toEqual([...stickers]);
});

test('the id of a gift holds its week, its giver and its number', () => {
  const parts = { week: '2026-11-23', adult_id: 'a-1', number: 3 };
  expect(idOfGift(parts)).toBe('2026-11-23.a-1.3');
  expect(partsOfGift('2026-11-23.a-1.3')).toEqual(parts);
  expect(partsOfGift('')).toEqual({ week: '', adult_id: '', number: Number.NaN });
});
