import type { ListedBook } from '../../../../contract/books/endpoints';
import type { Interests } from '../../../../contract/onboarding/interests';
import { gradesOf, levels } from '../../../../contract/rules/reading-level';
import type { ShelfOf } from '../../subjects/books/shelf';

export interface Shelf {
  readonly title: string;
  readonly of: ShelfOf;
}

/** What the reader filters by. */
export interface Filter {
  readonly here: boolean;
  readonly short: boolean;
  readonly level: ShelfOf['level'];
}

export const noFilter: Filter = { here: false, short: false, level: undefined };

const about = (topic: string, title = topic): Shelf => ({ title, of: { about: topic } });

/** Topics that most children like. */
const open: readonly Shelf[] = [
  about('funny', 'To laugh'),
  about('Animals'),
  about('Mystery', 'Mysteries'),
  about('Adventure', 'Adventures'),
  about('Friendship', 'Friends'),
  about('Space'),
];

/** So many of a reader's own interests and genres have a shelf. */
const mostOwn = 5;

const ownShelves = (interests: Interests | null): Shelf[] => {
  if (interests === null) return [];
  const { 'favorite genres': genres, ...lists } = interests;
  // One of each list first, so that every part of a reader's life has its turn.
  const named = [0, 1].flatMap((turn) => Object.values(lists).flatMap((list) => list[turn] ?? []));
  return [
    ...named.slice(0, mostOwn).map((interest) => about(interest, `Because you like ${interest}`)),
    ...genres.slice(0, mostOwn).map((genre) => about(genre)),
  ];
};

interface Reader {
  readonly interests: Interests | null;
  /** The book that the reader took up last. */
  readonly last: ListedBook | undefined;
}

export const levelKeys = ['0', '1', '2', '3', '4'] as const;

type LevelKey = (typeof levelKeys)[number];

export const levelName = (level: LevelKey): string => levels[Number(level)]?.name ?? '';

/** A level in school grades, for grown-ups: `Grades 5–6`. The last one has no end. */
export const gradesName = (level: LevelKey): string => {
  const { from, to } = gradesOf(Number(level));
  const first = Math.max(1, from);
  if (level === '4') return `Grade ${first}+`;
  return first === to ? `Grade ${to}` : `Grades ${first}–${to}`;
};

/** The shelves of a grown-up, who chooses for others: by grade, by length, series, and by theme. */
export const shelvesForOthers: readonly Shelf[] = [
  ...levelKeys.map((level) => ({ title: `${gradesName(level)}: ${levelName(level)}`, of: { level } })),
  { title: 'Short, for one sitting', of: { kind: 'short' } },
  { title: 'Series', of: { kind: 'series' } },
  ...open,
];

/** The shelves of a child, the most personal first; each topic once. */
export const shelvesFor = ({ interests, last }: Reader): Shelf[] => {
  const all = [
    { title: 'Just right for you', of: {} },
    { title: 'Short tonight', of: { kind: 'short' } } as const,
    ...(last === undefined ? [] : [{ title: `Like ${last.title}`, of: { like: last.id } }]),
    ...ownShelves(interests),
    { title: 'Series', of: { kind: 'series' } } as const,
    ...open,
  ];
  const keyOf = ({ of }: Shelf) => JSON.stringify(of).toLowerCase();
  const keys = all.map(keyOf);
  return all.filter((shelf, place) => keys.indexOf(keyOf(shelf)) === place);
};

/** The shelves under a filter. Short ones, and those of a level, are shelves of their own. */
export const filtered = (shelves: readonly Shelf[], { here, short, level }: Filter): Shelf[] => {
  const chosen = shelves.filter(
    ({ of }) => (!short || of.kind === 'short') && (of.level ?? level) === (level ?? of.level),
  );
  return chosen.map(({ title, of }) => ({
    title,
    of: { ...of, ...(here && { here: 'true' as const }), ...(level !== undefined && { level }) },
  }));
};
