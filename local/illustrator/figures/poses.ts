/** The directions of limbs, in degrees: 0 is down, 90 to the right, 180 up. */
export interface Pose {
  readonly arms: readonly [number, number];
  readonly legs: readonly [number, number];
  /** The lean of the whole body, in degrees. */
  readonly lean?: number;
  /** The height above the ground, in pixels of a figure of 250. */
  readonly lift?: number;
}

const standing: Pose = { arms: [-22, 22], legs: [-8, 8] };

const poses = {
  walk: { arms: [-38, 34], legs: [-24, 22] },
  run: { arms: [-100, 80], legs: [-62, 52], lean: 12, lift: 10 },
  jump: { arms: [-150, 150], legs: [-48, 48], lift: 48 },
  fly: { arms: [-104, 118], legs: [-30, -12], lean: 38, lift: 70 },
  swim: { arms: [-120, 105], legs: [-40, 30], lean: 24, lift: 16 },
  climb: { arms: [-165, 140], legs: [-42, 20], lift: 26 },
  fall: { arms: [-140, 128], legs: [-75, 62], lean: -34, lift: 34 },
  hug: { arms: [-74, 74], legs: [-8, 8] },
  dance: { arms: [-148, 78], legs: [-38, 12], lean: -8, lift: 6 },
  sing: { arms: [-60, 60], legs: [-8, 8], lean: -4 },
  eat: { arms: [-28, 128], legs: [-8, 8] },
  read: { arms: [-52, 52], legs: [-10, 10] },
  write: { arms: [-20, 74], legs: [-8, 8] },
  dig: { arms: [64, 48], legs: [-22, 26], lean: 16 },
  cook: { arms: [-66, 62], legs: [-8, 8] },
  drink: { arms: [-24, 138], legs: [-8, 8] },
  paint: { arms: [-40, 96], legs: [-8, 8] },
  build: { arms: [-40, 118], legs: [-14, 14], lean: 6 },
  say: { arms: [-20, 84], legs: [-8, 8] },
  give: { arms: [-20, 86], legs: [-8, 8] },
  take: { arms: [-36, 100], legs: [-14, 14], lean: 8 },
  play: { arms: [-110, 100], legs: [-30, 24], lean: -4 },
  wash: { arms: [40, 70], legs: [-12, 12], lean: 8 },
  knock: { arms: [-20, 112], legs: [-14, 14], lean: 4 },
  win: { arms: [-150, 150], legs: [-14, 14] },
  tremble: { arms: [-60, 60], legs: [-4, 4], lean: 3 },
  shine: { arms: [-70, 70], legs: [-10, 10] },
  lie: { arms: [-16, 16], legs: [-8, 8], lean: 82, lift: -40 },
  throw: { arms: [-60, 148], legs: [-30, 20], lean: -8 },
  hide: { arms: [-30, 30], legs: [-14, 14] },
  search: { arms: [-24, 132], legs: [-18, 16], lean: 6 },
  point: { arms: [-24, 98], legs: [-8, 8] },
  shout: { arms: [-130, 130], legs: [-14, 14], lean: -4 },
  laugh: { arms: [-58, 58], legs: [-10, 10], lean: -6 },
  wave: { arms: [-24, 156], legs: [-8, 8] },
  ride: { arms: [-64, 64], legs: [-50, 50], lift: 24 },
  sit: { arms: [-30, 30], legs: [-76, 76], lift: -44 },
  sleep: { arms: [-16, 16], legs: [-8, 8], lean: 80, lift: -40 },
  cry: { arms: [-128, 128], legs: [-8, 8] },
} satisfies Readonly<Record<string, Pose>>;
export type Action = keyof typeof poses;

export const poseOf = (action: Action | undefined): Pose => (action === undefined ? standing : poses[action]);

/** Applies a pose to a body without limbs, because animals act too. The inner drawing stands at the origin. */
export const posed = (inner: string, action: Action | undefined, middle: number): string => {
  const pose = poseOf(action);
  const lift = pose.lift ?? 0;
  // Animals that lie or fly stay upright.
  const lean = Math.abs(pose.lean ?? 0) > 40 ? 0 : (pose.lean ?? 0);
  // A negative lift would sink the figure into the ground.
  return `<g transform="translate(0 ${-Math.max(0, lift)}) rotate(${lean} 0 ${middle})">${inner}</g>`;
};
