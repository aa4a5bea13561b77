import { useId } from 'react';
import { cx } from '../../lib/cx';

/** The mouth and brows of each answer, from very easy to very hard. */
const faces = [
  'M8 14q4 5 8 0zM8 8.5q1-1.5 2 0M14 8.5q1-1.5 2 0',
  'M8 14.5q4 3.5 8 0M9 9v.01M15 9v.01',
  'M8.5 15h7M9 9.5v.01M15 9.5v.01',
  'M8 16q4-3 8 0M9 10v.01M15 10v.01M7 7.5l3 1M17 7.5l-3 1',
  'M8 16.5q1-2 2 0t2 0 2 0 2 0M8 9l2 1.5-2 1.5M16 9l-2 1.5 2 1.5',
] as const;

const Face = ({ of, chosen }: { of: string; chosen: boolean }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={cx('size-9 stroke-ink', chosen && 'day')}
  >
    <circle cx="12" cy="12" r="9.5" className={chosen ? 'fill-sun' : 'fill-raised stroke-line-strong'} />
    <path d={of} />
  </svg>
);

interface FaceQuestionProps {
  readonly question: string;
  /** The meaning of each of the five faces. */
  readonly words: readonly string[];
  /** From 1 to 5. */
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}

/** A question that is answered with one of five faces: more of it is not better. */
export const FaceQuestion = ({ question, words, value, onChange }: FaceQuestionProps) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{question}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex min-w-0">
          {words.map((word, index) => (
            <label
              key={word}
              className={cx(
                'grid size-12 min-w-0 place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-sea',
                value === index + 1 && 'bg-sun-soft',
              )}
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={value === index + 1}
                onChange={() => onChange(index + 1)}
                aria-label={word}
              />
              <Face of={faces[index] ?? faces[2]} chosen={value === index + 1} />
            </label>
          ))}
        </div>
        <p aria-hidden className="min-h-7 text-soft">
          {value === undefined ? '' : words[value - 1]}
        </p>
      </div>
    </fieldset>
  );
};
