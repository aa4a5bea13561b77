import { describe, expect, test } from '@jest/globals';
import { flawOf, type Material, usableQuestions, type WrittenQuestion } from '../../lambdas/quiz/checks';

const good: WrittenQuestion = {
  chapter: 2,
  question: 'What did Brundle collect?',
  options: ['Gold', 'Recipes', 'Goats', 'Doormats'],
  fixed_last_option: null,
  correct_index: 1,
  explanation: 'Brundle only wanted recipes.',
  evidence: 'Brundle collected recipes.',
};

const chapterTwo = 'Other dragons collected gold.\n\nBrundle collected\n  recipes. He had many.';
const withText: Material = { chapters: [1, 2], texts: new Map([[2, chapterTwo]]) };
const withoutText: Material = { chapters: [1, 2], texts: null };
const whole: Material = { chapters: null, texts: new Map([[0, chapterTwo]]) };

const flaw = (changes: Partial<WrittenQuestion>, material = withText) =>
  flawOf({ ...good, ...changes }, material);

describe('a question may be asked', () => {
  test.each([
    ['when its evidence is in the text, whatever the line breaks', {}, withText],
    ['with a fifth option', { fixed_last_option: 'None of these' }, withText],
    ['with the fifth option as its key', { fixed_last_option: 'None of these', correct_index: 4 }, withText],
    ['without evidence where no text is at hand', { evidence: null }, withoutText],
    ['about a book without chapters', { chapter: 0 }, whole],
    [
      'with options of very different lengths, if the key does not stand out',
      {
        options: ['Gold', 'Recipes', 'A very long list of everything that a dragon could keep', 'Goats'],
      },
      withText,
    ],
  ])('%s', (_, changes, material) => expect(flaw(changes, material)).toBeUndefined());
});

describe('a question is refused', () => {
  const long = (length: number) => 'x'.repeat(length);

  test.each<[string, Partial<WrittenQuestion>]>([
    ['stem empty or too long', { question: ' ?! ' }],
    ['stem empty or too long', { question: long(301) }],
    ['not four options', { options: ['Gold', 'Recipes', 'Goats'] }],
    ['not four options', { options: [...good.options, 'Boots'] }],
    ['option empty or too long', { options: ['Gold', 'Recipes', 'Goats', '…'] }],
    ['option empty or too long', { options: ['Gold', 'Recipes', 'Goats', long(121)] }],
    ['option empty or too long', { fixed_last_option: '' }],
    ['duplicate options', { options: ['Gold', 'Recipes', 'gold!', 'Goats'] }],
    ['duplicate options', { fixed_last_option: 'GOATS' }],
    ['key out of range', { correct_index: 4 }],
    ['key out of range', { correct_index: -1 }],
    ['key out of range', { correct_index: 5, fixed_last_option: 'None of these' }],
    [
      'key recognisable by its length',
      {
        options: ['Gold', 'All the recipes that he could find anywhere', 'Goats', 'Boots'],
      },
    ],
    [
      'key recognisable by its length',
      {
        options: ['A great heap of gold', 'Jam', 'A whole herd of goats', 'Seven pairs of boots'],
      },
    ],
    ['explanation empty or too long', { explanation: ' ' }],
    ['explanation empty or too long', { explanation: long(401) }],
    ['chapter out of range', { chapter: 3 }],
    ['chapter out of range', { chapter: 0 }],
    ['evidence not in the text', { evidence: 'Brundle collected gold.' }],
    ['evidence not in the text', { evidence: null }],
    ['evidence not in the text', { evidence: '' }],
  ])('%s: %j', (reason, changes) => expect(flaw(changes)).toBe(reason));

  test('evidence from a later chapter is not in the text', () => {
    const material: Material = {
      chapters: [1, 2],
      texts: new Map([
        [1, 'Nothing yet.'],
        [2, chapterTwo],
      ]),
    };
    expect(flaw({ chapter: 1 }, material)).toBe('evidence not in the text');
  });
});

describe('of what the model wrote', () => {
  test('only valid questions are kept, in order and normalized', () => {
    const written = [
      { ...good, question: ' What  did Brundle\ncollect? ', fixed_last_option: ' None of these ' },
      { ...good, question: 'Too late?', chapter: 7 },
      { ...good, question: 'Who collected recipes?' },
    ];
    const kept = usableQuestions(written, withText);
    expect(kept.map(({ question }) => question)).toEqual([
      'What did Brundle collect?',
      'Who collected recipes?',
    ]);
    expect(kept[0]).toEqual({
      question: 'What did Brundle collect?',
      options: [...good.options, 'None of these'],
      correct_option: 'Option 2',
      explanation: good.explanation,
      evidence: good.evidence,
    });
  });

  test('the same question in other capitals and punctuation is kept once', () => {
    expect(usableQuestions([good, { ...good, question: 'what did brundle collect' }], withText)).toHaveLength(
      1,
    );
  });

  test('a bad question does not exclude a good one with the same words', () => {
    expect(usableQuestions([{ ...good, correct_index: 9 }, good], withText)).toHaveLength(1);
  });
});
