import { icon } from '../icons';
import type { Pen } from '../pen';
import builds from './builds.json';
import { type Face, withFace } from './face';
import type { Kind } from './kinds';
import type { Pose } from './poses';

type Point = readonly [number, number];

const reach = ([x, y]: Point, degrees: number, length: number): Point => {
  const radians = (degrees * Math.PI) / 180;
  return [x + Math.sin(radians) * length, y + Math.cos(radians) * length];
};

/** A limb with a soft bend. */
const limb = (pen: Pen, from: Point, degrees: number, length: number, width: number, hex: string) => {
  const end = reach(from, degrees, length);
  const middle = reach(from, degrees * 0.72, length * 0.55);
  return { shape: pen.limb(`M${from} Q${middle} ${end}`, width, hex), end };
};

const w = 34;

/**
 * A body about 250 high, standing at the origin and looking to the right, with a head or a bust of the kept drawings. `held` is
 * drawn where the pose has it.
 */
export const body = (
  pen: Pen,
  { form, icon: name, clothes, skin }: Kind,
  pose: Pose,
  face: Face | undefined,
  held: string,
): string => {
  // The cuter the style, the larger the head and the smaller the body.
  const build = builds[pen.style];
  const hip = -build.leg;
  const neck = hip - build.body;
  const isAnimal = clothes === skin;
  const isBust = form === 'bust';
  const legs = pose.legs.map((degrees, i) => {
    const from: Point = [(i === 0 ? -1 : 1) * w * 0.42, hip - 6];
    const { shape, end } = limb(pen, from, degrees, build.leg - 4, w * 0.5, isAnimal ? skin : '#46598a');
    const foot = `ellipse cx="${end[0] + 5}" cy="${end[1] + 1}" rx="${w * 0.46}" ry="${w * 0.3}"`;
    return shape + pen.shape(foot, isAnimal ? skin : '#7a4a32');
  });
  const arms = pose.arms.map((degrees, i) =>
    limb(
      pen,
      [(i === 0 ? -1 : 1) * w * (isBust ? 1.3 : 0.78), neck + build.body * (isBust ? 0.5 : 0.22)],
      degrees,
      build.arm,
      w * 0.4,
      clothes,
    ),
  );
  const [left = '', right = ''] = arms.map(({ shape, end }) => shape + pen.dot(...end, w * 0.28, skin));
  const hand = arms[1]?.end ?? [0, 0];
  const [x, y] = {
    hand: [hand[0], hand[1] + 14],
    mouth: [60, neck + 26],
    front: [0, hip + 14],
    above: [0, neck - build.head + 30],
    away: [140, neck - 40],
    foot: [76, 4],
    head: [0, neck - build.head + 44],
    balloon: [0, 0],
    ground: [0, 0],
  }[pose.holds ?? 'hand'] as [number, number];
  const thing = held === '' ? '' : `<g transform="translate(${x} ${y})">${held}</g>`;
  const torso = pen.shape(
    `path d="M${-w * 0.72} ${neck + 4} Q0 ${neck - 8} ${w * 0.72} ${neck + 4} L${w * 0.98} ${hip + 4} Q0 ${hip + 16} ${-w * 0.98} ${hip + 4} Z"`,
    clothes,
  );
  const edit = (drawing: string) =>
    face === undefined
      ? drawing.replace(/#99083[89]/g, '#3a2220')
      : withFace(drawing, face, skin, isBust ? 0.58 : 1);
  const head = `<g transform="translate(0 ${isBust ? hip + 8 : neck + 16})">${icon(pen, name, build.head + (isBust ? build.body : 0), edit)}</g>`;
  const figure = isBust ? [...legs, head, left] : [left, ...legs, torso, head];
  const isBeforeHands = pose.holds === 'front';
  const parts = [...figure, isBeforeHands ? right : thing, isBeforeHands ? thing : right];
  return `<g transform="translate(0 ${-(pose.lift ?? 0)}) rotate(${pose.lean ?? 0} 0 ${hip - build.body / 2})">${parts.join('')}</g>`;
};
