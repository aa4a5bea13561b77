import { Button } from '../../ui/button';

/** The ways to decide on gems that wait, in words. */
export const ways = {
  release: { word: 'Pay', done: 'paid' },
  decline: { word: 'Decline', done: 'declined' },
} as const;

export type Way = keyof typeof ways;

interface DecideButtonsProps {
  /** The subject of the decision, for screen readers. */
  readonly about: string;
  readonly onDecide: (way: Way) => void;
}

/** A row's buttons to pay gems that wait, or to decline them. */
export const DecideButtons = ({ about, onDecide }: DecideButtonsProps) => (
  <span className="flex flex-wrap gap-2">
    {(['release', 'decline'] as const).map((way) => (
      <Button
        key={way}
        look="secondary"
        className="px-3"
        aria-label={`${ways[way].word}: ${about}`}
        onClick={() => onDecide(way)}
      >
        {ways[way].word}
      </Button>
    ))}
  </span>
);
