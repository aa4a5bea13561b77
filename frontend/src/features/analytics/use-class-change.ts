import { useMutation, useQueryClient } from '@tanstack/react-query';
import { classes } from '../../../../contract/classes/endpoints';
import type { Call } from '../../../../contract/endpoint';
import { call } from '../../lib/api';
import { friendKeys } from '../../subjects/friends/keys';

/** Changes one class, one change at a time. */
export const useClassChange = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof classes.change>['body']) => call(classes.change, { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: friendKeys.relations }),
  });
};
