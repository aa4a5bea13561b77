import type { LibraryCharacter } from '../../../lambdas/stock/own-books';
import { spoken } from './moments';
import { shortName } from './people';
import type { Turn } from './turn';

/** What fills the gaps of a template: `{e}` is an echo of the child, `{noun}` a thing of its life. */
export type Gaps = Readonly<Record<string, string | undefined>>;

/**
 * Ways to take up what a child says, and questions that follow from it. N stands for the person meant, and `{I|N}` for "I" when
 * that person itself speaks.
 */
export interface Bank {
  readonly says: readonly string[];
  readonly asks?: readonly string[];
}

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** "The Moon", and "the Moon" within a sentence. */
const nameOf = (person: LibraryCharacter | undefined, isFirst: boolean): string =>
  person === undefined ? '' : isFirst ? shortName(person) : shortName(person).replace(/^The /, 'the ');

/** Undefined if the template needs something that is unknown here. */
const filled = (
  template: string,
  gaps: Gaps,
  person: LibraryCharacter | undefined,
  isOwn: boolean,
): string | undefined => {
  const voiced = spoken(template, isOwn);
  const named = person === undefined && /\bN\b/.test(voiced);
  const lacks = [...voiced.matchAll(/\{(\w+)\}/g)].some(([, gap = '']) => gaps[gap] === undefined);
  if (named || lacks) return undefined;
  return capitalized(
    voiced
      .replace(/(^)?\bN\b/g, (_, first?: string) => nameOf(person, first !== undefined))
      .replace(/\{(\w+)\}/g, (_, gap: string) => gaps[gap] ?? ''),
  );
};

/** The templates that can be filled. */
export const fillings = (
  { people, played }: Turn,
  templates: readonly string[],
  gaps: Gaps = {},
): string[] => {
  // A character that is asked about nobody else speaks of itself.
  const person = people[0] ?? played;
  return templates.flatMap(
    (template) => filled(template, gaps, person, person !== undefined && person === played) ?? [],
  );
};

/** A list from another beginning in each turn. */
const inTurn = <T>({ memory }: Turn, list: readonly T[]): T[] => {
  const from = list.length === 0 ? 0 : memory.turn % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
};

/** Questions to choose from: another one first in each turn. */
export const asksFrom = (turn: Turn, templates: readonly string[], gaps: Gaps = {}): string[] =>
  inTurn(turn, fillings(turn, templates, gaps));
