import { useQueryClient } from '@tanstack/react-query';
import { onboarding } from '../../../../contract/onboarding/endpoints';
import { onboardingMessages } from '../../../../contract/onboarding/messages';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { CheckboxField } from '../../ui/checkbox-field';
import { Disclosure } from '../../ui/disclosure';
import { Notice } from '../../ui/notice';
import { keepState, textOf } from './state';
import { StepButtons } from './step-buttons';
import { StepHeading } from './step-heading';
import { TermsBox } from './terms-box';
import { TermsInShort } from './terms-in-short';

export const TermsStep = ({ student }: { student: boolean }) => {
  const queries = useQueryClient();
  const agreement = useSend({
    mutationFn: () => call(onboarding.agree, { body: { terms_and_conditions: true } }),
    onSuccess: (state) => keepState(queries, state),
  });
  return (
    <form
      className="grid gap-gap"
      onSubmit={(event) => {
        event.preventDefault();
        agreement.mutate();
      }}
    >
      <StepHeading mood="reading">Terms and Conditions</StepHeading>
      <TermsInShort student={student} />
      <Disclosure framed summary="Read everything" className="[&_[role=group]]:mt-3">
        <TermsBox />
      </Disclosure>
      <StepButtons label="Go on" busy={agreement.isPending} stays>
        <CheckboxField label={onboardingMessages.agreementLabel} required />
        {agreement.isError && (
          <Notice kind="error">
            {textOf(agreement.error, ['not_invited'], onboardingMessages.agreementFailed)}
          </Notice>
        )}
      </StepButtons>
    </form>
  );
};
