import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { missingStep } from '../../../contract/rules/onboarding';
import type { Me } from '../../../contract/users';
import { ApiFailure } from '../lib/api';
import { startQuery } from '../lib/dashboard';

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
 * How far the signed-in person is. Setting up has an end of its own: it goes on when the record is whatever it
 * becomes on the way, until the person has seen it through.
 */
export const useStart = (): Start => {
  const queries = useQueryClient();
  const { data: user, error, refetch } = useQuery(startQuery);
  const [settingUp, setSettingUp] = useState(false);
  const [checking, setChecking] = useState(false);
  if (!settingUp && needsSetUp(user, error)) setSettingUp(true);

  const onComplete = useCallback(() => {
    setChecking(true);
    // All that was asked on the way may be different by now.
    void queries.invalidateQueries().then(() => {
      setChecking(false);
      setSettingUp(false);
    });
  }, [queries]);
  if (checking) return { phase: 'loading' };
  if (settingUp) return { phase: 'set-up', onComplete };
  if (user !== undefined) return { phase: 'ready', user };
  return error === null ? { phase: 'loading' } : { phase: 'failed', error, onRetry: () => void refetch() };
};
