import { type FlagFeature, severities } from '../../contract/flags/kinds';
import type { Person } from '../accounts/identify';
import { hashOf } from '../platform/secret';
import { crisisReply, softHelp } from '../safety/crisis/crisis-reply';
import type { Crisis } from '../safety/crisis/find-crisis';
import { raiseFlag } from './raise';

type Child = Pick<Person, 'id'> & { readonly user: Pick<Person['user'], 'region'> };

/**
 * Raises a flag and returns the text for a child in whose words a crisis was found: the fixed reply if it is severe, the help
 * lines if it is doubtful. Undefined if it is mild, and without a crisis.
 */
export const helpFor = async (
  { id, user }: Child,
  feature: FlagFeature,
  messageId: string,
  crisis: Crisis | undefined,
): Promise<string | undefined> => {
  if (crisis === undefined) return undefined;
  await raiseFlag({ userId: id, feature, messageId, crisis });
  if (crisis.severity === severities.severe) return crisisReply(user.region);
  return crisis.severity === severities.doubtful ? softHelp(user.region) : undefined;
};

/**
 * `helpFor` for text that a child writes outside of talks and stories. Equal texts raise one flag, however often they are sent.
 * Call it before a limit refuses the text; the caller then processes the text as usual. Undefined for grown-ups.
 */
export const helpForWords = async (
  actor: Person,
  feature: FlagFeature,
  text: string,
): Promise<string | undefined> => {
  if (actor.role !== 'student' || text === '') return undefined;
  // The rules take time to load, and most calls of these functions need none.
  const { findCrisis } = await import('../safety/crisis/find-crisis');
  return helpFor(actor, feature, hashOf(text), findCrisis(text));
};
