import { isIcon } from '../icons';
import type { Character } from '../reading/character';
import { isThing } from '../words/lexicon';
import { readTable } from '../words/match';
import { shirts, skins } from './colours.json';
import table from './drawings.json';

/** The drawing of a figure: a whole icon, a head on our body, or a bust on our legs. */
export interface Kind {
  readonly form: 'whole' | 'head' | 'bust';
  readonly icon: string;
  readonly clothes: string;
  readonly skin: string;
  /** The height relative to a child's. */
  readonly size: number;
  readonly held?: string;
  /** A thing that is somebody gets a face. */
  readonly hasFace?: boolean;
}

/** Figures that are more than an icon of their name, by what differs from a head on a child's body. */
const kinds = table as unknown as Readonly<Record<string, Partial<Kind>>>;

/** The heights of animals relative to a child's. */
const sizes = new Map(readTable('sizes').map(([name, size]) => [name, Number(size)]));

/** Whether anything of ours shows a figure. */
export const isDrawn = (figure: string): boolean => figure in kinds || figure === 'people' || isIcon(figure);

/** The kind of drawing that shows a character; undefined if nothing of ours does. */
export const kindOf = ({ figure, tone, shirt }: Character): Kind | undefined => {
  if (!isDrawn(figure)) return undefined;
  const clothed = { skin: skins[tone], clothes: shirts[shirt] };
  const kind = kinds[figure];
  if (kind === undefined)
    return {
      ...clothed,
      form: 'whole',
      icon: figure,
      size: sizes.get(figure) ?? 0.75,
      hasFace: isThing(figure),
    };
  const name = kind.icon ?? figure;
  const icon = isIcon(`${name}-${tone}`) ? `${name}-${tone}` : name;
  return { ...clothed, form: 'head', size: 1, ...kind, icon };
};
