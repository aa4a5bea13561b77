import { useQuery } from '@tanstack/react-query';
import { activityMessages } from '../../../../contract/activity/messages';
import type { Character } from '../../../../contract/books/endpoints';
import { ApiFailure } from '../../lib/api';
import { cx } from '../../lib/cx';
import { charactersQuery } from '../../subjects/books/cast';
import { RetryNotice } from '../../ui/retry-notice';
import { Face } from './face';
import type { Subject } from './use-talk';

interface ChoiceProps {
  /** Null for Wren. */
  readonly character: Character | null;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ character, chosen, onChoose }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onChoose}
    className={cx(
      'grid w-24 shrink-0 justify-items-center gap-1 rounded-control border-2 p-2 text-center text-[0.85em] leading-tight crowded:w-auto crowded:min-w-24',
      chosen ? 'border-leaf bg-leaf-soft' : 'border-line bg-raised hover:border-line-strong',
    )}
  >
    <span aria-hidden className="w-14">
      <Face character={character} mood="waving" />
    </span>
    <span className="font-semibold">{character?.name ?? 'Wren'}</span>
  </button>
);

/** A book without known characters is talked about with Wren. */
const isWithout = (error: Error) => error instanceof ApiFailure && error.code === 'characters_unavailable';

interface CharacterPickerProps {
  readonly subject: Subject;
  readonly onChoose: (character: string | null) => void;
}

/** Whom to talk with: Wren, or a main character met up to the chapter. Without the characters, Wren is there. */
export const CharacterPicker = ({ subject, onChoose }: CharacterPickerProps) => {
  const { data, error, refetch, isFetching, isPending } = useQuery(
    charactersQuery(subject.book, subject.end),
  );
  if (isPending) return null;
  const failed = error !== null && !isWithout(error) && (
    <RetryNotice busy={isFetching} onRetry={refetch}>
      {activityMessages.chat.noCharacters}
    </RetryNotice>
  );
  const characters = data?.main_characters ?? [];
  // A talk with a character always offers a way back to Wren.
  if (characters.length === 0 && subject.character === null) return failed || null;
  return (
    <>
      {failed}
      <fieldset className="grid min-w-0 gap-2">
        <legend className="font-heading text-lg font-bold">Who would you like to talk with?</legend>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the arrow keys, too */}
        <div tabIndex={0} className="-mx-1 flex gap-2 overflow-x-auto p-1">
          {[null, ...characters].map((character) => (
            <Choice
              key={character?.name ?? ''}
              character={character}
              chosen={subject.character === (character?.name ?? null)}
              onChoose={() => onChoose(character?.name ?? null)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
};
