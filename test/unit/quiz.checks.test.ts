import { describe, expect, test } from '@jest/globals';
import { flawOf, reasons } from '../../lambdas/quiz/bank/checks/flaw-of';
import { usableQuestions } from '../../lambdas/quiz/bank/checks/usable-questions';
import type { Material, WrittenQuestion } from '../../lambdas/quiz/bank/checks/written-question';
import { laterNames } from '../../lambdas/safety/text/later-names';
import { badQuestions, chapterTwo, good, laterChapter } from '../support/bad-questions';

const withText: Material = {
  chapters: [1, 2],
  texts: new Map([[2, chapterTwo]]),
  laterNames: laterNames(chapterTwo, laterChapter),
};
const withoutText: Material = { ...withText, texts: null };
const whole: Material = { ...withText, chapters: null, texts: new Map([[0, chapterTwo]]) };

const flaw = (changes: Partial<WrittenQuestion>, material = withText) =>
  flawOf({ ...good, ...changes }, material);

describe('a question is accepted', () => {
  test.each<[string, Partial<WrittenQuestion>, Material]>([
    ['when its evidence is in the text, whatever the line breaks', {}, withText],
    ['with a fifth option', { fixed_last_option: 'None of these' }, withText],
    ['with the fifth option as its key', { fixed_last_option: 'None of these', correct_index: 4 }, withText],
    ['without evidence where no text is at hand', { evidence: null }, withoutText],
    ['about a book without chapters', { chapter: 0 }, whole],
    ['about the reason for not doing something', { question: 'Why did Brundle not collect gold?' }, withText],
    [
      'about a number that the book states, even as one of all',
      {
        question: 'How many buns were there in all?',
        options: ['Ten', 'Twelve', 'Three', 'Nine'],
        evidence: 'Aunt Ruth baked twelve buns and three loaves.',
        explanation: 'Ruth baked twelve of them.',
      },
      withText,
    ],
    ['with a gap to be filled', { question: 'Brundle collected ____ and what else?' }, withText],
    ['that quotes a question of the book', { question: 'Who asked, “Why do you sing, Brundle?”' }, withText],
    [
      'with an explanation that says which option is wrong',
      { explanation: 'Gold is not the right answer, for Brundle only wanted recipes.' },
      withText,
    ],
    ['with a name from a day of the week', { options: ['Monday', 'Recipes', 'Goats', 'Doormats'] }, withText],
    [
      'with hard names',
      { question: 'What did Bartholomew Featherstonehaugh of Carmarthenshire and Brundle collect?' },
      withText,
    ],
  ])('%s', (_, changes, material) => expect(flaw(changes, material)).toBeUndefined());
});

describe('a question is refused', () => {
  test.each(badQuestions)('%s: %j', (reason, changes) => expect(flaw(changes)).toBe(reason));

  test('for each of the reasons', () => {
    expect([...new Set(badQuestions.map(([reason]) => reason))].toSorted()).toEqual(reasons.toSorted());
    expect(reasons.length).toBeGreaterThanOrEqual(22);
  });

  test('for evidence from another chapter', () => {
    const texts = new Map([
      [1, 'Nothing yet about Brundle.'],
      [2, chapterTwo],
    ]);
    expect(flaw({ chapter: 1 }, { ...withText, texts })).toBe('evidence not in the text');
  });
});

describe('from the model’s questions', () => {
  const stems = (written: readonly WrittenQuestion[], material = withoutText) =>
    usableQuestions(written, material).map(({ question }) => question);

  test('only valid questions are kept, in order and normalized', () => {
    const written = [
      { ...good, question: ' What  did Brundle\ncollect? ', fixed_last_option: ' None of these ' },
      { ...good, question: 'Too late?', chapter: 7 },
      {
        ...good,
        question: 'Who baked buns?',
        options: ['Ann', 'Ruth', 'Meg', 'Fay'],
        evidence: 'Aunt Ruth baked twelve buns',
      },
    ];
    const kept = usableQuestions(written, withText);
    expect(kept).toEqual([
      {
        question: 'What did Brundle collect?',
        options: [...good.options, 'None of these'],
        key: 1,
        skill: 'detail',
        explanation: good.explanation,
        evidence: good.evidence,
      },
      expect.objectContaining({
        question: 'Who baked buns?',
        evidence: 'Aunt Ruth baked twelve buns and three loaves.',
      }),
    ]);
  });

  test('no quotation is kept if there is no text for it', () => {
    expect(usableQuestions([good], withoutText)[0]?.evidence).toBeNull();
  });

  test('the same question with other capitals and punctuation is kept once', () => {
    expect(stems([good, { ...good, question: 'what did brundle collect' }])).toHaveLength(1);
  });

  test('the first of two questions with nearly the same words is kept', () => {
    const first = 'What did the old green dragon Brundle collect in the cave?';
    const same = 'What did the old dragon Brundle collect in the green cave?';
    const near = 'What did the old green dragon Brundle collect in his cave?';
    const other = 'What did the young green dragon Brundle eat in his cave?';
    const asked = (question: string) => ({ ...good, question });
    expect(stems([first, same, near, other].map(asked))).toEqual([first, other]);
  });

  test('the first of two questions on the same evidence is kept, even if one quotes less of it', () => {
    const other = {
      ...good,
      question: 'Who wanted something to cook from?',
      evidence: 'brundle collected recipes',
    };
    expect(stems([good, other], withText)).toEqual([good.question]);
    expect(stems([good, other])).toHaveLength(2);
  });

  test('a bad question does not displace a good one with the same words', () => {
    expect(stems([{ ...good, correct_index: 9 }, good])).toHaveLength(1);
  });
});

describe('a set whose keys are recognisable by their length', () => {
  const words = 'apple bridge candle donkey engine feather garden hammer island jacket kettle lantern'.split(
    ' ',
  );
  const asking = (word: string, key: string): WrittenQuestion => ({
    ...good,
    question: `What did the ${word} show to Brundle?`,
    options: ['A gold box', key, 'A goat path', 'A doormat'],
  });
  const kept = (keys: readonly string[]) =>
    usableQuestions(
      words.map((word, i) => asking(word, keys[i] ?? 'A bun box')),
      withoutText,
    ).map(({ options }) => options[1]);

  test.each([
    ['the longest', (i: number) => `All the recipes that he had${'!'.repeat(i)}`],
    ['the shortest', (i: number) => 'Recipes'.slice(0, 7 - (i % 4))],
  ])('loses questions whose key is %s, until they are fewer than half', (_, keyOf) => {
    const obvious = words.slice(0, 8).map((__, i) => keyOf(i));
    const left = kept(obvious);
    const marked = left.filter((key) => key !== 'A bun box').length;
    expect(marked).toBeLessThan(left.length / 2);
    expect(marked).toBeGreaterThan(0);
    expect(left.length - marked).toBe(4);
  });

  test('keeps them if they are as frequent as by chance', () => {
    expect(kept(words.slice(0, 5).map(() => 'All the recipes that he had'))).toHaveLength(12);
  });
});
