import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Call } from '../../../../contract/endpoint';
import { type MyWord, words } from '../../../../contract/words/endpoints';
import { roundOfWords } from '../../../../contract/words/round';
import { call } from '../../lib/api';
import { myWordsQuery } from '../../subjects/words/my-words';

/**
 * A practice of two minutes on the words that are due. A word that was not remembered comes again at the end. The word that
 * is shown when the time is over can still be answered.
 */
export const usePractice = (due: readonly MyWord[]) => {
  const queries = useQueryClient();
  const [left, setLeft] = useState(due);
  const [until, setUntil] = useState(() => Date.now() + roundOfWords);
  const [answered, setAnswered] = useState(0);
  const [isOver, setOver] = useState(false);
  const answer = useMutation({
    mutationFn: ({ word, reviews, remembered }: Call<typeof words.practise>['body'] & Pick<MyWord, 'word'>) =>
      call(words.practise, { params: { word }, body: { reviews, remembered } }),
    onSuccess: (word) => {
      const rest = left.slice(1);
      setLeft(word.is_due ? [...rest, word] : rest);
      setAnswered(answered + 1);
      setOver(Date.now() >= until);
      void queries.invalidateQueries({ queryKey: myWordsQuery.queryKey });
    },
  });
  return {
    /** Undefined when the time is over, or no word is left. */
    current: isOver ? undefined : left[0],
    answered,
    left: left.length,
    isBusy: answer.isPending,
    error: answer.error,
    say: (remembered: boolean) => {
      const [word] = left;
      if (word !== undefined) answer.mutate({ ...word, remembered });
    },
    goOn: () => {
      setUntil(Date.now() + roundOfWords);
      setOver(false);
    },
  };
};
