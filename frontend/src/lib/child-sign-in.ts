import type { ChildAnswer } from '../../../contract/children/sign-in';
import { madeUpAddress } from '../../../contract/rules/made-up-address';
import { amplify } from './auth';
import { signOut } from './sign-out';

/** Signs a child in who has no e-mail address. Throws if the answer lets nobody in. */
export const signInAsChild = async (id: string, answer: ChildAnswer): Promise<void> => {
  const { atClientOf, confirmSignIn, signIn } = await amplify();
  // Amplify refuses while an abandoned session of another user is left.
  await signOut();
  await atClientOf('children');
  await signIn({ username: madeUpAddress(id), options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } });
  await confirmSignIn({ challengeResponse: JSON.stringify(answer) });
};
