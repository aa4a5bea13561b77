import { cx } from '../../lib/cx';
import { Wren, type WrenMood } from '../../ui/wren';

const grounds = ['bg-sun-soft', 'bg-sea-soft', 'bg-leaf-soft', 'bg-berry-soft', 'bg-accent-soft'];

/** The same ground for the same name. */
const groundOf = (name: string) =>
  grounds[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % grounds.length];

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');

interface FaceProps {
  /** Null for Wren. */
  readonly character: string | null;
  readonly mood?: WrenMood;
}

/** Wren, or the initials of a character, as in a book's list of persons. Decoration. */
export const Face = ({ character, mood = 'happy' }: FaceProps) =>
  character === null ? (
    <Wren mood={mood} className="w-full" />
  ) : (
    <span
      className={cx(
        'grid aspect-square w-full place-items-center rounded-full border-2 border-line-strong font-heading text-lg font-bold',
        groundOf(character),
      )}
    >
      {initials(character)}
    </span>
  );
