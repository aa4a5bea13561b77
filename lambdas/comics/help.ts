import type { CrisisKind } from '../../contract/flag-kinds';
import { raiseFlag } from '../flags/raise';
import type { Concern } from '../platform/ai/concern';
import { crisisReply } from '../platform/crisis/crisis-reply';
import { type Crisis, crisisFoundIn, findCrisis } from '../platform/crisis/find-crisis';
import { hashOf } from '../platform/secret';
import type { UserItem } from '../users/find';

/** Moderation or a model has noticed a crisis in a story: the story is answered with help, and goes no further. */
export class NoticedCrisis extends Error {
  override readonly name = 'NoticedCrisis';

  constructor(readonly kind: CrisisKind) {
    super(kind);
  }
}

/** Throws `NoticedCrisis` unless a model has noticed nothing. */
export const heed = (concern: Concern): void => {
  if (concern !== 'nothing') throw new NoticedCrisis(concern);
};

interface Told {
  readonly user_id: string;
  readonly story: string;
  readonly feature: 'comic' | 'writing';
}

/** One flag a story, however often it is sent and whoever notices it. */
const raiseFor = ({ user_id, story, feature }: Told, crisis: Crisis) =>
  raiseFlag({ userId: user_id, feature, messageId: hashOf(story), crisis });

/** Raises the flag of a story in which moderation or a model has noticed a crisis. */
export const raiseNoticed = (told: Told, { kind }: NoticedCrisis) =>
  raiseFor(told, crisisFoundIn(told.story, kind));

/** The fixed answer to a story in which our own rules find a crisis; undefined for any other. */
export const helpFor = async (told: Told, { region }: UserItem): Promise<string | undefined> => {
  const crisis = findCrisis(told.story);
  if (crisis === undefined) return undefined;
  await raiseFor(told, crisis);
  return crisisReply(region);
};
