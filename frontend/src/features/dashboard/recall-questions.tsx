import { useState } from 'react';
import { quizRecall, type Recall } from '../../../../contract/quiz/recall';
import { call, isOver } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { RetryNotice } from '../../ui/retry-notice';
import { RecallQuestion } from './recall-question';
import { Recalled } from './recalled';
import { RecalledPart } from './recalled-part';

interface RecallQuestionsProps {
  readonly recall: Recall;
  readonly onOver: () => void;
  readonly onClose: () => void;
}

/** The questions one after the other, and then what was right: the server has the answers, and takes both together. */
export const RecallQuestions = ({ recall, onOver, onClose }: RecallQuestionsProps) => {
  const { day, book_id, questions } = recall;
  const [answers, setAnswers] = useState<readonly (string | null)[]>([]);
  const { mutate, data, error, isPending } = useSend({
    mutationFn: (all: readonly (string | null)[]) =>
      call(quizRecall.answerRecall, { body: { day, answers: [...all] } }),
    onSuccess: onOver,
    onError: (failed) => isOver(failed) && onOver(),
  });
  const answer = (option: string | null) => {
    const all = [...answers, option];
    setAnswers(all);
    if (all.length === questions.length) mutate(all);
  };
  if (data !== undefined) return <Recalled book={book_id} result={data} onClose={onClose} />;
  if (error !== null)
    return isOver(error) ? (
      <Notice kind="info" action={<Button onClick={onClose}>Close</Button>}>
        {error.message}
      </Notice>
    ) : (
      <RetryNotice busy={isPending} onRetry={() => mutate(answers)}>
        {error.message}
      </RetryNotice>
    );
  const at = Math.min(answers.length, questions.length - 1);
  const question = questions[at];
  if (question === undefined) return null;
  return (
    <div className="grid gap-4">
      {at === 0 && (
        <p>
          You answered these about <RecalledPart of={recall} />. There are no points this time: you and your
          grown-ups see what stayed.
        </p>
      )}
      <p className="font-semibold text-soft">
        Question {at + 1} of {questions.length}
      </p>
      <RecallQuestion key={question.id} question={question} busy={isPending} onAnswer={answer} />
    </div>
  );
};
