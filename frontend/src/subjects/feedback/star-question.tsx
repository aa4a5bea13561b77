import { StarRow } from '../../ui/star-row';

interface StarQuestionProps {
  readonly question: string;
  /** The meaning of one star, of two, up to five. */
  readonly words: readonly string[];
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}

/** A question that is answered with one to five stars. */
export const StarQuestion = ({ question, ...stars }: StarQuestionProps) => (
  <fieldset className="min-w-0">
    <legend className="font-semibold">{question}</legend>
    <StarRow look="beside" {...stars} />
  </fieldset>
);
