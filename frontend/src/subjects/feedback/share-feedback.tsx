import { Check, MessageCircleHeart } from 'lucide-react';
import { useEffect, useState, useTransition } from 'react';
import { feedbackPoints } from '../../../../contract/feedback/endpoints';
import { part } from '../../lib/part';
import { Button } from '../../ui/button';
import { Piece } from '../../ui/piece';
import type { FeedbackFormProps } from './feedback-form';

const FeedbackForm = part(() => import('./feedback-form'));

const thanksMilliseconds = 3000;

type Given = Parameters<FeedbackFormProps['onGiven']>[0];

const thanksFor = ({ points_awarded, limit_reached }: Given) => {
  if (points_awarded > 0) return `Thank you! +${points_awarded} points`;
  return limit_reached ? 'Thank you! More points tomorrow' : 'Thank you!';
};

interface ShareFeedbackProps extends Omit<FeedbackFormProps, 'onClose' | 'onGiven'> {
  /** Whether the activity earned points: only then its feedback does. */
  readonly earns: boolean;
  /** The points for the feedback. */
  readonly onAwarded?: (points: number) => void;
}

/** The button for feedback on an activity: once. It shows thanks for a while, then that feedback was given. */
export const ShareFeedback = ({ earns, onAwarded, ...form }: ShareFeedbackProps) => {
  const [isOpen, setOpen] = useState(false);
  const [opening, startOpening] = useTransition();
  const [given, setGiven] = useState(false);
  const [thanks, setThanks] = useState<string>();
  useEffect(() => {
    if (thanks === undefined) return;
    const timer = setTimeout(() => setThanks(undefined), thanksMilliseconds);
    return () => clearTimeout(timer);
  }, [thanks]);

  const onGiven = (answer: Given) => {
    setOpen(false);
    setGiven(true);
    setThanks(thanksFor(answer));
    if (answer.points_awarded > 0) onAwarded?.(answer.points_awarded);
  };
  const Icon = given ? Check : MessageCircleHeart;
  return (
    <>
      <Button
        look={given ? 'chosen' : 'secondary'}
        busy={opening}
        aria-disabled={given || undefined}
        icon={<Icon aria-hidden className={given ? 'size-5 text-leaf' : 'size-5'} />}
        onClick={given ? undefined : () => startOpening(() => setOpen(true))}
        className="w-full px-3!"
      >
        {given
          ? (thanks ?? 'Feedback shared')
          : earns
            ? `Share Feedback (+${feedbackPoints} points)`
            : 'Share Feedback'}
      </Button>
      <p role="status" className="sr-only">
        {thanks}
      </p>
      <Piece>{isOpen && <FeedbackForm {...form} onClose={() => setOpen(false)} onGiven={onGiven} />}</Piece>
    </>
  );
};
