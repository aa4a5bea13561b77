import type { Face } from './face';
import table from './limbs.json';

/** The directions of limbs, in degrees: 0 is down, 90 to the right, 180 up. */
export interface Pose {
  readonly arms: readonly [number, number];
  readonly legs: readonly [number, number];
  /** The lean of the whole body, in degrees. */
  readonly lean?: number;
  /** The height above the ground, in pixels of a figure of 250. */
  readonly lift?: number;
  /** Whether it needs another one beside it. */
  readonly near?: boolean;
  /** What shows the action if the text names no thing, and where a thing is. */
  readonly prop?: string;
  readonly holds?: 'mouth' | 'front' | 'above' | 'away' | 'foot' | 'head' | 'balloon' | 'ground';
  /** A large thing that the action needs. */
  readonly stage?: string;
  readonly face?: Face;
  /** An icon beside the head. */
  readonly sign?: string;
  readonly lines?: readonly [d: string, hex: string];
}

export type Action = keyof typeof table;
const poses = table as unknown as Readonly<Record<Action, Pose>>;

export const poseOf = (action: Action | undefined): Pose => poses[action ?? 'stand'];
