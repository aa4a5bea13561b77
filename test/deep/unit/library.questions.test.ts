import { describe, expect, test } from '@jest/globals';
import { skills } from '../../../contract/rules/quiz';
import { type LibraryQuestion, readLibrary } from '../../../lambdas/stock/own-books';

interface Place {
  readonly where: string;
  readonly text: string;
  readonly question: LibraryQuestion;
}

const library = readLibrary('library');
const chapters = library.flatMap((book) =>
  book.chapters.map((chapter, i) => ({ where: `${book.id} ${i + 1}`, ...chapter })),
);
const places: Place[] = chapters.flatMap(({ where, text, questions }) =>
  questions.map((question, i) => ({ where: `${where}.${i + 1}`, text, question })),
);

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
const essence = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const share = (count: number, of = places.length) => count / of;
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
const withSkill = (...wanted: readonly string[]) =>
  share(places.filter(({ question }) => wanted.includes(question.skill)).length);

/** The places whose question breaks a rule. */
const breaking = (rule: (place: Place) => boolean) => places.filter(rule).map(({ where }) => where);

const isLast = ({ question }: Place) => question.answer === question.last;
const byWriter = places.filter((place) => !isLast(place));
const longestOf = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
const shortestOf = (texts: readonly string[]) => Math.min(...texts.map(({ length }) => length));

describe('the questions of our own books', () => {
  test('have skills of the contract', () => {
    expect(breaking(({ question }) => !skills.includes(question.skill))).toEqual([]);
  });

  test('mix skills in proportions close to those of FairytaleQA', () => {
    const mix = skills.map((skill) => `${skill} ${percent(withSkill(skill))}`).join(', ');
    process.stdout.write(`${places.length} questions: ${mix}\n`);
    expect(skills.filter((skill) => withSkill(skill) === 0)).toEqual([]);
    expect(withSkill('outcome')).toBeGreaterThanOrEqual(0.08);
    expect(withSkill('prediction')).toBeGreaterThanOrEqual(0.06);
    expect(withSkill('theme')).toBeGreaterThanOrEqual(0.05);
    expect(withSkill('quantity')).toBeLessThanOrEqual(0.06);
    expect(withSkill('feeling')).toBeGreaterThanOrEqual(0.08);
  });

  test('are 12 to 15 distinct ones on each chapter', () => {
    for (const { where, questions } of chapters) {
      expect([where, questions.length >= 12 && questions.length <= 15]).toEqual([where, true]);
      const stems = questions.map(({ question }) => essence(question));
      expect([where, new Set(stems).size]).toEqual([where, stems.length]);
    }
  });

  test('quote one or two sentences of their chapter word for word as evidence', () => {
    expect(breaking(({ text, question }) => !spaced(text).includes(question.evidence))).toEqual([]);
    const sentences = ({ evidence }: LibraryQuestion) =>
      evidence.match(/[.!?]["”]?(?=\s+["“]?\p{Lu}|$)/gu) ?? [];
    expect(breaking(({ question }) => sentences(question).length > 2)).toEqual([]);
    expect(breaking(({ question }) => essence(question.evidence).split(' ').length < 3)).toEqual([]);
  });

  test('have different sentences as evidence', () => {
    for (const { where, questions } of chapters) {
      const evidence = questions.map((question) => essence(question.evidence));
      expect([where, evidence.filter((one, i) => evidence.indexOf(one) < i)]).toEqual([where, []]);
    }
  });

  test('include one on the last tenth of each chapter', () => {
    const asksTheEnd = ({ text, questions }: (typeof chapters)[number]) => {
      const whole = spaced(text);
      return questions.some(({ evidence }) => whole.lastIndexOf(evidence) > 0.9 * whole.length);
    };
    expect(chapters.filter((chapter) => !asksTheEnd(chapter)).map(({ where }) => where)).toEqual([]);
  });

  test('cannot be guessed by taking the longest or the shortest option', () => {
    const guessed = (isPicked: (answer: string, others: readonly string[]) => boolean) =>
      share(
        byWriter.filter(({ question }) => isPicked(question.answer, question.distractors)).length,
        byWriter.length,
      );
    const byLongest = guessed((answer, others) => answer.length > longestOf(others));
    const byShortest = guessed((answer, others) => answer.length < shortestOf(others));
    process.stdout.write(
      `the key is the longest option in ${percent(byLongest)}, the shortest in ${percent(byShortest)}\n`,
    );
    expect(byLongest).toBeGreaterThanOrEqual(0.2);
    expect(byLongest).toBeLessThanOrEqual(0.25);
    expect(byShortest).toBeLessThanOrEqual(0.25);
  });

  test('have a fixed fifth option, which is right about as often as any other', () => {
    const fixed = places.filter(({ question }) => question.last !== undefined);
    const right = share(fixed.filter(isLast).length, fixed.length);
    expect(right).toBeGreaterThanOrEqual(0.15);
    expect(right).toBeLessThanOrEqual(0.35);
    expect(breaking((place) => place.question.distractors.length !== (isLast(place) ? 4 : 3))).toEqual([]);
  });

  test('never contain the key in the stem or in a wrong answer', () => {
    const holds = (text: string, part: string) => ` ${essence(text)} `.includes(` ${essence(part)} `);
    expect(breaking(({ question }) => holds(question.question, question.answer))).toEqual([]);
    expect(
      breaking(({ question }) => question.distractors.some((other) => holds(other, question.answer))),
    ).toEqual([]);
  });
});

describe('our own books', () => {
  test('use a name for one character only, in one book or series', () => {
    const owners = new Map<string, Set<string>>();
    for (const { id, series, characters } of library)
      for (const word of characters
        .flatMap(({ name }) => name.split(' '))
        .filter((w) => !/^(Mrs?|Miss|Gran|Aunt|Uncle|Auntie|Mayor|Doctor|Captain|Madame)$/.test(w)))
        owners.set(word, (owners.get(word) ?? new Set()).add(series?.name ?? id));
    expect([...owners].filter(([, books]) => books.size > 1).map(([name]) => name)).toEqual([]);
  });
});
