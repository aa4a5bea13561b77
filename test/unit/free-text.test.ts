import { test } from '@jest/globals';
import { expectListed } from '../support/expect-listed';
import { freeTexts } from '../support/free-texts';
import { readTexts, unreadTexts } from '../support/read-texts';

test('each free text of a student is scanned for a crisis, or listed with the reason why not', () => {
  expectListed('test/support/read-texts.ts', [...readTexts, ...Object.keys(unreadTexts)], freeTexts());
});
