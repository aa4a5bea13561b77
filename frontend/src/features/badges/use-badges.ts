import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { badges, type ClassBadges, type NewBadge } from '../../../../contract/badges/endpoints';
import { call } from '../../lib/api';
import { becomeClassDevice, leaveClass } from '../../lib/class-device';
import { signOut } from '../../lib/sign-out';
import { useSend } from '../../lib/use-send';
import { badgeKeys } from '../../subjects/badges/keys';

export const badgesQuery = (id: string) =>
  queryOptions({
    queryKey: badgeKeys.ofClass(id),
    queryFn: ({ signal }) => call(badges.list, { params: { id } }, signal),
  });

/**
 * Makes and ends badges of a class. Each change answers the class as it is then. `made`: the badges that were made on this page and
 * are still valid, with their secrets, which no other answer has.
 */
export const useBadges = (id: string) => {
  const queries = useQueryClient();
  const [made, setMade] = useState<readonly NewBadge[]>([]);
  const changed = (now: ClassBadges, ended: readonly string[], added: readonly NewBadge[] = []) => {
    queries.setQueryData(badgeKeys.ofClass(id), now);
    setMade((before) => [...before.filter(({ pupil }) => !ended.includes(pupil)), ...added]);
  };
  const making = useSend({
    mutationFn: (pupils: string[]) => call(badges.make, { params: { id }, body: { pupils } }),
    onSuccess: (answer, pupils) => changed(answer.now, pupils, answer.made),
  });
  const revoking = useSend({
    mutationFn: (pupil: string) => call(badges.revoke, { params: { id, pupil } }),
    onSuccess: (now, pupil) => changed(now, [pupil]),
  });
  return { made, making, revoking };
};

export const useDevices = (id: string) => {
  const queries = useQueryClient();
  const opening = useSend({
    mutationFn: async (name: string) => {
      const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions();
      becomeClassDevice(await call(badges.openDevice, { params: { id }, body: { name, time_zone } }));
      await signOut();
      location.replace('/login');
    },
  });
  const closing = useSend({
    mutationFn: ({ device }: { device: string; isHere: boolean }) =>
      call(badges.closeDevice, { params: { id, device } }),
    onSuccess: (now, { isHere }) => {
      if (isHere) leaveClass();
      queries.setQueryData(badgeKeys.ofClass(id), now);
    },
  });
  return { opening, closing };
};
