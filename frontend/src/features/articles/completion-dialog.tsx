import { Star } from 'lucide-react';
import type { articles } from '../../../../contract/articles/endpoints';
import { articlesErrors } from '../../../../contract/articles/errors';
import type { Received } from '../../../../contract/endpoint';
import { articlesPerDay } from '../../../../contract/rules/articles';
import { ShareFeedback } from '../../subjects/feedback/share-feedback';
import { Twig } from '../../subjects/quiz/twig';
import { Button } from '../../ui/button';
import { Confetti } from '../../ui/confetti';
import { Dialog } from '../../ui/dialog';
import { Wren } from '../../ui/wren';

interface CompletionDialogProps {
  readonly id: string;
  readonly result: Received<typeof articles.submit>;
  readonly onClose: () => void;
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

/** The end of an article: the score, the points and the next step. */
export const CompletionDialog = ({ id, result, onClose, onNext, onLeave }: CompletionDialogProps) => {
  const { score, total, points, completed_today, counts_for_yesterday, total_points } = result;
  return (
    <Dialog title="Article complete!" onClose={onClose}>
      {score === total && <Confetti />}
      <div className="grid justify-items-center gap-3 text-center">
        <Wren mood={score === 0 ? 'reading' : 'cheering'} className="w-32" />
        <Twig score={score} total={total} />
        <p className="font-heading text-2xl font-bold">
          {score} of {total} right
        </p>
        {points > 0 && (
          <p className="flex items-center gap-2 font-heading text-4xl font-bold">
            <Star aria-hidden className="size-9 fill-sun text-sun-ink" />+{points} points
          </p>
        )}
        {score < total && <p>The words that you missed wait for you among My words.</p>}
        {counts_for_yesterday && <p>You began it yesterday, so it counts for yesterday.</p>}
        <p className="text-soft">You have {total_points.toLocaleString('en-US')} points now.</p>
        <Button data-focus-first onClick={onClose} className="w-full">
          See why the words fit
        </Button>
        {completed_today < articlesPerDay ? (
          <Button look="secondary" onClick={onNext} className="w-full">
            Another one
          </Button>
        ) : (
          <p role="status" className="font-semibold">
            {articlesErrors.articles_finished_today.text}
          </p>
        )}
        <ShareFeedback
          feature="article"
          reference={id}
          earns={points > 0}
          title="How was the article?"
          questions={['rating', 'difficulty', 'engagement', 'like_dislike']}
        />
        <Button look="quiet" onClick={onLeave} className="w-full">
          Back to Dashboard
        </Button>
      </div>
    </Dialog>
  );
};
