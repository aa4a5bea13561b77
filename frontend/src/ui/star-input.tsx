import { StarRow } from './star-row';
import { likingWords } from './stars';

interface StarInputProps {
  readonly label?: string;
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}

/** A rating input: one choice of five. */
export const StarInput = ({ label = 'Your rating', ...stars }: StarInputProps) => (
  <fieldset>
    <legend className="sr-only">{label}</legend>
    <StarRow look="alone" words={likingWords} {...stars} />
  </fieldset>
);
