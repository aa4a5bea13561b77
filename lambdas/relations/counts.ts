import { mostFriends } from '../../contract/rules/friends';
import { absent, any, below, type Condition } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { relationCounts } from './store';

export interface Counts {
  readonly friends: number;
  readonly asked: number;
}

const within = (count: keyof Counts, most: number) => any(absent(count), below(count, most));

/** One change never adds both a friend and a request. */
const limitOn = ({ friends, asked }: Counts, mostAsked: number): Condition | undefined => {
  if (friends > 0) return within('friends', mostFriends);
  return asked > 0 ? within('asked', mostAsked) : undefined;
};

/**
 * Returns the write that changes a user's counts and refuses above a limit; empty if neither count changes. `mostAsked` limits
 * the user's simultaneous open requests.
 */
export const counting = (
  user_id: string,
  before: Counts,
  after: Counts,
  mostAsked: number,
): Record<string, Write> => {
  const add = { friends: after.friends - before.friends, asked: after.asked - before.asked };
  if (add.friends === 0 && add.asked === 0) return {};
  return { [`counts ${user_id}`]: relationCounts.updating({ user_id }, { add }, limitOn(add, mostAsked)) };
};
