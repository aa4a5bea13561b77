import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consent } from '../../../../contract/consent';
import { call } from '../../lib/api';
import { TimeZoneField } from '../../subjects/users/time-zone-field';
import { userQuery, useUser } from '../../subjects/users/user';
import { Notice } from '../../ui/notice';

/** For students who are old enough to decide alone: where their reading days end. For others a guardian decides it. */
export const OwnTimeZone = () => {
  const { time_zone } = useUser();
  const queries = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (zone: string | null) => call(consent.setTimeZone, { body: { time_zone: zone } }),
    onSuccess: () => queries.invalidateQueries(userQuery),
  });
  return (
    <div className="grid gap-3">
      <TimeZoneField
        label="My time zone"
        hint="My reading days end at midnight there. The challenge of the week stays New York's for all."
        value={isPending ? variables : time_zone}
        onChange={(zone) => mutate(zone)}
      />
      {error !== null && <Notice kind="error">{error.message}</Notice>}
    </div>
  );
};
