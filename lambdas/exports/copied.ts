import type { FlagFeature } from '../../contract/flags/kinds';
import { keptFromSupervisors } from '../flags/kept-from-supervisors';
import { hashOf } from '../platform/secret';
import type { Parties } from './who';

/** What the sections of a copy read: the people, and which words a guardian must not see. */
export interface Copied extends Parties {
  /** The id of the copy, and when it was asked for. */
  readonly id: string;
  readonly asked_at: string;
  /** The files of pictures that are in the copy. */
  readonly pictures: ReadonlySet<string>;
  /** Whether words may be in this copy. False in a guardian's copy for words that may name a supervisor as the one who harms. */
  readonly mayShow: (feature: FlagFeature, words: string) => boolean;
  /** Whether any words of a feature are kept from this copy, where a flag does not tell which. */
  readonly keepsAny: (feature: FlagFeature) => boolean;
  /** Whether a turn of a talk is kept from this copy. */
  readonly keepsTurnOf: (session: string) => boolean;
}

const withWords = ['comic', 'writing', 'draft', 'feedback', 'wish', 'interests'] as const;
const talks = ['chat', 'voice_chat'] as const;

/** The ids of a message are its hash, or begin with it. */
const isOf = (hash: string) => (id: string) => id === hash || id.startsWith(`${hash}-`);

export const copiedFor = async (
  parties: Parties & Pick<Copied, 'id' | 'asked_at' | 'pictures'>,
): Promise<Copied> => {
  const read = async (feature: FlagFeature) =>
    [
      feature,
      parties.forGuardian ? [...(await keptFromSupervisors(parties.person.id, feature))] : [],
    ] as const;
  const kept = new Map<FlagFeature, string[]>(await Promise.all([...withWords, ...talks].map(read)));
  const idsOf = (feature: FlagFeature) => kept.get(feature) ?? [];
  return {
    ...parties,
    mayShow: (feature, words) => !idsOf(feature).some(isOf(hashOf(words))),
    keepsAny: (feature) => idsOf(feature).length > 0,
    keepsTurnOf: (session) => talks.flatMap(idsOf).some((id) => id.startsWith(`${session}-`)),
  };
};
