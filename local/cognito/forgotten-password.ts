import { issueCode, redeemCode } from './codes';
import { CognitoError } from './errors';
import { type Input, text, textMap } from './input';
import { forgetFailures } from './lockout';
import { deliveryDetails, sendMail } from './mail';
import { requireGoodPassword, setPassword } from './passwords';
import { type Pool, requireClient } from './pool';
import { runPostConfirmation } from './sign-up';
import type { User } from './state';
import { decoyOf, findUser } from './users';

/**
 * Answers and limits are the same for every address. An address that cannot reset its password (unknown, disabled, invited but
 * never signed in, unverified) also gets a code, which is not mailed.
 */
export const forgotPassword = (pool: Pool, input: Input) => {
  requireClient(pool, input);
  const name = text(input, 'Username');
  const user = findUser(pool, name);
  const code = issueCode(pool, 'reset', user?.id ?? decoyOf(pool, name).id);
  const email = user?.attributes.email ?? name;
  if (user && canReset(user)) sendMail(pool, 'passwordReset', email, code);
  return { CodeDeliveryDetails: deliveryDetails(email) };
};

/** The password is checked before the code, so that a refused password does not use up the code. */
export const confirmForgotPassword = async (pool: Pool, input: Input) => {
  requireClient(pool, input);
  const name = text(input, 'Username');
  const password = text(input, 'Password');
  requireGoodPassword(pool.options.passwordPolicy, password);
  const user = findUser(pool, name);
  redeemCode(pool, 'reset', user?.id ?? decoyOf(pool, name).id, text(input, 'ConfirmationCode'));
  if (!user || !canReset(user))
    throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  setPassword(pool, user, password);
  forgetFailures(pool, user.id);
  const metadata = textMap(input, 'ClientMetadata');
  await runPostConfirmation(pool, user, 'PostConfirmation_ConfirmForgotPassword', metadata);
  return {};
};

const canReset = (user: User): boolean => {
  return user.enabled && user.status === 'CONFIRMED' && user.attributes.email_verified === 'true';
};
