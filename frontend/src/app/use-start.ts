import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { missingStep } from '../../../contract/rules/onboarding';
import type { Me } from '../../../contract/users/endpoints';
import { ApiFailure } from '../lib/api';
import { startQuery } from '../subjects/dashboard/dashboard';

const setUpCodes = ['profile_incomplete', 'consent_required'];

const needsSetUp = (user: Me | undefined, error: Error | null) =>
  error === null
    ? user !== undefined && missingStep(user) !== 'complete'
    : error instanceof ApiFailure && setUpCodes.includes(error.code);

type Start =
  | { readonly phase: 'loading' }
  | { readonly phase: 'set-up'; readonly onComplete: () => void }
  | { readonly phase: 'failed'; readonly error: Error; readonly onRetry: () => void }
  | { readonly phase: 'ready'; readonly user: Me };

/**
 * The state of the signed-in user. Onboarding has an explicit end: it continues although the record changes during it, until
 * the user finishes it. A new account has no record yet: it is loaded then.
 */
export const useStart = (isNew: boolean): Start => {
  const queries = useQueryClient();
  const [hasRecord, setHasRecord] = useState(!isNew);
  const { data: user, error, refetch } = useQuery({ ...startQuery, enabled: hasRecord });
  const [settingUp, setSettingUp] = useState(isNew);
  const [checking, setChecking] = useState(false);
  if (!settingUp && needsSetUp(user, error)) setSettingUp(true);

  const onComplete = useCallback(() => {
    setChecking(true);
    // Data that was loaded during the onboarding may be outdated.
    void Promise.all([queries.invalidateQueries(), !hasRecord && refetch()]).then(() => {
      setHasRecord(true);
      setChecking(false);
      setSettingUp(false);
    });
  }, [queries, hasRecord, refetch]);
  if (checking) return { phase: 'loading' };
  if (settingUp) return { phase: 'set-up', onComplete };
  if (user !== undefined) return { phase: 'ready', user };
  return error === null ? { phase: 'loading' } : { phase: 'failed', error, onRetry: () => void refetch() };
};
