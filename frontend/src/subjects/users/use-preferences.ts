import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { users as endpoints, type Preferences } from '../../../../contract/users/endpoints';
import { call } from '../../lib/api';
import { userKeys } from './keys';
import { userQuery, useUser } from './user';

const mutationKey = userKeys.preferences;

/**
 * The user's display settings: a change applies immediately everywhere, and is reverted if it cannot be saved. Changes are
 * sent one after the other, and only the last one determines the result.
 */
export const usePreferences = () => {
  const queries = useQueryClient();
  const { preferences } = useUser();
  const confirmed = useRef(preferences);
  const show = (shown: Preferences) =>
    queries.setQueryData(userQuery.queryKey, (me) => me && { ...me, preferences: shown });
  const isLast = () => queries.isMutating({ mutationKey }) === 1;

  const { mutate, error, isSuccess } = useMutation({
    mutationKey,
    scope: { id: 'preferences' },
    mutationFn: (body: Preferences) => call(endpoints.preferences, { body }),
    onSuccess: (me) => {
      confirmed.current = me.preferences;
      if (isLast()) queries.setQueryData(userQuery.queryKey, me);
    },
    onError: () => {
      if (isLast()) show(confirmed.current);
    },
  });
  const change = (part: Partial<Preferences>) => {
    const wanted = { ...preferences, ...part };
    void queries.cancelQueries(userQuery);
    show(wanted);
    mutate(wanted);
  };
  return { preferences, change, error, saved: isSuccess };
};
