import { describe, expect, test } from '@jest/globals';
import { evidenceIn, sentencesOf } from '../../lambdas/quiz/bank/checks/find-evidence';

const text = `The wind — a cold one — blew. “Don’t go,” said Mr. Haddad, “or you’ll freeze…”

Pip went. She was brave! Was she cold? Yes.
It was an *old* well-known
path. “Oh!” said Pip. “It’s far.”`;

describe('evidence is found in a text and shown as in the book:', () => {
  test.each([
    ['word for word', 'She was brave!', 'She was brave!'],
    [
      'with other quotes',
      `"Don't go," said Mr. Haddad, "or you'll freeze..."`,
      '“Don’t go,” said Mr. Haddad, “or you’ll freeze…”',
    ],
    ['with other dashes', 'The wind - a cold one - blew.', 'The wind — a cold one — blew.'],
    ['with dashes without spaces', 'the wind–a cold one–blew', 'The wind — a cold one — blew.'],
    [
      'with other spaces and lines',
      ' It was  an old\u00a0well-known path. ',
      'It was an *old* well-known path.',
    ],
    ['in other capitals', 'PIP WENT.', 'Pip went.'],
    [
      'as a part of its sentence, which is shown whole',
      'an old well-known',
      'It was an *old* well-known path.',
    ],
    [
      'as the end of a sentence with an abbreviation',
      'or you’ll freeze',
      '“Don’t go,” said Mr. Haddad, “or you’ll freeze…”',
    ],
    ['as the end of a sentence with a shout', 'said Pip', '“Oh!” said Pip.'],
    ['as two sentences', 'Pip went. She was brave!', 'Pip went. She was brave!'],
    ['with the rest of the speaker’s sentence', '“Oh!” said Pip', '“Oh!” said Pip.'],
    ['without half a pair of quotation marks', 'It’s far', '“It’s far.”'],
  ])('%s', (_, quotation, shown) => expect(evidenceIn(text)(quotation)).toBe(shown));

  test.each([
    ['with doubled dashes in the text', 'The wind--a cold one--blew.', 'the wind — a cold one — blew'],
    ['with doubled dashes in the quotation', 'The wind – a cold one – blew.', 'the wind--a cold one--blew'],
    ['with a dash at its beginning', '– No, she said.', '- no, she said'],
    ['with many spaces in the text', 'She  was \n brave.', 'she was brave'],
    ['with hidden hyphens in the text', 'She was cou\u00adra\u00adgeous.', 'courageous'],
    ['with accents in two signs', 'She drank cafe\u0301 au lait.', 'café'],
    ['of one letter', 'Room 7', '7'],
    ['with letters of two units before it', '🦊🦊 ran. She was brave.', 'she was'],
  ])('%s: %j contains %j', (_, book, quotation) => {
    const shown = evidenceIn(book)(quotation);
    expect(shown).toBe((quotation === 'she was' ? 'She was brave.' : book).replace(/\s+/g, ' '));
  });

  test('a paragraph is not continued by the next one, even if that begins with a small letter', () => {
    const book = 'Pip went home.\n\nand she slept. It was late.\n \n“Yes.”';
    expect(evidenceIn(book)('Pip went')).toBe('Pip went home.');
    expect(evidenceIn(book)('she slept')).toBe('and she slept.');
    expect(evidenceIn(book)('yes')).toBe('“Yes.”');
    expect(evidenceIn('Chapter 7, by Dr.\n\nMo sat. He ate.')('by Dr')).toBe('Chapter 7, by Dr.');
  });

  test('a sentence of a longer speech is shown without its single quotation mark', () => {
    const speech = '“It is far. It is cold. Come home,” said Pip.';
    expect(evidenceIn(speech)('It is far')).toBe('It is far.');
    expect(evidenceIn('"It is far. It is cold."')('it is cold')).toBe('It is cold.');
  });

  test.each([
    '“Well, perhaps not,” said Alice in a soothing tone: “don’t be angry about it.',
    'It was late.” So said the Hatter, “and I must go.”',
    '"Well, perhaps not," said Alice in a soothing tone: "don’t be angry about it.',
  ])('a single quotation mark never splits a pair: %s', (sentence) => {
    expect(evidenceIn(`${sentence}\n\nThe end.`)(sentence)).toBe(sentence);
  });
});

describe('evidence is refused', () => {
  test.each([
    ['that the text does not have', 'Pip stayed.'],
    ['with a word changed', 'She was very brave!'],
    ['of more than two sentences', 'Pip went. She was brave! Was she cold?'],
    ['without words', '  '],
    ['put together from two places', 'Pip went. Was she cold?'],
  ])('%s', (_, quotation) => expect(evidenceIn(text)(quotation)).toBeUndefined());
});

test.each([
  ['at the end of a text, with a space after it', 'It is. Then it ends.', 'then it ends. ', 'Then it ends.'],
  [
    'with the first letter of the next sentence',
    'It is here. A fox ran.',
    'is here. A',
    'It is here. A fox ran.',
  ],
  ['after an accent that joins no letter', 'An x\u0302 is. Then it ends.', 'Then it ends.', 'Then it ends.'],
  ['never across a space within a word', 'The in side was dark.', 'inside', undefined],
])('evidence is found %s', (_, whole, quotation, shown) => {
  expect(evidenceIn(whole)(quotation)).toBe(shown);
});

test.each([
  ['with blank lines between them', 'It ends.\n\n \n\nThen it goes.', ['It ends.', 'Then it goes.']],
  ['from a small first letter on', 'then it ends. It goes.', ['then it ends.', 'It goes.']],
  ['none in an empty text', '', []],
])('sentences are found %s', (_, whole, sentences) => {
  expect(sentencesOf(whole).map(({ start, end }) => whole.slice(start, end).trim())).toEqual(sentences);
});
