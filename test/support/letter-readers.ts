import { expect } from '@jest/globals';
import { createBook } from './books';
import { choose, createFamily, lettersTo } from './letters';
import type { Person } from './people';
import { handIn, rightAnswers, startQuiz, think } from './quiz';

/** Takes a quiz with the first answers wrong. */
export const takeQuiz = async (child: Person, { id }: { id: string }, wrong = 0) => {
  const { body: given } = await startQuiz(child, id, 2);
  await think();
  const answers = rightAnswers(given.quiz).map((one, i) =>
    i < wrong ? { ...one, user_answer: one.correct_option === 'Option 1' ? 'Option 2' : 'Option 1' } : one,
  );
  expect((await handIn(child, given, answers)).status).toBe(200);
  return given.quiz;
};

/** A family with a letter, whose child has read something. */
export const createReader = async (zone: string | null = null) => {
  const family = await createFamily(zone);
  expect((await choose(family.guardian, 'family')).status).toBe(200);
  const book = await createBook();
  await takeQuiz(family.child, book);
  return { ...family, book };
};

export const onlyLetterTo = async ({ email }: Person) => {
  const found = await lettersTo(email);
  expect(found).toHaveLength(1);
  return found[0] as (typeof found)[number];
};
