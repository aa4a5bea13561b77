import type { Mood } from '../figures/face';
import type { Action } from '../figures/poses';
import type { Character } from './character';
import type { Spot } from './spots';

export interface Actor {
  readonly character: Character;
  action: Action | undefined;
  mood: Mood | undefined;
  /** The things of what it does. */
  readonly has: string[];
  /** Whether the action answers what another one does. */
  reacts?: boolean;
  /** The number of its things that the text names before its action. */
  before?: number;
  /** The thing by which it is. */
  spot?: Spot;
}
