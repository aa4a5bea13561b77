import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Received } from '../../../../contract/endpoint';
import { friends } from '../../../../contract/friends/endpoints';
import { friendsMessages } from '../../../../contract/friends/messages';
import { addressesAtOnce } from '../../../../contract/rules/friends';
import { ApiFailure, call } from '../../lib/api';
import { friendKeys } from '../../subjects/friends/keys';
import { partsOf } from './parts-of';

export type BulkResult = Received<typeof friends.bulkRequest>;

const nothing: BulkResult = { successful: [], auto_accepted: [], failed: [] };

const errorFor = (error: unknown): string => {
  if (!(error instanceof ApiFailure)) return friendsMessages.bulkFailed;
  return error.code === 'offline' ? friendsMessages.bulkOffline : error.message || friendsMessages.bulkFailed;
};

/** The result of a part; a failure of the whole call is the result of each of its addresses. */
const send = async (emails: string[]): Promise<BulkResult> => {
  try {
    return await call(friends.bulkRequest, { body: { emails } });
  } catch (error) {
    return { ...nothing, failed: emails.map((email) => ({ email, error: errorFor(error) })) };
  }
};

const together = (one: BulkResult, other: BulkResult): BulkResult => ({
  successful: [...one.successful, ...other.successful],
  auto_accepted: [...one.auto_accepted, ...other.auto_accepted],
  failed: [...one.failed, ...other.failed],
});

/** Sends any number of addresses in successive parts, and counts the answered ones. */
export const useBulk = () => {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [result, setResult] = useState<BulkResult>();
  const start = async (addresses: readonly string[]) => {
    setResult(undefined);
    let all = nothing;
    let done = 0;
    for (const part of partsOf(addresses, addressesAtOnce)) {
      setProgress({ done, of: addresses.length });
      all = together(all, await send(part));
      done += part.length;
    }
    setProgress(undefined);
    setResult(all);
    await queries.invalidateQueries({ queryKey: friendKeys.relations });
  };
  return { start, progress, result, forget: () => setResult(undefined) };
};
