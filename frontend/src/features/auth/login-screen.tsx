import { useEffect, useState } from 'react';
import { warmUp } from '../../lib/sign-in';
import { useTitle } from '../../lib/use-title';
import { NewPasswordForm } from './new-password-form';
import { ResetForm } from './reset-form';
import { SignInForm } from './sign-in-form';
import { WayIn } from './way-in';

type Step = 'sign-in' | 'new-password' | 'reset';

interface LoginScreenProps {
  /** Why a user whose session is over should sign in. */
  readonly why: string | undefined;
  readonly onSignedIn: () => void;
}

/** The login: sign in, choose a first password, or reset a forgotten one. */
export const LoginScreen = ({ why, onSignedIn }: LoginScreenProps) => {
  useTitle('Sign in');
  const [step, setStep] = useState<Step>('sign-in');
  const [notice, setNotice] = useState<string>();
  useEffect(() => warmUp(), []);
  return (
    <WayIn mood={step === 'reset' ? 'thinking' : 'happy'}>
      {step === 'sign-in' && (
        <SignInForm
          why={why}
          notice={notice}
          onSignedIn={onSignedIn}
          onNewPassword={() => setStep('new-password')}
          onForgotten={() => setStep('reset')}
        />
      )}
      {step === 'new-password' && (
        <NewPasswordForm onSignedIn={onSignedIn} onBack={() => setStep('sign-in')} />
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
    </WayIn>
  );
};
