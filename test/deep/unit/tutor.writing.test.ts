import { describe, expect, test } from '@jest/globals';
import { judged } from '../../../lambdas/quiz/bank/checks/judged';
import { laterNames } from '../../../lambdas/safety/text/later-names';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { writeFromText } from '../../../local/tutor/writing/write';

const chapters = readLibrary('library').flatMap(({ id, chapters: all }) =>
  all.map(({ text }, i) => ({ place: `${id} ${i + 1}`, number: i + 1, text })),
);

/** Generated once, because it takes some time. */
const made = chapters.map((chapter) => ({ ...chapter, questions: writeFromText(chapter.text) }));

const usableOf = ({ number, text, questions }: (typeof made)[number]) =>
  judged(
    questions.map(({ proof, answer, distractors, ...question }) => ({
      ...question,
      chapter: number,
      options: [answer, ...distractors],
      fixed_last_option: null,
      correct_index: 0,
      evidence: proof.text,
    })),
    { chapters: [number], texts: new Map([[number, text]]), laterNames: laterNames(text, '') },
  ).usable;

describe('the demo tutor', () => {
  test('writes at least ten questions on each chapter of our library that pass the checks', () => {
    const counts = made.map((one) => ({ place: one.place, count: usableOf(one).length }));
    const least = Math.min(...counts.map(({ count }) => count));
    const mean = counts.reduce((sum, { count }) => sum + count, 0) / counts.length;
    process.stdout.write(`questions made of a text: ${mean.toFixed(1)} a chapter, at least ${least}\n`);
    expect(counts.filter(({ count }) => count < 10)).toEqual([]);
  });

  test('asks for reasons, speakers, agents, places, order and missing words', () => {
    const stems = made.flatMap(({ questions }) => questions.map(({ question }) => question));
    for (const beginning of [
      'What reason',
      'Who says',
      'Whose name',
      'Where',
      'What does the story tell',
      'Which word',
    ])
      expect([beginning, stems.filter((stem) => stem.startsWith(beginning)).length > 5]).toEqual([
        beginning,
        true,
      ]);
  });

  test('shows no sentence in two questions, so that no question answers another', () => {
    for (const { questions } of made) {
      const shown = questions.flatMap(({ proof, quoted }) => [proof.at, ...(quoted ? [quoted.at] : [])]);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  test('writes the same questions each time, and none on a text of a few words', () => {
    const { text = '' } = chapters[0] ?? {};
    expect(writeFromText(text)).toEqual(writeFromText(text));
    expect(writeFromText('')).toEqual([]);
    expect(writeFromText('The cat sat on the mat.')).toEqual([]);
  });
});
