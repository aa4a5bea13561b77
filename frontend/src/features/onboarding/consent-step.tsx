import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OnboardingState } from '../../../../contract/onboarding/endpoints';
import { AskForm } from './ask-form';
import { stopReading } from './reading';
import { onboardingQuery } from './state';
import { WaitingForAdult } from './waiting-for-adult';

const lookEvery = 15_000;

interface ConsentStepProps {
  /** As it was before the grown-up agreed. */
  readonly consent: OnboardingState['consent'];
  /** The grown-up has agreed, but the child still reads. */
  readonly letIn: boolean;
}

/** Below the age of consent a grown-up decides. The grown-up's address is kept only until the page is left. */
export const ConsentStep = ({ consent, letIn }: ConsentStepProps) => {
  // Consent may arrive at any time, also for an earlier request. Polls only while the page is visible.
  useQuery({ ...onboardingQuery, refetchInterval: letIn ? false : lookEvery });
  const [address, setAddress] = useState<string>();
  const [asking, setAsking] = useState(false);
  const { status, adult } = consent ?? { status: 'not_asked', adult: null };
  if ((asking && !letIn) || status === 'not_asked' || adult === null)
    return (
      <AskForm
        before={adult}
        onAsked={(email) => {
          setAddress(email);
          setAsking(false);
        }}
        onBack={status === 'not_asked' ? undefined : () => setAsking(false)}
      />
    );
  return (
    <WaitingForAdult
      status={status}
      adult={adult}
      address={address}
      letIn={letIn}
      onOtherAddress={() => {
        setAsking(true);
        stopReading();
      }}
    />
  );
};
