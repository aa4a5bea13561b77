import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consent } from '../../../../contract/consent/endpoints';
import type { Call } from '../../../../contract/endpoint';
import { call } from '../../lib/api';
import { TimeZoneField } from '../../subjects/users/time-zone-field';
import { userQuery, useUser } from '../../subjects/users/user';
import { Notice } from '../../ui/notice';

/**
 * For students who are old enough to decide alone: the time zone of their reading days. A guardian decides it for the others.
 */
export const OwnTimeZone = () => {
  const { time_zone } = useUser();
  const queries = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (body: Call<typeof consent.setTimeZone>['body']) => call(consent.setTimeZone, { body }),
    onSuccess: () => queries.invalidateQueries(userQuery),
  });
  return (
    <div className="grid gap-3">
      <TimeZoneField
        label="My time zone"
        hint="My reading days end at midnight there. The challenge of the week stays New York's for all."
        value={isPending ? variables.time_zone : time_zone}
        onChange={(zone) => mutate({ time_zone: zone })}
      />
      {error !== null && <Notice kind="error">{error.message}</Notice>}
    </div>
  );
};
