import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { books, type Character } from '../../../../contract/books/endpoints';
import { call } from '../../lib/api';
import { cx } from '../../lib/cx';
import { bookKeys } from './keys';

// The characters of a book: one file, because each further one makes every screen's list of files longer.

/** The main characters met up to a chapter; null for a book without chapters. They never change. */
export const charactersQuery = (book: string, end: number | null) =>
  queryOptions({
    queryKey: bookKeys.characters(book, end),
    queryFn: ({ signal }) =>
      call(
        books.characters,
        { query: { id: book, end_chapter: end === null ? undefined : String(end) } },
        signal,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

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

const frame = 'aspect-square w-full rounded-full border-2 border-line-strong';

interface PortraitProps {
  readonly character: Character;
  /** Whether what is seen is told, too; elsewhere the name stands beside it. */
  readonly told?: boolean;
}

/** The portrait of a character, loaded when it is seen; without one the initials, as in a book's list of persons. */
export const Portrait = ({ character: { name, portrait }, told = false }: PortraitProps) => {
  const [failed, setFailed] = useState<string>();
  return portrait === undefined || failed === portrait.src ? (
    <span
      aria-hidden
      className={cx(frame, 'grid place-items-center font-heading text-lg font-bold', groundOf(name))}
    >
      {initials(name)}
    </span>
  ) : (
    <img
      src={portrait.src}
      alt={told ? portrait.alt : ''}
      width="240"
      height="240"
      loading="lazy"
      onError={() => setFailed(portrait.src)}
      className={cx(frame, 'object-cover [filter:var(--lamp)]', groundOf(name))}
    />
  );
};

interface CastProps {
  readonly label: string;
  readonly characters: readonly Character[];
  readonly large?: boolean;
}

/** The characters who have a portrait, in a row that scrolls; nothing in a book without portraits. */
export const Cast = ({ label, characters, large = false }: CastProps) => {
  const drawn = characters.filter(({ portrait }) => portrait !== undefined);
  return (
    drawn.length > 0 && (
      <section aria-label={label} className="grid min-w-0 gap-2">
        <h3 className="text-lg">{label}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by the keyboard too */}
        <ul tabIndex={0} className="-mx-1 flex gap-3 overflow-x-auto p-1">
          {drawn.map((character) => (
            <li
              key={character.name}
              className={cx(
                'grid shrink-0 content-start justify-items-center gap-1 text-center text-[0.85em] leading-tight font-semibold crowded:w-auto crowded:min-w-24',
                large ? 'w-28' : 'w-20',
              )}
            >
              <span className={large ? 'w-28' : 'w-20'}>
                <Portrait character={character} told />
              </span>
              {character.name}
            </li>
          ))}
        </ul>
      </section>
    )
  );
};
