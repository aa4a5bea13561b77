import { hashOf, pick } from './random';
import { type CreatureKind, creatures } from './vocabulary/creatures';
import { mentioned } from './vocabulary/match';

export const hairs = {
  brown: '#6b4226',
  black: '#2a2326',
  red: '#c1502e',
  blond: '#e9b949',
  auburn: '#93412f',
} as const;
export const skins = { light: '#f6cfae', tan: '#e0a878', brown: '#a8693f', dark: '#74452b' } as const;
export const shirts = {
  yellow: '#f2b632',
  red: '#d9483b',
  blue: '#3f7fc4',
  green: '#4f9d57',
  purple: '#8a5cc0',
  orange: '#ef8a34',
} as const;
const cuts = ['short', 'curly', 'bob', 'plaits', 'bun', 'spiky'] as const;

export interface Child {
  readonly hair: keyof typeof hairs;
  readonly skin: keyof typeof skins;
  readonly shirt: keyof typeof shirts;
  readonly cut: (typeof cuts)[number];
}

export interface Character {
  readonly name: string;
  /** Null for a child. */
  readonly creature: CreatureKind | null;
  readonly child: Child;
  /** The look in words, as in a storyboard. */
  readonly look: string;
}

const keys = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[];

const childNamed = (name: string): Child => {
  const hash = hashOf(name);
  return {
    hair: pick(keys(hairs), hash),
    skin: pick(keys(skins), hash >>> 4),
    shirt: pick(keys(shirts), hash >>> 8),
    cut: pick(cuts, hash >>> 12),
  };
};

const lookOf = ({ hair, skin, shirt, cut }: Child, creature: CreatureKind | null): string =>
  creature === null
    ? `a child with ${cut} ${hair} hair, ${skin} skin and a ${shirt} shirt`
    : `a friendly ${creature} with a ${shirt} scarf`;

/** The same name always has the same look. The words in `look` determine the kind of creature. */
export const characterOf = (name: string, look: string): Character => {
  const [creature = null] = mentioned(creatures, look.replace(/child.*/i, ''));
  const child = childNamed(name);
  return { name, creature, child, look: lookOf(child, creature) };
};

const common = new Set(
  'i a the one then they he she it we you my his her their our this that there when while after before suddenly finally but and so if in on at to for of with as from once upon mom dad mum grandma grandpa mr mrs ms dr wow oh yes no ok okay what where why who how let now everyone every all some many first next later soon mother father king queen prince princess dragon christmas monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);

/** The kind of animal that a name belongs to, if the story tells it: "a dog named Bix", "Bix the fox", "her cat, Bix". */
const creatureNamed = (name: string, story: string): CreatureKind | undefined => {
  const near = [
    new RegExp(`(\\w+)(?: who was| that was|,)? (?:named|called|,)? ?${name}\\b`, 'i'),
    new RegExp(`\\b${name},? (?:the|a|an|was a|was an|is a|is an)(?: \\w+){0,2}? (\\w+)`, 'i'),
    new RegExp(`(\\w+)(?:’s|'s)? name (?:is|was) ${name}\\b`, 'i'),
  ];
  return near
    .map((pattern) => mentioned(creatures, pattern.exec(story)?.slice(1).join(' ') ?? '')[0])
    .find((found) => found !== undefined);
};

/** The characters of a story, at most four, by descending number of mentions. */
export const castOf = (story: string): Character[] => {
  const counts = new Map<string, number>();
  for (const [name] of story.matchAll(/(?<![\p{L}])\p{Lu}\p{Ll}{1,15}(?![\p{L}])/gu))
    if (!common.has(name.toLowerCase())) counts.set(name, (counts.get(name) ?? 0) + 1);
  const inside = new Set(
    [...story.matchAll(/[\p{Ll},]\s(\p{Lu}\p{Ll}{1,15})(?![\p{L}])/gu)].map(([, name = '']) => name),
  );
  const names = [...counts]
    .filter(([name, count]) => inside.has(name) || count > 1)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([name]) => name);
  const named = names.map((name) => {
    const creature = name === 'Wren' ? 'bird' : (creatureNamed(name, story) ?? null);
    const child = childNamed(name);
    return { name, creature, child, look: lookOf(child, creature) };
  });
  return named.length > 0 ? named : [characterOf('The hero', '')];
};
