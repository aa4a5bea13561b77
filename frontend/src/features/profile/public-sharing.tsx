import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consent } from '../../../../contract/consent';
import { call } from '../../lib/api';
import { userQuery, useUser } from '../../subjects/users/user';
import { Notice } from '../../ui/notice';
import { Switch } from '../../ui/switch';

/** For students who are old enough to decide alone: their visibility on the leaderboards. */
export const PublicSharing = () => {
  const { consents } = useUser();
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (public_sharing: boolean) => call(consent.decide, { body: { public_sharing } }),
    onSuccess: () => queries.invalidateQueries(userQuery),
  });
  const shown = decide.isPending ? decide.variables : consents.public_sharing;
  return (
    <div className="grid gap-3">
      <Switch
        label="Show me on the leaderboards"
        hint="Others see your username, points and streak. Nobody sees them while this is off."
        checked={shown}
        onChange={(on) => decide.mutate(on)}
      />
      {decide.isError && <Notice kind="error">{decide.error.message}</Notice>}
    </div>
  );
};
