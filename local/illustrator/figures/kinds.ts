import { colourOf, isIcon } from '../icons';
import { type Character, shirts } from '../reading/character';
import { isPerson } from '../words/beings';
import { isThing } from '../words/lexicon';
import { readTable } from '../words/match';

/** The drawing of a figure: a whole icon, a head on our body, or a bust on our legs. */
export interface Kind {
  readonly form: 'whole' | 'head' | 'bust';
  readonly icon: string;
  readonly clothes?: string;
  readonly skin: string;
  /** The height relative to a child's. */
  readonly size: number;
  readonly held?: string;
  /** A thing that is somebody gets a face. */
  readonly hasFace?: boolean;
}

const skins = {
  light: '#ffd7c2',
  'medium-light': '#eebfaa',
  medium: '#c68d7b',
  'medium-dark': '#966661',
  dark: '#573739',
} as const;

/** The heights of animals relative to a child's. */
const sizes = new Map(readTable('sizes').map(([name, size]) => [name, Number(size)]));

/** Figures of which there is a drawing down to the waist. */
const busts = new Map(readTable('busts'));

const wholes: Readonly<Record<string, string>> = {
  fairy: 'woman-fairy',
  mermaid: 'woman-merpeople',
  snowman: 'snowman-without-snow',
  ghost: 'ghost',
};

const heads: Readonly<Record<string, Partial<Kind>>> = {
  santa: { icon: 'santa-claus', clothes: '#d9483b', skin: '#ffe4d6' },
  clown: { icon: 'clown-face', clothes: '#f2b632', skin: '#ffffff' },
  skeleton: { icon: 'skull', clothes: '#f3eef8', skin: '#f3eef8' },
  robot: { icon: 'robot', clothes: '#c9c3d6', skin: '#998ea4' },
  alien: { icon: 'alien', clothes: '#86d72f', skin: '#86d72f' },
  scarecrow: { icon: 'jack-o-lantern', clothes: '#a56953', skin: '#f2c94c' },
  goblin: { icon: 'goblin', clothes: '#5b7a3a', skin: '#f92f60' },
  ogre: { icon: 'ogre', clothes: '#8c2a4a', skin: '#990839' },
  panda: { clothes: '#f4f4f4', skin: '#433b6b' },
  chicken: { clothes: '#ffffff', skin: '#fcd53f' },
  unicorn: { clothes: '#d3d3f8', skin: '#cdc4d6' },
  lion: { clothes: '#ffb02e', skin: '#ffb02e' },
  'polar-bear': { clothes: '#f4f4f4', skin: '#e6e6e6' },
};

const peopleHeads: Readonly<Record<string, Partial<Kind>>> = {
  girl: {},
  boy: {},
  child: {},
  baby: { size: 0.62 },
  man: { size: 1.16 },
  woman: { size: 1.14 },
  'old-man': { size: 1.08 },
  'old-woman': { size: 1.06 },
  giant: { icon: 'man-beard', size: 1.7 },
  knight: { icon: 'man', clothes: '#9aa4b4', size: 1.12, held: 'shield' },
  'woman-pirate': { icon: 'woman-red-hair', clothes: '#b8323a', size: 1.12, held: 'pirate-flag' },
  pirate: { icon: 'man-beard', clothes: '#b8323a', size: 1.12, held: 'pirate-flag' },
};

const animalHeads = new Set(
  'bear fox frog hamster koala lion panda polar-bear raccoon wolf boar moose chicken unicorn'.split(' '),
);

const toned = (icon: string, tone: Character['tone']) =>
  isIcon(`${icon}-${tone}`) ? `${icon}-${tone}` : icon;

/** Whether anything of ours shows a figure. */
export const isDrawn = (figure: string): boolean =>
  [peopleHeads, wholes, heads].some((table) => figure in table) ||
  busts.has(figure) ||
  figure === 'people' ||
  isIcon(figure);

/** The kind of drawing that shows a character; undefined if nothing of ours does. */
export const kindOf = ({ figure, tone, shirt }: Character): Kind | undefined => {
  const base = { skin: skins[tone], clothes: shirts[shirt], size: 1 };
  const person = peopleHeads[figure];
  if (person !== undefined)
    return { ...base, form: 'head', ...person, icon: toned(person.icon ?? figure, tone) };
  const bust = busts.get(figure);
  if (bust !== undefined)
    return {
      ...base,
      form: 'bust',
      icon: toned(bust, tone),
      size: isPerson(figure) ? 1.08 : 1,
      ...(figure === 'shadow' && { skin: '#321b41', clothes: '#321b41' }),
    };
  const whole = wholes[figure];
  if (whole !== undefined)
    return { ...base, form: 'whole', icon: toned(whole, tone), size: figure === 'fairy' ? 0.6 : 0.85 };
  const size = sizes.get(figure) ?? 0.75;
  if (figure in heads || animalHeads.has(figure)) {
    const fur = colourOf(figure);
    return {
      ...base,
      form: 'head',
      icon: figure,
      clothes: fur,
      skin: fur,
      size: Math.max(0.7, size),
      ...heads[figure],
    };
  }
  return isIcon(figure)
    ? { ...base, form: 'whole', icon: figure, size, hasFace: isThing(figure) }
    : undefined;
};
