import { useState } from 'react';
import type { Character } from '../../../../contract/books/endpoints';
import { paidQuizzesPerDay, type UnpaidReason } from '../../../../contract/rules/quiz';
import { ShareFeedback } from '../../subjects/feedback/share-feedback';
import { Button } from '../../ui/button';
import { Confetti } from '../../ui/confetti';
import { Dialog } from '../../ui/dialog';
import { Points, StreakFlame, WrenAndHero } from './finale';
import { TuneSwitch } from './tune-switch';
import type { QuizResult } from './use-sending';

interface CompletionDialogProps {
  readonly result: QuizResult;
  readonly hero: Character | undefined;
  readonly onClose: () => void;
  readonly onMissed: () => void;
  /** Absent when there are no further chapters. */
  readonly onNextChapters?: (() => void) | undefined;
}

const praise = (share: number) => {
  if (share === 1) return 'Every single one! You could have written this book.';
  if (share >= 0.7) return 'You read closely, and it shows.';
  if (share >= 0.4) return 'Good going. The book is still there for a second look.';
  if (share > 0) return 'That was a hard one, and you stayed with it to the end.';
  return 'This one was hard, and you stayed to the end. Look at the answers: then you know them.';
};

/** The reason for zero points; the other effects of the quiz stay. */
const unpaidWords = {
  too_fast: 'That was very fast! Take your time with each question, and the next quiz brings points again.',
  daily_limit: `You have earned points for ${paidQuizzesPerDay} quizzes today. There are points again tomorrow!`,
} satisfies Record<UnpaidReason, string>;

/**
 * The end of a quiz: first what was understood, then the points and the next step. Without a right answer it is subdued,
 * and links to the answers.
 */
const CompletionDialog = ({
  result: { quiz_id, score, total, points, unpaid, total_points, madeDay },
  hero,
  onClose,
  onMissed,
  onNextChapters,
}: CompletionDialogProps) => {
  const [extra, setExtra] = useState(0);
  const calm = score === 0;
  const missed = score < total && (
    <Button
      key="missed"
      data-focus-first={calm || undefined}
      look={calm ? 'primary' : 'secondary'}
      onClick={onMissed}
      className="w-full"
    >
      See the ones you missed
    </Button>
  );
  return (
    <Dialog onClose={onClose} title="Quiz complete!">
      {score / total >= 0.7 && <Confetti />}
      <div className="grid justify-items-center gap-3 text-center">
        <WrenAndHero calm={calm} hero={hero} />
        <p className="font-heading text-4xl font-bold">
          {score} of {total} right
        </p>
        {points > 0 && <Points points={points} />}
        <StreakFlame begins={madeDay} />
        {unpaid !== null && (
          <p className="font-bold">
            {unpaidWords[unpaid]} This one counts for your book and your reading day.
          </p>
        )}
        <p>{praise(score / total)}</p>
        <p className="text-soft">You have {(total_points + extra).toLocaleString('en-US')} points now.</p>
        {calm && missed}
        <Button
          data-focus-first={!calm || undefined}
          look={calm ? 'secondary' : 'primary'}
          onClick={onClose}
          className="w-full"
        >
          Back to Dashboard
        </Button>
        {!calm && missed}
        <ShareFeedback
          feature="quiz"
          reference={quiz_id}
          earns={points > 0}
          title="How was the quiz?"
          questions={['rating', 'difficulty', 'engagement', 'like_dislike']}
          onAwarded={setExtra}
        />
        {onNextChapters !== undefined && (
          <Button look="quiet" onClick={onNextChapters} className="w-full">
            Choose the next chapters
          </Button>
        )}
        <TuneSwitch calm={calm} />
      </div>
    </Dialog>
  );
};

export default CompletionDialog;
