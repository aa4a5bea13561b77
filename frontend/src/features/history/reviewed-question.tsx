import { Check, CircleHelp, X } from 'lucide-react';
import type { QuizQuestion } from '../../../../contract/quiz/endpoints';
import { optionIndex } from '../../../../contract/rules/quiz';
import { Answer, answerClass } from '../../subjects/quiz/answer';
import { Explanation } from '../../subjects/quiz/explanation';
import ReportQuestion from '../../subjects/quiz/report-question';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';

export type ReviewedAnswer = QuizQuestion & { readonly user_answer: string | null };

/** The index of the given answer; -1 for none. The answer is stored as text. */
const chosenAt = ({ options, user_answer }: ReviewedAnswer) =>
  user_answer === null ? -1 : (optionIndex(user_answer) ?? options.indexOf(user_answer));

/** Whether the question was answered correctly. */
export const isRight = (answer: ReviewedAnswer) => chosenAt(answer) === optionIndex(answer.correct_option);

const Verdict = ({ answer }: { answer: ReviewedAnswer }) => {
  if (isRight(answer))
    return (
      <Badge tone="good" icon={<Check aria-hidden />}>
        You got it right
      </Badge>
    );
  return chosenAt(answer) < 0 ? (
    <Badge tone="waiting" icon={<CircleHelp aria-hidden />}>
      You left this one open
    </Badge>
  ) : (
    <Badge tone="bad" icon={<X aria-hidden />}>
      Not right this time
    </Badge>
  );
};

interface ReviewedQuestionProps {
  /** The id of the book. */
  readonly book: string;
  readonly number: number;
  readonly answer: ReviewedAnswer;
}

/** One reviewed question: all options, the given answer, the right one, and the proof. */
export const ReviewedQuestion = ({ book, number, answer }: ReviewedQuestionProps) => {
  const { question, options, correct_option } = answer;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold text-[0.95em] text-soft">Question {number}</span>
        <Verdict answer={answer} />
      </div>
      <h2 className="text-xl leading-snug">{question}</h2>
      <ul aria-label="The answers" className="grid gap-2">
        {options.map((text, at) => {
          const state = {
            checked: true,
            chosen: at === chosenAt(answer),
            right: at === optionIndex(correct_option),
          };
          return (
            <li key={text} className={answerClass(state)}>
              <Answer
                number={at + 1}
                text={text}
                {...state}
                rightWords={state.chosen ? 'Your answer, and right' : 'Right answer'}
              />
            </li>
          );
        })}
      </ul>
      <div className="grid gap-2 rounded-control bg-sunken p-4">
        <Explanation book={book} question={answer} />
        <ReportQuestion book={book} question={answer.id} />
      </div>
    </Card>
  );
};
