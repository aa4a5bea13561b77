import { raiseFlag } from '../../flags/raise';
import { hashOf } from '../../platform/secret';
import type { Crisis } from '../../safety/crisis/find-crisis';
import type { Told } from './help';

/** Moderation, or several nets together, have noticed a crisis in a story. The story is answered with help only. */
export class NoticedCrisis extends Error {
  override readonly name = 'NoticedCrisis';

  constructor(readonly crisis: Crisis) {
    super(crisis.kind);
  }
}

/** Raises the flag of a story in which moderation has found a crisis. */
export const raiseNoticed = ({ user_id, story, feature }: Told, { crisis }: NoticedCrisis) =>
  raiseFlag({ userId: user_id, feature, messageId: `${hashOf(story)}-${crisis.severity}`, crisis });
