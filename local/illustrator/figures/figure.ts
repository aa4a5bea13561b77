import { icon, isIcon } from '../icons';
import { at, type Pen } from '../pen';
import type { Actor } from '../reading/scene';
import { body } from './body';
import { type Kind, kindOf } from './kinds';
import { posed } from './poses';
import { signs } from './signs';

export interface Figure {
  readonly actor: Actor;
  /** In pixels of the panel, the signs above the head not counted. */
  readonly height: number;
  readonly inner: string;
  readonly faces: 'left' | 'ahead';
}

/** The height of a child in pixels. */
const childHeight = 232;

const face = (pen: Pen): string =>
  pen.dot(-20, -96, 15, '#ffffff') +
  pen.dot(20, -96, 15, '#ffffff') +
  pen.dot(-17, -94, 7, '#221a1c') +
  pen.dot(23, -94, 7, '#221a1c') +
  pen.ink('M-16 -70 Q0 -52 16 -70', 6);

const single = (pen: Pen, kind: Kind, { action }: Actor, held: string): string =>
  kind.form === 'whole'
    ? posed(icon(pen, kind.icon, 190) + (kind.hasFace === true ? face(pen) : ''), action, -95)
    : body(pen, kind, action, held);

/** Who stands for a group: three children, or a family. */
const children = ['girl', 'boy', 'child'] as const;
const grownUps = ['woman', 'man', 'girl'] as const;
const grown =
  /^(?:family|parents|guests|people|crowd|villagers|audience|neighbou?rs|sailors|soldiers|tourists|fans)$/;

/** A figure standing at the origin; undefined if there is no drawing of it. `held` is an icon. */
export const figureOf = (pen: Pen, actor: Actor, held: string | undefined): Figure | undefined => {
  const { character } = actor;
  if (character.figure === 'people') {
    const heads = (grown.test(character.name) ? grownUps : children).map((figure, i) =>
      kindOf({
        ...character,
        figure,
        tone: (['dark', 'light', 'medium'] as const)[i] ?? 'medium',
        shirt: (['red', 'blue', 'green'] as const)[i] ?? 'red',
      }),
    );
    const group = heads.map((kind, i) =>
      kind === undefined ? '' : at((i - 1) * 70, i === 1 ? -16 : 0, 0.62, single(pen, kind, actor, '')),
    );
    return {
      actor,
      height: 160,
      faces: 'ahead',
      inner: (group[1] ?? '') + (group[0] ?? '') + (group[2] ?? ''),
    };
  }
  const kind = kindOf(character);
  if (kind === undefined) return undefined;
  const holds = held ?? kind.held;
  const inHand = holds !== undefined && isIcon(holds) ? icon(pen, holds, 84 / Math.max(0.65, kind.size)) : '';
  const unit = kind.form === 'whole' ? 190 : 250;
  const one = single(pen, kind, actor, kind.form === 'whole' ? '' : inHand);
  const height = childHeight * kind.size;
  const scale = height / unit;
  const faces = kind.form === 'whole' ? 'left' : 'ahead';
  const beside = kind.form === 'whole' && held !== undefined ? at(-84, 0, 1, icon(pen, held, 88)) : '';
  if (character.many)
    return {
      actor,
      height,
      faces,
      inner: [-1, 1, 0]
        .map((i) => at(i * 84 * Math.max(0.5, scale), i === 0 ? 8 : -10, scale * 0.72, one))
        .join(''),
    };
  return {
    actor,
    height,
    faces,
    inner: at(0, 0, scale, one + beside) + at(0, -height, 1, signs(pen, actor), faces === 'left'),
  };
};
