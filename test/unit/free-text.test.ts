import { expect, test } from '@jest/globals';
import { freeTexts } from '../support/free-texts';
import { readTexts, unreadTexts } from '../support/read-texts';

test('each free text of a student is scanned for a crisis, or listed with the reason why not', () => {
  expect(freeTexts().toSorted()).toEqual([...readTexts, ...Object.keys(unreadTexts)].toSorted());
});
