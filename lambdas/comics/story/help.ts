import { type CrisisKind, severities } from '../../../contract/flags/kinds';
import { newYorkDay } from '../../../contract/rules/day';
import type { UserItem } from '../../accounts/find';
import type { Person } from '../../accounts/identify';
import { helpFor } from '../../flags/help-for';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { hashOf } from '../../platform/secret';
import { isOff } from '../../platform/switches';
import type { Crisis } from '../../safety/crisis/find-crisis';
import { findCrisisInStory } from '../../safety/crisis/find-crisis-in-story';
import { weigh } from '../../safety/crisis/weigh';

/** A story and the feature that received it. */
export interface Told {
  readonly user_id: string;
  readonly story: string;
  readonly feature: 'comic' | 'writing';
}

export interface HelpForStory {
  readonly text: string | undefined;
  /** A severe crisis: the story is answered with help only, and processed no further. */
  readonly stops: Crisis | undefined;
}

/** A story that is sent again raises no second flag of its severity. */
const helpForCrisis = async (
  { user_id, story, feature }: Told,
  user: UserItem,
  crisis: Crisis | undefined,
): Promise<HelpForStory> => {
  const messageId = `${hashOf(story)}-${crisis?.severity}`;
  const text = await helpFor({ id: user_id, user }, feature, messageId, crisis);
  return { text, stops: crisis?.severity === severities.severe ? crisis : undefined };
};

/** The help for a story in which our own rules find a crisis. */
export const helpForStory = (told: Told, user: UserItem): Promise<HelpForStory> =>
  helpForCrisis(told, user, findCrisisInStory(told.story));

/** The help for a story once a model has read it: `signs` are the kinds of crisis that it and the classifier noticed. */
export const helpWithSigns = (
  told: Told,
  user: UserItem,
  signs: readonly CrisisKind[],
): Promise<HelpForStory> =>
  helpForCrisis(told, user, weigh(told.story, findCrisisInStory(told.story), signs));

const rests = new Set<string>(['paused', 'ai_resting']);

/** The help for a story that no model reads today: a refusal would hide it. Throws any other error, and this one without help. */
export const helpInstead = (error: unknown, { text }: HelpForStory): string => {
  if (text !== undefined && error instanceof ApiError && rests.has(error.code)) return text;
  throw error;
};

/**
 * The fixed reply to a story that tells of a severe crisis while the child still writes it. A doubtful one only raises its flag,
 * because the story is weighed again when it is sent; while drawing is switched off it cannot be sent, and gets the help lines.
 * One flag per day for each kind of crisis, severity and audience, because the text differs at each save.
 */
export const helpForDraft = async ({ id, user }: Person, story: string): Promise<string | undefined> => {
  const crisis = findCrisisInStory(story);
  if (crisis?.severity === severities.mild) return undefined;
  const messageId = [newYorkDay(now()), crisis?.kind, crisis?.mayKnow, crisis?.severity].join('-');
  const text = await helpFor({ id, user }, 'draft', messageId, crisis);
  if (text === undefined || crisis?.severity === severities.severe) return text;
  return (await isOff('drawing')) ? text : undefined;
};
