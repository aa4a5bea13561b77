import { Bug, Lightbulb, MessageCircle, Sparkles } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import {
  type FeedbackData,
  feedbackCommentLimit,
  feedbackTypes,
} from '../../../../contract/feedback/endpoints';
import { hasFeedback } from '../../../../contract/rules/feedback';
import { useFeedback } from '../../subjects/feedback/feedback';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { RadioCards } from '../../ui/radio-cards';
import { TextArea } from '../../ui/text-area';
import { Wren } from '../../ui/wren';

type Type = keyof typeof feedbackTypes;

const icons = {
  new_feature: <Lightbulb />,
  bug_report: <Bug />,
  feature_improvement: <Sparkles />,
  other: <MessageCircle />,
};

const options = (Object.keys(feedbackTypes) as Type[]).map((value) => ({
  value,
  label: feedbackTypes[value],
  icon: icons[value],
}));

const shownMilliseconds = 3000;

interface FeedbackDialogProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** A form for feedback on Inkwren. It stays open after it was sent, for another thought. */
const FeedbackDialog = ({ title, onClose }: FeedbackDialogProps) => {
  const [type, setType] = useState<Type>();
  const [comment, setComment] = useState('');
  // Errors are shown only after the first attempt to send.
  const [attempts, setAttempts] = useState(0);
  const [thanking, setThanking] = useState(false);
  const { mutate, isPending, isError } = useFeedback('dashboard', null);
  const endThanks = useCallback(() => setThanking(false), []);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = form.current?.querySelector('[data-wrong]');
    wrong?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [attempts]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const data: FeedbackData = { feedback_type: type, comment: comment.trim() };
    if (!hasFeedback('dashboard', data)) return setAttempts(attempts + 1);
    setThanking(false);
    mutate(data, {
      onSuccess: () => {
        setType(undefined);
        setComment('');
        setAttempts(0);
        setThanking(true);
      },
    });
  };
  const wrong = {
    type: attempts > 0 && type === undefined ? 'Please choose one.' : undefined,
    comment: attempts > 0 && comment.trim() === '' ? 'Please write a few words.' : undefined,
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
        <div className="flex items-center gap-3 crowded:hidden">
          <Wren mood="waiting" className="w-16 shrink-0" />
          <p className="min-w-0 text-soft">The people who make Inkwren read what you write here.</p>
        </div>
        <div data-wrong={wrong.type}>
          <RadioCards
            label="What is it about?"
            columns={2}
            options={options}
            value={type}
            onChange={setType}
            error={wrong.type}
          />
        </div>
        <div data-wrong={wrong.comment}>
          <TextArea
            label="Your words"
            rows={3}
            maxLength={feedbackCommentLimit}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
            error={wrong.comment}
          />
        </div>
        {isError && (
          <Notice kind="error">
            That did not arrive. What you wrote is still here: please try once more.
          </Notice>
        )}
        {thanking && (
          <Banner kind="success" milliseconds={shownMilliseconds} onGone={endThanks}>
            Thank you! Wren has passed it on.
          </Banner>
        )}
        <Button type="submit" busy={isPending} className="sm:justify-self-end">
          {isPending ? 'Sending…' : 'Send'}
        </Button>
      </form>
    </Dialog>
  );
};

export default FeedbackDialog;
