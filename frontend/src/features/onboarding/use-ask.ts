import { useQueryClient } from '@tanstack/react-query';
import { consent } from '../../../../contract/consent/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { isRefusal, lookAgain, onboardingQuery } from './state';

/** Sends the mail to a grown-up. */
export const useAsk = (onAsked: (email: string) => void) => {
  const queries = useQueryClient();
  return useSend({
    mutationFn: (email: string) => call(consent.ask, { body: { email } }),
    onSuccess: async (asked, email) => {
      // An older answer in flight must not replace this one.
      await queries.cancelQueries({ queryKey: onboardingQuery.queryKey });
      queries.setQueryData(
        onboardingQuery.queryKey,
        (state) => state && { ...state, consent: { status: 'asked' as const, ...asked } },
      );
      onAsked(email);
    },
    onError: (failure) => {
      if (isRefusal(failure, 'consent_not_needed')) lookAgain(queries);
    },
  });
};
