import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { flags } from '../../../../contract/flags/endpoints';
import { ApiFailure, call } from '../../lib/api';
import { paged } from '../../lib/paged';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { RetryNotice } from '../../ui/retry-notice';
import { operatorKeys } from '../operator/keys';

/** The children who may be in a crisis, for operators. */
export const flagsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: operatorKeys.flags,
  queryFn: ({ pageParam: cursor, signal }) => call(flags.open, { query: { cursor } }, signal),
  // New flags appear by themselves, and the time that is left goes on.
  refetchInterval: 30_000,
});

/** Whether the operator has to set up the second factor before anything is answered. */
export const isFactorMissing = (error: Error | null): boolean =>
  error instanceof ApiFailure && error.code === 'factor_required';

/** The number of children who may be in a crisis, for an operator's home and each tab of the console. */
export const OpenFlags = ({ onLook }: { readonly onLook: () => void }) => {
  const { data, error, isFetching, refetch } = useInfiniteQuery(flagsQuery);
  if (isFactorMissing(error))
    return (
      <Notice
        kind="info"
        action={
          <Button look="secondary" onClick={onLook}>
            Set it up
          </Button>
        }
      >
        {error?.message}
      </Notice>
    );
  if (error !== null)
    return (
      <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
        The flags could not be loaded. {error.message}
      </RetryNotice>
    );
  const count = data?.pages.reduce((sum, page) => sum + page.flags.length, 0) ?? 0;
  if (count === 0) return null;
  const isMore = data?.pages.at(-1)?.next !== null;
  const isOne = count === 1 && !isMore;
  return (
    <Notice
      kind="error"
      action={
        <Button look="secondary" onClick={onLook}>
          {isOne ? 'Look at it' : 'Look at them'}
        </Button>
      }
    >
      {isOne ? '1 flag is open' : `${count}${isMore ? ' or more' : ''} flags are open`}: a child may be in a
      crisis.
    </Notice>
  );
};
