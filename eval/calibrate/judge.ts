import type { Taste } from '../../lambdas/recommendations/taste';
import { isTrue, type Label, labels } from './labels';

/** What a child has told about itself. */
export interface Profile {
  readonly age: number;
  readonly words: readonly string[];
  readonly genres: readonly string[];
  /** The ids of books with five stars. */
  readonly loved: readonly string[];
}

/** `silent`: the sentence says nothing about a taste. `arguable`: readers could disagree. */
export type Judgement = 'true' | 'false' | 'arguable' | 'silent';

const labelOf = (by: Taste['by'], liked: string): Label => {
  const label = labels[by].find((one) => one.liked === liked);
  if (label === undefined) throw new Error(`nobody has judged ${liked}`);
  return label;
};

const said = (judged: boolean | undefined): Judgement => {
  if (judged === undefined) return 'arguable';
  return judged ? 'true' : 'false';
};

const tastesIn = ({ words, genres, loved }: Profile): Label[] => [
  ...words.map((word) => labelOf('words', word)),
  ...genres.map((genre) => labelOf('genres', genre)),
  ...loved.map((id) => labelOf('books', id)),
];

/** Judges the sentence below a book by the labels. */
export const judge = (
  reason: string,
  id: string,
  profile: Profile,
  idOf: (title: string) => string,
): Judgement => {
  const [, like, genre, loved, different] =
    /^(?:Because you like (.+?)|For fans of (.+?)|Because you (?:loved|really liked) (.+?)|(Something different to try))(?:, and a step up)?$/.exec(
      reason,
    ) ?? [];
  if (like !== undefined) return said(isTrue(labelOf('words', like), id));
  if (genre !== undefined) return said(isTrue(labelOf('genres', genre), id));
  if (loved !== undefined) return said(isTrue(labelOf('books', idOf(loved)), id));
  if (different === undefined) return 'silent';
  return tastesIn(profile).some((label) => isTrue(label, id)) ? 'false' : 'silent';
};
