import { expect, test } from '@jest/globals';
import { sentencesIn, sentencesOf } from '../../contract/rules/sentences';

const split = (text: string) => sentencesIn(text).map(({ from, to }) => text.slice(from, to));

test('a paragraph is read in its sentences, each with its marks', () => {
  expect(split('Rafi threw. Who caught it? “I did!” Nobody laughed…')).toEqual([
    'Rafi threw.',
    'Who caught it?',
    '“I did!”',
    'Nobody laughed…',
  ]);
});

test('a sentence goes on after speech in it, and after a short title or an initial', () => {
  const whole = ['“Stop!” said Mr. Haddad to J. Quill.', 'Then he sat.'];
  expect(split(whole.join(' '))).toEqual(whole);
  expect(split('She took plan b. Then I ran.')).toEqual(['She took plan b.', 'Then I ran.']);
  expect(split('It was him. Then I ran.')).toEqual(['It was him.', 'Then I ran.']);
  expect(split('“Was it… you?” he asked.')).toEqual(['“Was it… you?” he asked.']);
});

test('nothing of a text is left out, and a number with a point is whole', () => {
  expect(split('  He ran 3.5 miles.\nShe did not  ')).toEqual(['He ran 3.5 miles.', 'She did not']);
  expect(split('   ')).toEqual([]);
  expect(split('no mark at all')).toEqual(['no mark at all']);
});

test('the sentences of a chapter know their paragraph', () => {
  expect(sentencesOf(['He ran. She hid.', '', 'Night fell. '])).toEqual([
    { paragraph: 0, from: 0, to: 7 },
    { paragraph: 0, from: 8, to: 16 },
    { paragraph: 2, from: 0, to: 11 },
  ]);
});
