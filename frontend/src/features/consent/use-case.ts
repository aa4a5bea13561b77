import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ConsentCase, consent } from '../../../../contract/consent/endpoints';
import type { Call } from '../../../../contract/endpoint';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { childKeys } from '../../subjects/children/keys';
import type { Choice } from '../../subjects/consent/manager';
import type { TermsAnswer } from '../../subjects/terms/news';

/** The case behind a mail's link, and its actions. The server's answers are shown unchanged. */
export const useCase = (token: string) => {
  const queries = useQueryClient();
  const queryKey = childKeys.linked(token);
  const keep = (answer: ConsentCase) => {
    queries.setQueryData(queryKey, answer);
  };
  const view = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(consent.view, { body: { token } }, signal),
  });
  const answer = useSend({
    mutationFn: (given: Omit<Call<typeof consent.answer>['body'], 'token' | 'is_guardian'>) =>
      call(consent.answer, { body: { token, is_guardian: true, ...given } }),
    onSuccess: keep,
  });
  const confirm = useSend({
    mutationFn: () => call(consent.confirm, { body: { token } }),
    onSuccess: keep,
  });
  const answerTerms = useSend({
    mutationFn: (given: TermsAnswer) => call(consent.answerTerms, { body: { token, ...given } }),
    onSuccess: keep,
  });
  const change = async (choice: Choice) => keep(await call(consent.change, { body: { token, ...choice } }));
  return { view, answer, confirm, change, answerTerms };
};

export type Case = ReturnType<typeof useCase>;
