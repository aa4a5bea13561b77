import { hashOf } from '../../hash';
import { shirts, skins } from '../figures/colours.json';
import { isPerson } from '../words/beings';
import { lookUp } from '../words/lexicon';

const keyOf = <T extends object>(all: T, number: number) =>
  Object.keys(all)[number % Object.keys(all).length] as keyof T;

export interface Character {
  readonly name: string;
  /** The figure that shows it, an icon's name in most cases. */
  readonly figure: string;
  readonly many: boolean;
  readonly tone: keyof typeof skins;
  readonly shirt: keyof typeof shirts;
}

/** Whoever has the same name has the same look. */
export const characterOf = (name: string, figure: string, many = false): Character => {
  const hash = hashOf(name.toLowerCase());
  return {
    name,
    figure,
    many,
    tone: keyOf(skins, hash),
    shirt: keyOf(shirts, hash >>> 8),
  };
};

/** The look in words, as in a storyboard. */
export const lookOf = ({ figure, many, tone, shirt }: Character): string => {
  const kind = figure.replaceAll('-', ' ');
  if (many) return `a group of ${kind}`;
  return isPerson(figure) ? `a ${kind} with ${tone} skin and a ${shirt} shirt` : `a friendly ${kind}`;
};

export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*|[^\s]/gu) ?? [];

/** Reads a look. The first being that it names is the figure, a child if there is none. */
export const readLook = (name: string, look: string): Character => {
  const words = wordsOf(look.split(' with ')[0] ?? '');
  const found = words.map((_, i) => lookUp(words, i)).filter((one) => one !== undefined);
  // A thing may be somebody: "a friendly tooth".
  const figure =
    found.find(({ kind }) => kind === 'being') ?? (words[1] === 'friendly' ? found[0] : undefined);
  return characterOf(name, figure?.name ?? 'child', /^a group/.test(look));
};

/** A being that says what somebody is, as in "She was the first kid in space". */
export const isPredicate = (words: readonly string[], at: number): boolean =>
  /(?:\bbee?n?|\b(?!there )\p{L}+ (?:was|is|am|were|are))(?: (?!full\b)[^\s.!?,]+){0,4}$/iu.test(
    words.slice(Math.max(0, at - 6), at).join(' '),
  );
