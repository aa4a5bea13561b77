import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { onboarding } from '../../../../contract/onboarding/endpoints';
import { onboardingMessages } from '../../../../contract/onboarding/messages';
import { ApiFailure, call, isOver } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { type Basics, fieldOfRefusal, type Problems, problemsOf } from './basics';
import { keepState, lookAgain } from './state';

/** Creates the profile. A problem is shown at its field, or for the whole form. */
export const useSetUp = () => {
  const queries = useQueryClient();
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, reset, isPending, error } = useSend({
    mutationFn: (basics: Basics) => call(onboarding.setUp, { body: basics }),
    onSuccess: (state) => keepState(queries, state),
    onError: (failure) => {
      // Another tab, or a request whose answer was lost, has left this step.
      if (isOver(failure)) lookAgain(queries);
    },
  });
  const refusedField = error instanceof ApiFailure ? fieldOfRefusal[error.code] : undefined;
  const refused: Problems =
    error === null || refusedField === undefined ? {} : { [refusedField]: error.message };
  return {
    busy: isPending,
    problems: { ...refused, ...problems },
    failure:
      error !== null && refusedField === undefined
        ? `${onboardingMessages.setupFailed}${error.message}`
        : undefined,
    /** The user is correcting the problem. */
    forget: () => {
      if (isPending) return;
      reset();
      setProblems({});
    },
    submit: (basics: Basics) => {
      if (isPending) return;
      reset();
      const found = problemsOf(basics);
      setProblems(found);
      if (Object.keys(found).length === 0) mutate(basics);
    },
  };
};
