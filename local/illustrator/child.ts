import { type Child, hairs, shirts, skins } from './cast';
import { face } from './face';
import { mix, type Pen } from './pen';
import type { Action, Mood } from './vocabulary';

/** Where limbs point, in degrees: 0 is down, 90 to the right, 180 up. */
interface Pose {
  readonly arms: readonly [number, number];
  readonly legs: readonly [number, number];
  /** Of the whole body, in degrees. */
  readonly lean?: number;
  /** Above the ground, in pixels of a figure of 250. */
  readonly lift?: number;
  readonly closed?: boolean;
}

const standing: Pose = { arms: [-22, 22], legs: [-8, 8] };

const poses: Readonly<Record<Action, Pose>> = {
  walk: { arms: [-38, 34], legs: [-24, 22] },
  run: { arms: [-100, 80], legs: [-62, 52], lean: 12, lift: 10 },
  jump: { arms: [-150, 150], legs: [-48, 48], lift: 48 },
  fly: { arms: [-104, 118], legs: [-30, -12], lean: 38, lift: 70 },
  swim: { arms: [-120, 105], legs: [-40, 30], lean: 60, lift: 46 },
  climb: { arms: [-165, 140], legs: [-42, 20], lift: 26 },
  fall: { arms: [-140, 128], legs: [-75, 62], lean: -34, lift: 34 },
  hug: { arms: [-74, 74], legs: [-8, 8], closed: true },
  dance: { arms: [-148, 78], legs: [-38, 12], lean: -8, lift: 6 },
  sing: { arms: [-60, 60], legs: [-8, 8], lean: -4 },
  eat: { arms: [-28, 128], legs: [-8, 8] },
  read: { arms: [-52, 52], legs: [-10, 10] },
  write: { arms: [-20, 74], legs: [-8, 8] },
  dig: { arms: [64, 48], legs: [-22, 26], lean: 16 },
  cook: { arms: [-66, 62], legs: [-8, 8] },
  throw: { arms: [-60, 148], legs: [-30, 20], lean: -8 },
  hide: { arms: [-130, 130], legs: [-14, 14] },
  search: { arms: [-24, 132], legs: [-18, 16], lean: 6 },
  point: { arms: [-24, 98], legs: [-8, 8] },
  shout: { arms: [-130, 130], legs: [-14, 14], lean: -4 },
  laugh: { arms: [-58, 58], legs: [-10, 10], lean: -6, closed: true },
  wave: { arms: [-24, 156], legs: [-8, 8] },
  ride: { arms: [-64, 64], legs: [-50, 50], lift: 24 },
  sit: { arms: [-30, 30], legs: [-76, 76], lift: -44 },
  sleep: { arms: [-16, 16], legs: [-8, 8], closed: true },
  cry: { arms: [-128, 128], legs: [-8, 8] },
};

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

const back: Readonly<Record<Child['cut'], (pen: Pen, hair: string, r: number) => string>> = {
  short: () => '',
  spiky: () => '',
  curly: (pen, hair, r) =>
    [-0.95, -0.5, 0.5, 0.95]
      .map((x) => pen.dot(x * r, r * (Math.abs(x) > 0.7 ? 0.15 : -0.6), r * 0.52, hair))
      .join(''),
  bob: (pen, hair, r) =>
    pen.path(
      `M${-r * 1.12} ${-r * 0.1} Q${-r * 1.3} ${r * 0.9} ${-r * 0.75} ${r * 0.95} L${r * 0.75} ${r * 0.95} Q${r * 1.3} ${r * 0.9} ${r * 1.12} ${-r * 0.1} Z`,
      hair,
    ),
  plaits: (pen, hair, r) =>
    [-1, 1]
      .map(
        (s) =>
          [0.2, 0.62, 1.0]
            .map((y, i) => pen.oval(s * r * (1.12 + i * 0.06), r * y, r * (0.27 - i * 0.03), r * 0.28, hair))
            .join('') + pen.dot(s * r * 1.25, r * 1.3, r * 0.13, '#d9483b'),
      )
      .join(''),
  bun: (pen, hair, r) => pen.dot(0, -r * 1.18, r * 0.42, hair),
};

const front: Readonly<Record<Child['cut'], (pen: Pen, hair: string, r: number) => string>> = {
  short: (pen, hair, r) =>
    pen.path(
      `M${-r * 1.03} ${-r * 0.08} Q${-r * 1.12} ${-r * 1.14} 0 ${-r * 1.12} Q${r * 1.12} ${-r * 1.14} ${r * 1.03} ${-r * 0.08} Q${r * 0.75} ${-r * 0.62} ${r * 0.1} ${-r * 0.55} Q${-r * 0.5} ${-r * 0.5} ${-r * 1.03} ${-r * 0.08} Z`,
      hair,
    ),
  spiky: (pen, hair, r) =>
    pen.path(
      `M${-r * 1.04} 0 L${-r * 1.28} ${-r * 0.75} L${-r * 0.8} ${-r * 0.8} L${-r * 0.62} ${-r * 1.4} L${-r * 0.2} ${-r * 1.02} L${r * 0.2} ${-r * 1.5} L${r * 0.45} ${-r} L${r * 0.95} ${-r * 1.2} L${r * 0.95} ${-r * 0.7} L${r * 1.3} ${-r * 0.5} L${r * 1.04} 0 Q${r * 0.7} ${-r * 0.5} ${r * 0.3} ${-r * 0.42} L${r * 0.05} ${-r * 0.68} L${-r * 0.3} ${-r * 0.4} Q${-r * 0.8} ${-r * 0.5} ${-r * 1.04} 0 Z`,
      hair,
    ),
  curly: (pen, hair, r) =>
    [-0.72, -0.38, 0, 0.38, 0.72]
      .map((x) => pen.dot(x * r, -r * (0.98 - Math.abs(x) * 0.42), r * 0.4, hair))
      .join(''),
  bob: (pen, hair, r) =>
    pen.path(
      `M${-r * 1.14} ${r * 0.3} Q${-r * 1.2} ${-r * 1.14} 0 ${-r * 1.14} Q${r * 1.2} ${-r * 1.14} ${r * 1.14} ${r * 0.3} Q${r * 0.98} ${-r * 0.28} ${r * 0.84} ${-r * 0.42} L${-r * 0.84} ${-r * 0.42} Q${-r * 0.98} ${-r * 0.28} ${-r * 1.14} ${r * 0.3} Z`,
      hair,
    ),
  plaits: (pen, hair, r) =>
    pen.path(
      `M${-r * 1.06} 0 Q${-r * 1.14} ${-r * 1.14} 0 ${-r * 1.12} Q${r * 1.14} ${-r * 1.14} ${r * 1.06} 0 Q${r * 0.62} ${-r * 0.3} 0 ${-r * 0.86} Q${-r * 0.62} ${-r * 0.3} ${-r * 1.06} 0 Z`,
      hair,
    ),
  bun: (pen, hair, r) =>
    pen.path(
      `M${-r * 1.04} ${-r * 0.02} Q${-r * 1.1} ${-r * 1.12} 0 ${-r * 1.1} Q${r * 1.1} ${-r * 1.12} ${r * 1.04} ${-r * 0.02} Q${r * 0.9} ${-r * 0.5} 0 ${-r * 0.6} Q${-r * 0.9} ${-r * 0.5} ${-r * 1.04} ${-r * 0.02} Z`,
      hair,
    ),
};

/** What a body does in a pose, without its limbs: animals act too. The inner drawing stands at the origin. */
export const posed = (inner: string, action: Action | undefined, middle: number): string => {
  const { lean = 0, lift = 0 } = action === undefined ? standing : poses[action];
  // Nobody sinks into the ground.
  return `<g transform="translate(0 ${-Math.max(0, lift)}) rotate(${lean} 0 ${middle})">${inner}</g>`;
};

/** Heads grow and bodies shrink with the cuteness of a style. */
const builds = {
  Ghibli: { head: 47, body: 84, leg: 66, arm: 66 },
  Manga: { head: 47, body: 86, leg: 72, arm: 68 },
  Kawaii: { head: 68, body: 66, leg: 38, arm: 46 },
  Cartoon: { head: 56, body: 76, leg: 56, arm: 66 },
} as const;

/**
 * A child about 250 high, standing at the origin and looking to the right. `held` is drawn in the right hand. The tears,
 * notes and lines around a figure are the scene's.
 */
export const child = (
  pen: Pen,
  { hair, skin, shirt, cut }: Child,
  action: Action | undefined,
  mood: Mood,
  held = '',
): string => {
  const pose = action === undefined ? standing : poses[action];
  const { head, body, leg, arm } = builds[pen.style];
  const [hairHex, shirtHex] = [hairs[hair], shirts[shirt]];
  // A face in ink stays light.
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
