import { Button } from '../../ui/button';

interface AnswerButtonsProps {
  /** The name of the user who asks, for screen readers. */
  readonly name: string;
  readonly busy: boolean;
  readonly onAnswer: (action: 'accept' | 'decline') => void;
  /** Only for a grown-up's request. */
  readonly onReport?: () => void;
}

export const AnswerButtons = ({ name, busy, onAnswer, onReport }: AnswerButtonsProps) => (
  <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
    <Button busy={busy} aria-label={`Accept: ${name}`} onClick={() => onAnswer('accept')}>
      Accept
    </Button>
    <Button
      look="secondary"
      aria-disabled={busy || undefined}
      aria-label={`Decline: ${name}`}
      onClick={() => !busy && onAnswer('decline')}
    >
      Decline
    </Button>
    {onReport !== undefined && (
      <Button
        look="quiet"
        aria-disabled={busy || undefined}
        aria-label={`Report: ${name}`}
        onClick={() => !busy && onReport()}
      >
        Report
      </Button>
    )}
  </div>
);
