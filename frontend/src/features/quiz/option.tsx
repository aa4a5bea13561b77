import { cx } from '../../lib/cx';
import { Answer, answerClass } from '../../subjects/quiz/answer';

interface OptionProps {
  readonly name: string;
  readonly number: number;
  readonly text: string;
  readonly chosen: boolean;
  readonly checked: boolean;
  readonly right: boolean;
  readonly onChoose: () => void;
}

/** One selectable answer. */
export const Option = ({ name, onChoose, ...answer }: OptionProps) => (
  <label
    className={cx(
      answerClass(answer),
      'transition-colors',
      answer.checked && answer.right && answer.chosen && 'animate-tick',
      'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
    )}
  >
    <input
      type="radio"
      name={name}
      className="sr-only"
      checked={answer.chosen}
      disabled={answer.checked}
      onChange={onChoose}
    />
    <Answer {...answer} />
  </label>
);
