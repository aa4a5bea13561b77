import { useQueryClient } from '@tanstack/react-query';
import { type CaseOfParent, consent } from '../../../../contract/consent/endpoints';
import type { Call } from '../../../../contract/endpoint';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { childrenQuery } from '../../subjects/children/query';
import type { Choice } from './manager';

/** A guardian's actions on one child. The server's answers are shown unchanged. */
export const useChild = (child_id: string) => {
  const queries = useQueryClient();
  const keep = (answer: CaseOfParent) =>
    queries.setQueryData<{ children: CaseOfParent[] }>(
      childrenQuery.queryKey,
      (before) =>
        before && { children: before.children.map((one) => (one.child_id === child_id ? answer : one)) },
    );
  const params = { child_id };
  const change = async ({ consents, ...switches }: Choice) => {
    keep(await call(consent.changeForChild, { params, body: { ...consents, ...switches } }));
  };
  const decide = useSend({
    mutationFn: (body: Call<typeof consent.decideRelation>['body']) =>
      call(consent.decideRelation, { params, body }),
    onSuccess: keep,
    // The request may have been taken back meanwhile.
    onError: () => queries.invalidateQueries(childrenQuery),
  });
  return { change, decide };
};

export type Deciding = ReturnType<typeof useChild>['decide'];
