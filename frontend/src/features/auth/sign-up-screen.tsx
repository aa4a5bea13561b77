import { useEffect } from 'react';
import { warmUp } from '../../lib/sign-in';
import { useTitle } from '../../lib/use-title';
import { useInvitationLink } from './invitation-link';
import { SignUpForm } from './sign-up-form';
import { WayIn } from './way-in';

interface SignUpScreenProps {
  readonly onSignedIn: () => void;
}

/** Creates an account for an invited user: the invitation's link proves the address. */
const SignUpScreen = ({ onSignedIn }: SignUpScreenProps) => {
  useTitle('Create your account');
  const { email, code } = useInvitationLink();
  useEffect(() => warmUp(), []);
  return (
    <WayIn>
      <SignUpForm key={email} email={email} code={code} onSignedIn={onSignedIn} />
    </WayIn>
  );
};

export default SignUpScreen;
