import type { CrisisKind } from '../../../contract/flags/kinds';
import { raiseFlag } from '../../flags/raise';
import { hashOf } from '../../platform/secret';
import { crisisFoundIn } from '../../safety/crisis/find-crisis';
import type { Concern } from '../../safety/output/concern';

/** Moderation or a model has noticed a crisis in a story. The story is answered with help and processed no further. */
export class NoticedCrisis extends Error {
  override readonly name = 'NoticedCrisis';

  constructor(readonly kind: CrisisKind) {
    super(kind);
  }
}

/** Throws `NoticedCrisis` if a model has noticed a crisis. */
export const heed = (concern: Concern): void => {
  if (concern !== 'nothing') throw new NoticedCrisis(concern);
};

/** A story and the feature that received it. */
export interface Told {
  readonly user_id: string;
  readonly story: string;
  readonly feature: 'comic' | 'writing';
}

/** Raises the flag of a story in which moderation or a model has found a crisis: one per story, even if both find it. */
export const raiseNoticed = ({ user_id, story, feature }: Told, { kind }: NoticedCrisis) =>
  raiseFlag({ userId: user_id, feature, messageId: hashOf(story), crisis: crisisFoundIn(story, kind) });
