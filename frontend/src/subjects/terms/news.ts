import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { consent } from '../../../../contract/consent/endpoints';
import { onboarding } from '../../../../contract/onboarding/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { childKeys } from '../children/keys';
import { familyKeys } from '../family/keys';
import { userKeys } from '../users/keys';
import { termsKeys } from './keys';

/** What is new in the terms for a member, and for a guardian's children. */
export const newsQuery = queryOptions({
  queryKey: termsKeys.news,
  queryFn: ({ signal }) => call(onboarding.terms, {}, signal),
});

export interface TermsAnswer {
  readonly version: string;
  readonly agreed: boolean;
}

/** Sends a member's own answer. What was refused before the answer is loaded again. */
export const useOwnAnswer = () => {
  const queries = useQueryClient();
  return useSend({
    mutationFn: (body: TermsAnswer) => call(onboarding.answerTerms, { body }),
    onSuccess: (news) => {
      queries.setQueryData(termsKeys.news, news);
      return queries.invalidateQueries({ queryKey: userKeys.me });
    },
  });
};

/** Sends a guardian's answer for all children. */
export const useAnswerForChildren = () => {
  const queries = useQueryClient();
  return useSend({
    mutationFn: (body: TermsAnswer) => call(consent.answerTermsForChildren, { body }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: termsKeys.news }),
        queries.invalidateQueries({ queryKey: childKeys.list }),
        queries.invalidateQueries({ queryKey: familyKeys.pages }),
      ]),
  });
};
