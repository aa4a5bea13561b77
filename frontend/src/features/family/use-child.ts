import { useQueryClient } from '@tanstack/react-query';
import { badges } from '../../../../contract/badges/endpoints';
import { classes } from '../../../../contract/classes/endpoints';
import { type CaseOfParent, consent } from '../../../../contract/consent/endpoints';
import type { ControlsOfChild } from '../../../../contract/controls/of-child';
import type { Call } from '../../../../contract/endpoint';
import { family } from '../../../../contract/family/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { childrenQuery } from '../../subjects/children/query';
import type { Choice } from '../../subjects/consent/manager';
import { pageQuery } from '../../subjects/family/query';

/** A guardian's actions on one child. An answer is shown at once; then the page is loaded again, with the change on record. */
export const useChild = (child_id: string) => {
  const queries = useQueryClient();
  const page = pageQuery(child_id);
  const params = { child_id };
  const reload = () => {
    void queries.invalidateQueries(childrenQuery);
    return queries.invalidateQueries(page);
  };
  const keep = (answer: Partial<CaseOfParent> | { readonly controls: ControlsOfChild }) => {
    queries.setQueryData(page.queryKey, (before) => before && { ...before, ...answer });
    void reload();
  };
  const change = async ({ consents, ...switches }: Choice) => {
    keep(await call(consent.changeForChild, { params, body: { ...consents, ...switches } }));
  };
  const decide = useSend({
    mutationFn: (body: Call<typeof consent.decideRelation>['body']) =>
      call(consent.decideRelation, { params, body }),
    onSuccess: keep,
    // The request may have been taken back meanwhile.
    onError: reload,
  });
  const joinClass = useSend({
    mutationFn: (code: string) => call(classes.joinForChild, { params, body: { code } }),
    onSuccess: reload,
  });
  const leaveClass = useSend({
    mutationFn: (class_id: string) => call(family.leaveClass, { params: { child_id, class_id } }),
    onSettled: reload,
  });
  const endBadge = useSend({
    mutationFn: (class_id: string) => call(badges.endForChild, { params: { child_id, class_id } }),
    onSettled: reload,
  });
  const correct = useSend({
    mutationFn: (body: Call<typeof consent.correctForChild>['body']) =>
      call(consent.correctForChild, { params, body }),
    onSuccess: keep,
  });
  const decline = useSend({
    mutationFn: () => call(consent.declineCorrection, { params }),
    onSuccess: keep,
  });
  const setAlerts = useSend({
    mutationFn: (mild_by_mail: boolean) => call(family.setAlerts, { params, body: { mild_by_mail } }),
    onSuccess: ({ mild_by_mail }) =>
      queries.setQueryData(
        page.queryKey,
        (before) => before && { ...before, alerts: { ...before.alerts, mild_by_mail } },
      ),
  });
  return {
    change,
    keepControls: (controls: ControlsOfChild) => keep({ controls }),
    decide,
    joinClass,
    leaveClass,
    endBadge,
    correcting: { correct, decline },
    setAlerts,
    reload,
  };
};

export type Child = ReturnType<typeof useChild>;
export type Correcting = Child['correcting'];
export type Deciding = Child['decide'];
