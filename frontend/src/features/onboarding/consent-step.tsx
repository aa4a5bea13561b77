import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OnboardingState } from '../../../../contract/onboarding/endpoints';
import { AskForm } from './ask-form';
import { onboardingQuery } from './state';
import { WaitingForAdult } from './waiting-for-adult';

const lookEvery = 15_000;

interface ConsentStepProps {
  readonly consent: OnboardingState['consent'];
}

/** Below the age of consent a grown-up decides. The grown-up's address is kept only until the page is left. */
export const ConsentStep = ({ consent }: ConsentStepProps) => {
  // Consent may arrive at any time, also for an earlier request. Polls only while the page is visible.
  useQuery({ ...onboardingQuery, refetchInterval: lookEvery });
  const [address, setAddress] = useState<string>();
  const [asking, setAsking] = useState(false);
  const { status, adult } = consent ?? { status: 'not_asked', adult: null };
  if (asking || status === 'not_asked' || adult === null)
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
    <WaitingForAdult status={status} adult={adult} address={address} onOtherAddress={() => setAsking(true)} />
  );
};
