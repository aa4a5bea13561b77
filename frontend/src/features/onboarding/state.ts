import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type OnboardingState, onboarding } from '../../../../contract/onboarding/endpoints';
import { missingStep } from '../../../../contract/rules/onboarding';
import type { Me } from '../../../../contract/users/endpoints';
import { ApiFailure, call } from '../../lib/api';
import { onboardingKeys } from '../../subjects/onboarding/keys';

export const onboardingQuery = queryOptions({
  queryKey: onboardingKeys.state,
  queryFn: ({ signal }) => call(onboarding.state, {}, signal),
});

/** Replaces the known state by the server's answer. */
export const keepState = (queries: QueryClient, state: OnboardingState) => {
  queries.setQueryData(onboardingQuery.queryKey, state);
};

/** The same, after a step whose answer contains only the record. */
export const keepProfile = (queries: QueryClient, profile: Me) => {
  queries.setQueryData(
    onboardingQuery.queryKey,
    (state) => state && { ...state, profile, step: missingStep(profile) },
  );
};

/** Refusals that mean that another tab, or a request whose answer was lost, has already advanced. */
export const lookAgain = (queries: QueryClient) =>
  void queries.invalidateQueries({ queryKey: onboardingQuery.queryKey });

/** Refusals with more information than a failed save. */
export const textOf = (failure: Error, codes: readonly string[], otherwise: string): string =>
  failure instanceof ApiFailure && codes.includes(failure.code) ? failure.message : otherwise;

export const isRefusal = (failure: Error | null, code: string): boolean =>
  failure instanceof ApiFailure && failure.code === code;
