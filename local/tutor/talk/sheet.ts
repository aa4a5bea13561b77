import { contentStems, essence } from '../../../lambdas/safety/text/words';
import type { LibraryCharacter } from '../../../lambdas/stock/own-books';
import type { FactKind, LibraryFact } from '../../../lambdas/stock/talk-material';
import { asksFrom } from './fill';
import { markOf } from './memory';
import { isAbout, spoken } from './moments';
import { idle } from './near';
import { withSynonyms } from './synonyms';
import type { Response, Turn } from './turn';

/** A fact as the companion tells it. */
export interface Told {
  readonly text: string;
  readonly asks: readonly string[];
  readonly passage: string;
  readonly fact: LibraryFact;
  /** The words by which it is found; absent for all of them. */
  readonly key?: string;
}

interface Wanted {
  readonly about: FactKind;
  readonly who?: LibraryCharacter | undefined;
  readonly of?: LibraryCharacter | undefined;
}

const isSaid = ({ request, memory }: Turn, text: string) =>
  memory.asked.includes(markOf(text)) || request.said.some((one) => one.text.includes(text));

/**
 * What is known of somebody in the chapters that the child has read and was not told yet, the latest first. The character that
 * speaks tells its own as "I", and nothing in which it occurs by its name.
 */
export const factsOn = (turn: Turn, { about, who, of }: Wanted): Told[] => {
  const { book, read, played } = turn;
  const last = Math.max(1, ...read.keys());
  return (book?.facts ?? [])
    .filter((fact) => fact.about === about && fact.who === who?.name && fact.chapter <= last)
    .filter((fact) => of === undefined || fact.of === of.name)
    .map((fact) => {
      // What is known of the book speaks of its first character.
      const isOwn = played !== undefined && (fact.who ?? book?.characters[0]?.name) === played.name;
      return {
        text: spoken(fact.tells, isOwn),
        asks: fact.asks === undefined ? [] : [fact.asks],
        passage: fact.evidence,
        fact,
      };
    })
    .filter(({ text }) => !isSaid(turn, text) && (played === undefined || !isAbout(text, played)))
    .toSorted((a, b) => b.fact.chapter - a.fact.chapter);
};

/** The fact that has most of the child's words, besides names; undefined if it has fewer than `least` of them. */
export const closest = ({ text, met }: Turn, facts: readonly Told[], least = 1): Told | undefined => {
  const names = new Set(met.flatMap(({ name, also = [] }) => contentStems([name, ...also].join(' '))));
  const wanted = [...new Set(contentStems(text))].filter((word) => !names.has(word) && !idle.has(word));
  const share = (told: Told) => {
    const stems = new Set(contentStems(told.key ?? `${told.text} ${told.passage}`).flatMap(withSynonyms));
    return wanted.filter((word) => stems.has(word)).length;
  };
  const best = Math.max(0, ...facts.map(share));
  return best < Math.max(1, least) ? undefined : facts.find((told) => share(told) === best);
};

const isSameLine = (one: string, other: string): boolean => {
  const [a, b] = [essence(one), essence(other)];
  return a.includes(b) || b.includes(a);
};

/** A reply that tells a fact, and then asks on. */
export const stating = (
  turn: Turn,
  { text, asks, passage }: Told,
  opener = '',
  more: readonly string[] = [],
): Response => ({
  move: 'answer',
  text: `${opener} ${text}`.trim(),
  claims: [{ claim: text, passage }],
  asks: [...asks, ...asksFrom(turn, more)],
  marks: [markOf(text)],
  // The moment of the same sentence would say it again.
  told: turn.topics.filter(({ kind, evidence }) => kind === 'moment' && isSameLine(evidence, passage)),
  isGiving: true,
  isGentle: true,
});
