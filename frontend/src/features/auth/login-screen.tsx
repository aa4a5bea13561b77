import { Suspense, useCallback, useEffect, useState } from 'react';
import { classDevice } from '../../lib/class-device';
import { familyDevice } from '../../lib/forget';
import { part } from '../../lib/part';
import { type SignInOutcome, warmUp } from '../../lib/sign-in';
import { useTitle } from '../../lib/use-title';
import { SignInForm } from './sign-in-form';
import { WayIn } from './way-in';

const CodeForm = part(() => import('./code-form'));
const NextStep = part(() => import('./next-step'));
const ResetForm = part(() => import('./reset-form'));
const SharedDevice = part(() => import('./shared-device'));

type Step = 'shared' | 'sign-in' | 'code' | 'factor' | 'new-password' | 'reset';

/** A guardian says on the phone where a code is typed: at `/enter`. A badge opens `/badge`. */
const firstStep = (): Step => {
  if (location.pathname === '/enter') return 'code';
  const isShared =
    location.pathname === '/badge' || classDevice() !== undefined || familyDevice() !== undefined;
  return isShared ? 'shared' : 'sign-in';
};

interface LoginScreenProps {
  /** Why a user whose session is over should sign in. */
  readonly why: string | undefined;
  readonly onSignedIn: () => void;
}

/**
 * The login: sign in, type the code of a second factor, choose a first password, or reset a forgotten one. On a device of the
 * family the children's pictures come first, on one of a class the badges.
 */
export const LoginScreen = ({ why, onSignedIn }: LoginScreenProps) => {
  const [step, setStep] = useState(firstStep);
  useTitle(step === 'shared' ? 'Who is reading?' : 'Sign in');
  const onGrownUp = useCallback(() => setStep('sign-in'), []);
  const [notice, setNotice] = useState<string>();
  useEffect(() => warmUp(), []);
  const onOutcome = (outcome: SignInOutcome) => (outcome === 'signed-in' ? onSignedIn() : setStep(outcome));
  if (step === 'shared')
    return (
      <Suspense>
        <SharedDevice why={why} onSignedIn={onSignedIn} onGrownUp={onGrownUp} />
      </Suspense>
    );
  return (
    <WayIn mood={step === 'reset' ? 'thinking' : 'happy'}>
      {step === 'sign-in' && (
        <SignInForm
          why={why}
          notice={notice}
          onOutcome={onOutcome}
          onForgotten={() => setStep('reset')}
          onCode={() => setStep('code')}
        />
      )}
      <Suspense>
        {step === 'code' && <CodeForm onSignedIn={onSignedIn} onBack={() => setStep('sign-in')} />}
        {(step === 'new-password' || step === 'factor') && (
          <NextStep step={step} onOutcome={onOutcome} onBack={() => setStep('sign-in')} />
        )}
        {step === 'reset' && (
          <ResetForm
            onBack={() => setStep('sign-in')}
            onDone={() => {
              setNotice('Your new password is set. Sign in with it.');
              setStep('sign-in');
            }}
          />
        )}
      </Suspense>
    </WayIn>
  );
};
