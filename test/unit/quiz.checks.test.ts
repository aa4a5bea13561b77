import { describe, expect, test } from '@jest/globals';
import { flawOf, reasons } from '../../lambdas/quiz/bank/checks/flaw-of';
import { withoutGuessed } from '../../lambdas/quiz/bank/checks/guessed';
import { judged } from '../../lambdas/quiz/bank/checks/judged';
import { consistentSet, withoutRepeated } from '../../lambdas/quiz/bank/checks/set';
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
    [
      'for what did not happen, with evidence for what did',
      {
        question: 'Which of these did Brundle not collect?',
        options: ['Recipes', 'Doormats', 'Cookbooks', 'Recipes for buns'],
        correct_index: 1,
        explanation: 'Doormats are not among the things that he collected.',
        evidence: 'Brundle collected recipes.',
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

describe('a question at the edge', () => {
  const long = (length: number) =>
    'He only wanted to have the recipes. '
      .repeat(20)
      .slice(0, length - 1)
      .replace(/ $/, 's')
      .concat('.');

  test.each<[string, Partial<WrittenQuestion>, string | undefined]>([
    ['of an explanation of 400 characters', { explanation: long(400) }, undefined],
    ['of an explanation of 401 characters', { explanation: long(401) }, 'explanation empty or too long'],
    ['of one name like a label', { options: ['A. Lincoln', 'Recipes', 'Goats', 'Doormats'] }, undefined],
    [
      'of a stem with all options in it',
      { question: 'Which of these did Brundle collect: gold, recipes, goats or doormats?' },
      undefined,
    ],
    [
      'of a stem with the key and one other option in it',
      { question: 'Did Brundle collect recipes or goats?' },
      'key in the stem',
    ],
    ['of a word between underscores', { question: 'What did _Brundle_ collect?' }, 'markup'],
    ['of four words in another language', { question: 'Mita Brundle kerasi luolaansa?' }, 'another language'],
    ['of three such words', { question: 'Mita Brundle kerasi?' }, undefined],
  ])('%s', (_, changes, reason) => expect(flaw(changes)).toBe(reason));
});

describe('from the model’s questions', () => {
  const stems = (written: readonly WrittenQuestion[], material = withoutText) =>
    judged(written, material).usable.map(({ question }) => question);

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
    const kept = judged(written, withText).usable;
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
    expect(judged([good], withoutText).usable[0]?.evidence).toBeNull();
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

  test('the first of two questions with the same answer from the same evidence is kept, even if one quotes less of it', () => {
    const other = {
      ...good,
      question: 'What could the dragon cook from?',
      evidence: 'brundle collected recipes',
    };
    expect(stems([good, other], withText)).toEqual([good.question]);
    expect(stems([good, other])).toHaveLength(2);
  });

  test('one sentence may prove two answers', () => {
    const other = {
      ...good,
      question: 'Who had nothing to do with gold?',
      options: ['Ruth', 'Brundle', 'Ann', 'Meg'],
      explanation: 'Brundle only wanted recipes.',
    };
    expect(stems([good, other], withText)).toHaveLength(2);
  });

  test('a bad question does not displace a good one with the same words', () => {
    expect(stems([{ ...good, correct_index: 9 }, good])).toHaveLength(1);
  });
});

describe('questions that can be guessed from their options', () => {
  const set = Array.from({ length: 12 }, (_, i) => ({
    ...good,
    key: 1,
    question: `What did number ${i} collect?`,
    options: ['Gold', `Recipes${'!'.repeat(i)}`, 'Goats', 'Doormats'],
  }));
  const left = (guessed: number) => withoutGuessed(set, set.slice(0, guessed));

  test('are kept up to a quarter of the set', () => {
    expect(left(3)).toEqual(set);
  });

  test('are dropped above it, the one whose key stands out most first', () => {
    expect(left(4)).toEqual(set.toSpliced(3, 1).toSpliced(2, 1));
    expect(left(12)).toEqual([]);
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
    judged(
      words.map((word, i) => asking(word, keys[i] ?? 'A bun box')),
      withoutText,
    ).usable.map(({ options }) => options[1]);

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

describe('a set', () => {
  const one = (of: object) =>
    ({
      question: 'Q?',
      options: ['aa', 'bb', 'cc', 'dd'],
      key: 0,
      explanation: '',
      evidence: null,
      skill: null,
      ...of,
    }) as never;
  const words = (...all: string[]) => one({ question: `${all.join(' ')}?` });

  test('repeats no question of the sets that are there', () => {
    const [here, there] = [words('who', 'ran'), words('who', 'slept')];
    expect(withoutRepeated([here, there], [here])).toEqual([there]);
    expect(withoutRepeated([here, there, here])).toEqual([here, there]);
  });

  test('repeats a question that shares eight of ten words, but not one that shares seven', () => {
    const nine = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    const first = words(...nine);
    expect(withoutRepeated([first, words(...nine.slice(0, 8), 'x')])).toHaveLength(1);
    expect(withoutRepeated([first, words(...nine.slice(0, 7), 'x', 'y')])).toHaveLength(2);
  });

  test('repeats a question with the same evidence, whatever its signs', () => {
    const [red, blue, none] = [
      one({ question: 'Which red?', evidence: 'The fox ran.' }),
      one({ question: 'What blue?', evidence: 'the fox, ran' }),
      one({ question: 'Who else?', evidence: '' }),
    ];
    expect(withoutRepeated([red, blue, none, one({ question: 'When then?' })])).toHaveLength(3);
  });

  const sized = (i: number, key: number, ...wrong: number[]) =>
    one({
      question: `${'abcdefghij'[i]} ${'klmnopqrst'[i]}?`,
      options: [key, ...wrong].map((n) => 'x'.repeat(n)),
    });

  test('loses the most obvious of four long keys', () => {
    const four = [
      sized(0, 12, 10, 4, 4),
      sized(1, 30, 10, 4, 4),
      sized(2, 13, 10, 4, 4),
      sized(3, 14, 10, 4, 4),
    ];
    expect(consistentSet(four)).toEqual([four[0], four[2], four[3]]);
  });

  test('loses the most obvious of four short keys', () => {
    const four = [
      sized(0, 8, 10, 20, 20),
      sized(1, 8, 10, 20, 20),
      sized(2, 2, 10, 20, 20),
      sized(3, 7, 10, 20, 20),
    ];
    expect(consistentSet(four)).toEqual([four[0], four[1], four[3]]);
  });

  test('counts a key from a fifth longer or shorter on', () => {
    const four = (key: number, wrong: number) => [0, 1, 2, 3].map((i) => sized(i, key, wrong, wrong, wrong));
    expect(consistentSet(four(119, 100))).toHaveLength(4);
    expect(consistentSet(four(120, 100))).toHaveLength(3);
    expect(consistentSet(four(100, 119))).toHaveLength(4);
    expect(consistentSet(four(100, 120))).toHaveLength(3);
  });

  test('keeps keys that are as long as another option, and does not count a fifth one', () => {
    const same = [0, 1, 2, 3].map((i) => sized(i, 10, 10, 4, 4));
    expect(consistentSet(same)).toEqual(same);
    const fifth = [0, 1, 2, 3].map((i) => sized(i, 10, 8, 8, 8, 30));
    expect(consistentSet(fifth)).toHaveLength(3);
  });
});
