import { test } from '@jest/globals';
import { expectListed } from '../support/expect-listed';
import { textsOfGrownUps } from '../support/free-texts';
import { judgedTexts, unjudgedTexts } from '../support/grown-up-texts';

test('each free text of a teacher or parent is judged before a child reads it, or listed with the reason why not', () => {
  expectListed(
    'test/support/grown-up-texts.ts',
    [...judgedTexts, ...Object.keys(unjudgedTexts)],
    textsOfGrownUps(),
  );
});
