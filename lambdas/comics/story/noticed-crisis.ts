import { type CrisisKind, severities } from '../../../contract/flags/kinds';
import { raiseFlag } from '../../flags/raise';
import { hashOf } from '../../platform/secret';
import { crisisFoundIn } from '../../safety/crisis/find-crisis';
import type { Told } from './help';

/** Moderation, or several nets together, have noticed a crisis in a story. The story is answered with help only. */
export class NoticedCrisis extends Error {
  override readonly name = 'NoticedCrisis';

  constructor(readonly kind: CrisisKind) {
    super(kind);
  }
}

/** Raises the flag of a story in which moderation has found a crisis. */
export const raiseNoticed = ({ user_id, story, feature }: Told, { kind }: NoticedCrisis) =>
  raiseFlag({
    userId: user_id,
    feature,
    messageId: `${hashOf(story)}-${severities.severe}`,
    crisis: crisisFoundIn(story, kind, severities.severe),
  });
