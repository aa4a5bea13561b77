import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { RetryNotice } from '../../ui/retry-notice';
import { flagsQuery } from './queries';

/** On each tab of the console: how many children may be in a crisis. */
export const OpenFlags = ({ onLook }: { readonly onLook: () => void }) => {
  const { data, error, isFetching, refetch } = useInfiniteQuery(flagsQuery);
  if (error !== null)
    return (
      <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
        The flags could not be loaded. {error.message}
      </RetryNotice>
    );
  const count = data?.pages.reduce((sum, page) => sum + page.flags.length, 0) ?? 0;
  if (count === 0) return null;
  const isMore = data?.pages.at(-1)?.next !== null;
  return (
    <Notice
      kind="error"
      action={
        <Button look="secondary" onClick={onLook}>
          Look at them
        </Button>
      }
    >
      {count === 1 && !isMore ? '1 flag is open' : `${count}${isMore ? ' or more' : ''} flags are open`}: a
      child may be in a crisis.
    </Notice>
  );
};
