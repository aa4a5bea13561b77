import { type Child, hairs, shirts, skins } from '../cast';
import { mix } from '../colours';
import type { Pen } from '../pen';
import type { Action, Mood } from '../vocabulary/acting';
import { face } from './face';
import { back, front } from './hair';
import { poseOf } from './poses';

const reach = (x: number, y: number, degrees: number, length: number) => {
  const radians = (degrees * Math.PI) / 180;
  return [x + Math.sin(radians) * length, y + Math.cos(radians) * length] as const;
};

/** A limb with a soft bend. */
const limb = (
  pen: Pen,
  from: readonly [number, number],
  degrees: number,
  length: number,
  width: number,
  hex: string,
) => {
  const [x, y] = reach(...from, degrees, length);
  const [mx, my] = reach(...from, degrees * 0.72, length * 0.55);
  return {
    shape: pen.limb(`M${from[0]} ${from[1]} Q${mx} ${my} ${x} ${y}`, width, hex),
    end: [x, y] as const,
  };
};

/** The cuter the style, the larger the head and the smaller the body. */
const builds = {
  Ghibli: { head: 47, body: 84, leg: 66, arm: 66 },
  Manga: { head: 47, body: 86, leg: 72, arm: 68 },
  Kawaii: { head: 68, body: 66, leg: 38, arm: 46 },
  Cartoon: { head: 56, body: 76, leg: 56, arm: 66 },
} as const;

/**
 * A child about 250 high, standing at the origin and looking to the right. `held` is drawn in the right hand. The scene draws
 * tears, notes and lines around the figure.
 */
export const child = (
  pen: Pen,
  { hair, skin, shirt, cut }: Child,
  action: Action | undefined,
  mood: Mood,
  held = '',
): string => {
  const pose = poseOf(action);
  const { head, body, leg, arm } = builds[pen.style];
  const [hairHex, shirtHex] = [hairs[hair], shirts[shirt]];
  // Skin stays light in ink.
  const skinHex = pen.style === 'Manga' ? mix(skins[skin], '#ffffff', 0.4) : skins[skin];
  const hip = -leg;
  const neck = hip - body;
  const w = head * 0.62;
  const legs = pose.legs.map((degrees, i) => {
    const { shape, end } = limb(
      pen,
      [(i === 0 ? -1 : 1) * w * 0.42, hip - 6],
      degrees,
      leg - 4,
      w * 0.5,
      '#46598a',
    );
    return shape + pen.oval(end[0] + 5, end[1] + 1, w * 0.46, w * 0.3, '#7a4a32');
  });
  const [left, right] = pose.arms.map((degrees, i) =>
    limb(pen, [(i === 0 ? -1 : 1) * w * 0.78, neck + body * 0.22], degrees, arm, w * 0.4, shirtHex),
  );
  const hand = (end: readonly [number, number]) => pen.dot(end[0], end[1], w * 0.27, skinHex);
  const headY = neck - head * 0.78;
  const torso =
    pen.path(
      `M${-w * 0.72} ${neck + 4} Q0 ${neck - 8} ${w * 0.72} ${neck + 4} L${w * 0.98} ${hip + 4} Q0 ${hip + 16} ${-w * 0.98} ${hip + 4} Z`,
      shirtHex,
    ) +
    pen.path(
      `M${-w * 0.9} ${hip - 16} Q0 ${hip - 5} ${w * 0.9} ${hip - 16} L${w * 0.94} ${hip - 7} Q0 ${hip + 4} ${-w * 0.94} ${hip - 7} Z`,
      '#fff2d8',
      { bare: true },
    );
  const skull =
    pen.dot(-head * 0.98, head * 0.14, head * 0.17, skinHex) +
    pen.dot(head * 0.98, head * 0.14, head * 0.17, skinHex) +
    pen.oval(0, 0, head, head * 0.96, skinHex);
  const headShape = [
    back[cut](pen, hairHex, head),
    skull,
    `<g transform="translate(${head * 0.08} ${head * 0.2})">${face(pen, mood, { gap: head * 0.4, size: head * 0.2, closed: pose.closed ?? false })}</g>`,
    front[cut](pen, hairHex, head),
  ].join('');
  const raised = (degrees: number) => Math.abs(degrees) > 100;
  const armShape = (one: typeof left) => (one === undefined ? '' : one.shape + hand(one.end));
  const inHand =
    right === undefined || held === ''
      ? ''
      : `<g transform="translate(${right.end[0]} ${right.end[1]})">${held}</g>`;
  const parts = [
    raised(pose.arms[0]) ? '' : armShape(left),
    ...legs,
    torso,
    `<g transform="translate(0 ${headY})">${headShape}</g>`,
    raised(pose.arms[0]) ? armShape(left) : '',
    armShape(right),
    inHand,
  ].join('');
  return `<g transform="translate(0 ${-(pose.lift ?? 0)}) rotate(${pose.lean ?? 0} 0 ${hip - body / 2})">${parts}</g>`;
};
