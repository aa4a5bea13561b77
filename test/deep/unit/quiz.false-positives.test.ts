import { expect, test } from '@jest/globals';
import { flawOf } from '../../../lambdas/quiz/bank/checks/flaw-of';
import { judged } from '../../../lambdas/quiz/bank/checks/judged';
import type { Material, WrittenQuestion } from '../../../lambdas/quiz/bank/checks/written-question';
import { outputCheck } from '../../../lambdas/safety/output/output-check';
import { laterNames } from '../../../lambdas/safety/text/later-names';
import { readLibrary, toBankQuestion } from '../../../lambdas/stock/own-books';

const library = readLibrary('library');

/** The questions on each chapter of our own books, in the form in which a model writes them. */
const chapters = library.flatMap(({ id, chapters: all }) =>
  all.map(({ text, questions }, i) => {
    const textOf = (part: typeof all) => part.map((one) => `${one.title}\n${one.text}`).join('\n');
    const material: Material = {
      chapters: [i + 1],
      texts: new Map([[i + 1, text]]),
      laterNames: laterNames(textOf(all.slice(0, i + 1)), textOf(all.slice(i + 1))),
    };
    const written = questions.map((question): WrittenQuestion => {
      const { options, key, explanation, evidence } = toBankQuestion(question);
      return {
        chapter: i + 1,
        skill: question.skill,
        question: question.question,
        options: options.slice(0, 4),
        fixed_last_option: options[4] ?? null,
        correct_index: key,
        explanation,
        evidence,
      };
    });
    return { place: `${id} ${i + 1}`, material, written };
  }),
);

const total = chapters.reduce((sum, { written }) => sum + written.length, 0);
const allowed = 0.02;

test('the checks refuse at most 2 % of the true questions on our own books', () => {
  const refused = chapters.flatMap(({ place, material, written }) => {
    const kept = new Set(judged(written, material).usable.map(({ question }) => question));
    return written
      .filter(({ question }) => !kept.has(question))
      .map((question) => `${place}: ${flawOf(question, material) ?? 'of the set'}: ${question.question}`);
  });
  const share = `${refused.length} of ${total} (${((100 * refused.length) / total).toFixed(1)} %)`;
  process.stdout.write(`False positives: ${share}\n${refused.map((line) => `  ${line}\n`).join('')}`);
  expect(total).toBeGreaterThanOrEqual(500);
  expect(refused.length).toBeLessThanOrEqual(total * allowed);
});

test('the check of texts for children accepts every question on our own books, with and without the text', () => {
  const texts = chapters.flatMap(({ material, written }) => {
    const check = outputCheck([...(material.texts?.values() ?? [])].join('\n'));
    return written.map((one) => ({
      text: [one.question, ...one.options, one.explanation].join('\n'),
      check,
    }));
  });
  const flaws = (check: (of: (typeof texts)[number]) => string | undefined) =>
    texts.flatMap((one) => (check(one) === undefined ? [] : [`${check(one)}: ${one.text}`]));
  expect(flaws(({ text, check }) => check(text)?.flaw)).toEqual([]);
  expect(flaws(({ text }) => outputCheck('')(text)?.flaw).length).toBeLessThanOrEqual(total * allowed);
});
