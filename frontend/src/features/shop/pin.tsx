import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pin as PinIcon } from 'lucide-react';
import { type StoreItem, shop } from '../../../../contract/shop/endpoints';
import { call } from '../../lib/api';
import { dashboardKeys } from '../../subjects/dashboard/keys';
import { userQuery, useUser } from '../../subjects/users/user';
import { Button } from '../../ui/button';

/** Pins the item to the dashboard as the student's goal, or unpins it. */
export const Pin = ({ item: { id, name } }: { item: StoreItem }) => {
  const pinned = useUser().goal === id;
  const queries = useQueryClient();
  const pin = useMutation({
    mutationFn: () => call(shop.pin, { body: { item_id: pinned ? null : id } }),
    onSuccess: ({ goal }) => {
      queries.setQueryData(userQuery.queryKey, (user) => user && { ...user, goal: goal?.id ?? null });
      return queries.invalidateQueries({ queryKey: dashboardKeys.all });
    },
  });
  return (
    <>
      <Button
        look={pinned ? 'chosen' : 'quiet'}
        icon={<PinIcon aria-hidden className="size-5" />}
        aria-label={`Save up for this: ${name}`}
        aria-pressed={pinned}
        busy={pin.isPending}
        onClick={() => pin.mutate()}
      >
        Save up
      </Button>
      {pin.isError && <p role="alert">{pin.error.message}</p>}
    </>
  );
};
