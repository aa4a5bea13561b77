import { useEffect, useState } from 'react';
import type { Received } from '../../../../contract/endpoint';
import type { quiz } from '../../../../contract/quiz/endpoints';
import { optionName } from '../../../../contract/rules/quiz';
import { useUser } from '../../subjects/users/user';
import { keepUnsent, rangeKey, type UnsentQuiz, unsentOf } from './unsent';
import type { Run } from './use-run';
import { useSending } from './use-sending';

type QuizData = Received<typeof quiz.start>;

const submissionOf = (
  { quiz: questions, book, start_chapter, end_chapter }: QuizData,
  run: Run,
): UnsentQuiz => ({
  title: book.title,
  body: {
    book_id: book.id,
    start_chapter,
    end_chapter,
    score: run.tally.score,
    points: run.tally.points,
    answers: questions.map(({ question, options, correct_option }, i) => ({
      question,
      options,
      correct_option,
      user_answer: optionName(run.chosen[i] ?? 0),
    })),
  },
});

/** Submits a quiz. A submission that was interrupted by leaving or reloading the page continues automatically. */
export const useHandIn = (data: QuizData, run: Run) => {
  const { id } = useUser();
  const [handedIn, setHandedIn] = useState(() => {
    const range = rangeKey({ ...data, book_id: data.book.id });
    return unsentOf(id).find(({ body }) => rangeKey(body) === range);
  });
  const handIn = () => {
    const unsent = submissionOf(data, run);
    keepUnsent(id, unsent);
    setHandedIn(unsent);
  };
  const sending = useSending(handedIn);
  const { forget } = run;
  useEffect(() => {
    if (sending.result !== undefined) forget();
  }, [sending.result, forget]);
  return { handIn, ...sending };
};
