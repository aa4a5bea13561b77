import { icon } from '../icons';
import type { Pen } from '../pen';
import type { Kind } from './kinds';
import type { Action } from './poses';
import { poseOf } from './poses';

const reach = (x: number, y: number, degrees: number, length: number) => {
  const radians = (degrees * Math.PI) / 180;
  return [x + Math.sin(radians) * length, y + Math.cos(radians) * length] as const;
};

type Point = readonly [number, number];

/** A limb with a soft bend. */
const limb = (pen: Pen, from: Point, degrees: number, length: number, width: number, hex: string) => {
  const end = reach(...from, degrees, length);
  const [mx, my] = reach(...from, degrees * 0.72, length * 0.55);
  return { shape: pen.limb(`M${from[0]} ${from[1]} Q${mx} ${my} ${end[0]} ${end[1]}`, width, hex), end };
};

/** The cuter the style, the larger the head and the smaller the body. */
const builds = {
  Ghibli: { head: 104, body: 78, leg: 62, arm: 64 },
  Manga: { head: 104, body: 80, leg: 66, arm: 66 },
  Kawaii: { head: 142, body: 62, leg: 38, arm: 48 },
  Cartoon: { head: 118, body: 72, leg: 54, arm: 62 },
} as const;

const w = 34;

/**
 * A body about 250 high, standing at the origin and looking to the right, with a head or a bust of the kept drawings. `held` is
 * drawn in the right hand.
 */
export const body = (
  pen: Pen,
  { form, icon: name, clothes = '#3f7fc4', skin }: Kind,
  action: Action | undefined,
  held: string,
): string => {
  const pose = poseOf(action);
  const build = builds[pen.style];
  const hip = -build.leg;
  const neck = hip - build.body;
  const isAnimal = clothes === skin;
  const legs = pose.legs.map((degrees, i) => {
    const from = [(i === 0 ? -1 : 1) * w * 0.42, hip - 6] as const;
    const { shape, end } = limb(pen, from, degrees, build.leg - 4, w * 0.5, isAnimal ? skin : '#46598a');
    return shape + pen.oval(end[0] + 5, end[1] + 1, w * 0.46, w * 0.3, isAnimal ? skin : '#7a4a32');
  });
  const arms = pose.arms.map((degrees, i) =>
    limb(
      pen,
      [(i === 0 ? -1 : 1) * w * 0.78, neck + build.body * 0.22],
      degrees,
      build.arm,
      w * 0.4,
      clothes,
    ),
  );
  const [left = '', right = ''] = arms.map(({ shape, end }) => shape + pen.dot(...end, w * 0.28, skin));
  const hand = arms[1]?.end ?? [0, 0];
  const inHand = held === '' ? '' : `<g transform="translate(${hand[0]} ${hand[1] + 14})">${held}</g>`;
  const torso = pen.path(
    `M${-w * 0.72} ${neck + 4} Q0 ${neck - 8} ${w * 0.72} ${neck + 4} L${w * 0.98} ${hip + 4} Q0 ${hip + 16} ${-w * 0.98} ${hip + 4} Z`,
    clothes,
  );
  const head = `<g transform="translate(0 ${neck + 16})">${icon(pen, name, build.head)}</g>`;
  const bust = `<g transform="translate(0 ${hip + 8})">${icon(pen, name, build.head + build.body)}</g>`;
  const parts = form === 'bust' ? [...legs, bust, inHand] : [left, ...legs, torso, head, right, inHand];
  return `<g transform="translate(0 ${-(pose.lift ?? 0)}) rotate(${pose.lean ?? 0} 0 ${hip - build.body / 2})">${parts.join('')}</g>`;
};
