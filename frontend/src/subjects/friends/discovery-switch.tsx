import { useMutation, useQueryClient } from '@tanstack/react-query';
import { friends } from '../../../../contract/friends';
import { call } from '../../lib/api';
import { Notice } from '../../ui/notice';
import { Switch } from '../../ui/switch';
import { userQuery, useUser } from '../users/user';

/** For students who are old enough to decide alone: whether they find friends and are found. */
export const DiscoverySwitch = () => {
  const { discoverable } = useUser();
  const queries = useQueryClient();
  const set = useMutation({
    mutationFn: (on: boolean) => call(friends.setDiscovery, { body: { discoverable: on } }),
    onSuccess: () => queries.invalidateQueries(userQuery),
  });
  return (
    <div className="grid gap-3">
      <Switch
        label="Finding friends"
        hint="Others who know your exact username can ask you, and you can ask them. Friends see each other's books, points and reading days."
        checked={set.isPending ? set.variables : discoverable}
        onChange={(on) => set.mutate(on)}
      />
      {set.isError && <Notice kind="error">{set.error.message}</Notice>}
    </div>
  );
};
