import { StarRow } from './star-row';

interface StarQuestionProps {
  readonly question: string;
  /** What one star means, what two mean, up to five. */
  readonly words: readonly string[];
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}

/** A question answered with one to five stars. */
export const StarQuestion = ({ question, ...stars }: StarQuestionProps) => (
  <fieldset className="min-w-0">
    <legend className="font-semibold">{question}</legend>
    <StarRow look="beside" {...stars} />
  </fieldset>
);
