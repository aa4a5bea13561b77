import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Received } from '../../../../contract/endpoint';
import { quiz } from '../../../../contract/quiz';
import { optionName } from '../../../../contract/rules/quiz';
import { call } from '../../lib/api';
import { patiently } from '../../lib/patiently';
import { quizHistoryKey } from '../../lib/quiz-history';
import { userQuery } from '../../lib/user';
import type { Run } from './use-run';

type QuizData = Received<typeof quiz.start>;

const submissionOf = ({ quiz: questions, book, start_chapter, end_chapter }: QuizData, run: Run) => ({
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
});

/**
 * Hands a quiz in, again and again until it has arrived: the server takes it once however often it comes. One that was on
 * its way when the page was reloaded goes on by itself.
 */
export const useHandIn = (data: QuizData, run: Run) => {
  const queries = useQueryClient();
  const [trouble, setTrouble] = useState<Error>();
  const leaving = useRef(new AbortController());
  const { mutate, ...submission } = useMutation({
    mutationFn: () =>
      patiently(() => call(quiz.submit, { body: submissionOf(data, run) }), {
        onTrouble: setTrouble,
        signal: leaving.current.signal,
      }),
    onSuccess: () => {
      run.forget();
      void queries.invalidateQueries({ queryKey: userQuery.queryKey });
      void queries.invalidateQueries({ queryKey: quizHistoryKey });
    },
    onSettled: () => setTrouble(undefined),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left unfinished is taken up once
  useEffect(() => {
    const whileHere = new AbortController();
    leaving.current = whileHere;
    if (run.handedIn) mutate();
    return () => whileHere.abort();
  }, []);
  return {
    handIn: () => {
      run.handIn();
      mutate();
    },
    /** Why it has not arrived so far, while it is being sent. */
    trouble,
    result: submission.data,
    refused: submission.error,
    busy: submission.isPending,
  };
};
