import { useEffect, useState } from 'react';
import { warmUp } from '../../lib/auth';
import { useTitle } from '../../lib/use-title';
import { Logo } from '../../ui/logo';
import { Wren } from '../../ui/wren';
import { NewPasswordForm } from './new-password-form';
import { ResetForm } from './reset-form';
import { SignInForm } from './sign-in-form';

type Step = 'sign-in' | 'new-password' | 'reset';

interface LoginScreenProps {
  readonly onSignedIn: () => void;
}

/** The way in: sign in, choose a first password of one's own, or get back in after forgetting it. */
export const LoginScreen = ({ onSignedIn }: LoginScreenProps) => {
  useTitle('Sign in');
  const [step, setStep] = useState<Step>('sign-in');
  const [notice, setNotice] = useState<string>();
  useEffect(() => warmUp(), []);
  return (
    <main className="mx-auto grid min-h-dvh max-w-5xl content-center items-center gap-8 px-4 py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid justify-items-center gap-4 text-center md:justify-items-start md:text-left">
        <Logo />
        <p className="max-w-sm font-heading text-3xl leading-tight font-bold sm:text-5xl">
          Every book is better with a bird on your shoulder.
        </p>
        <Wren mood={step === 'reset' ? 'thinking' : 'happy'} className="w-40 max-md:hidden md:w-64" />
      </div>
      <div className="min-w-0 rounded-card border border-line bg-raised p-6 shadow-card sm:p-8">
        {step === 'sign-in' && (
          <SignInForm
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
      </div>
    </main>
  );
};
