import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type OnboardingState, onboarding } from '../../../../contract/onboarding';
import { missingStep } from '../../../../contract/rules/onboarding';
import type { Me } from '../../../../contract/users';
import { ApiFailure, call } from '../../lib/api';

export const onboardingQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: ({ signal }) => call(onboarding.state, {}, signal),
});

/** What the server answered takes the place of what was known. */
export const keepState = (queries: QueryClient, state: OnboardingState) => {
  queries.setQueryData(onboardingQuery.queryKey, state);
};

/** The same, after a step that answers with the record alone. */
export const keepProfile = (queries: QueryClient, profile: Me) => {
  queries.setQueryData(
    onboardingQuery.queryKey,
    (state) => state && { ...state, profile, step: missingStep(profile) },
  );
};

/** Where another tab, or an answer that got lost, has moved on already. */
export const lookAgain = (queries: QueryClient) =>
  void queries.invalidateQueries({ queryKey: onboardingQuery.queryKey });

/** A refusal that says more than that saving failed. */
export const textOf = (failure: Error, codes: readonly string[], otherwise: string): string =>
  failure instanceof ApiFailure && codes.includes(failure.code) ? failure.message : otherwise;

export const isRefusal = (failure: Error | null, code: string): boolean =>
  failure instanceof ApiFailure && failure.code === code;
