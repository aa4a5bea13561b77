import { initialAttributes, requireClientMayWrite } from './attributes';
import { issueCode, redeemCode } from './codes';
import { CognitoError, invalidParameter, notAuthorized } from './errors';
import { attributeMap, type Input, text, textMap } from './input';
import { deliveryDetails, sendMail } from './mail';
import { requireGoodPassword, setPassword } from './passwords';
import { type Pool, requireClient } from './pool';
import type { User } from './state';
import { metadataPart, runTrigger } from './triggers';
import { addUser, attributeList, decoyOf, findUser, newUserId, touch } from './users';

/**
 * Runs the PreSignUp trigger before the answer tells whether the address is taken, as on AWS: a caller without an invitation
 * learns nothing. The account exists only after the trigger has allowed it.
 */
export const signUp = async (pool: Pool, input: Input) => {
  requireClient(pool, input);
  if (!pool.options.selfSignUp) throw notAuthorized('SignUp is not permitted for this user pool');
  const email = text(input, 'Username');
  const password = text(input, 'Password');
  const given = attributeMap(input, 'UserAttributes');
  const validationData = attributeMap(input, 'ValidationData');
  const metadata = textMap(input, 'ClientMetadata');
  requireClientMayWrite(pool, given);
  const attributes = initialAttributes(pool, email, given);
  requireGoodPassword(pool.options.passwordPolicy, password);

  const id = newUserId();
  const verdict = await runTrigger(pool, {
    source: 'PreSignUp_SignUp',
    userId: id,
    request: {
      userAttributes: { ...given, email },
      validationData: Object.keys(validationData).length > 0 ? validationData : null,
      ...metadataPart(metadata),
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
  if (findUser(pool, email)) throw new CognitoError('UsernameExistsException', 'User already exists');
  if (verdict.autoVerifyEmail === true) attributes.email_verified = 'true';

  const user = addUser(pool, id, 'UNCONFIRMED', attributes);
  setPassword(pool, user, password);
  if (verdict.autoConfirmUser === true) {
    await confirm(pool, user, metadata);
    return { UserConfirmed: true, UserSub: id };
  }
  return { UserConfirmed: false, UserSub: id, CodeDeliveryDetails: mailCode(pool, user) };
};

export const confirmSignUp = async (pool: Pool, input: Input) => {
  requireClient(pool, input);
  const name = text(input, 'Username');
  const user = findUser(pool, name);
  if (user && user.status !== 'UNCONFIRMED')
    throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  redeemCode(pool, 'confirm', user?.id ?? decoyOf(pool, name).id, text(input, 'ConfirmationCode'));
  if (!user) throw notAuthorized('User cannot be confirmed.');
  user.attributes.email_verified = 'true';
  await confirm(pool, user, textMap(input, 'ClientMetadata'));
  return {};
};

export const resendConfirmationCode = (pool: Pool, input: Input) => {
  requireClient(pool, input);
  const name = text(input, 'Username');
  const user = findUser(pool, name);
  if (user && user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
  if (user) return { CodeDeliveryDetails: mailCode(pool, user) };
  issueCode(pool, 'confirm', decoyOf(pool, name).id);
  return { CodeDeliveryDetails: deliveryDetails(name) };
};

/** As on AWS, the user stays confirmed when the PostConfirmation trigger fails, and the caller sees its error. */
const confirm = async (pool: Pool, user: User, metadata: Record<string, string>): Promise<void> => {
  user.status = 'CONFIRMED';
  touch(user);
  await runPostConfirmation(pool, user, 'PostConfirmation_ConfirmSignUp', metadata);
};

export const runPostConfirmation = async (
  pool: Pool,
  user: User,
  source: 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword',
  metadata: Record<string, string>,
): Promise<void> => {
  const attributes = attributeList(user).map(({ Name, Value }) => [Name, Value] as const);
  const userAttributes = { ...Object.fromEntries(attributes), 'cognito:user_status': user.status };
  const request = { userAttributes, ...metadataPart(metadata) };
  await runTrigger(pool, { source, userId: user.id, request, response: {} });
};

const mailCode = (pool: Pool, user: User) => {
  const email = user.attributes.email ?? '';
  sendMail(pool, 'confirmation', email, issueCode(pool, 'confirm', user.id));
  return deliveryDetails(email);
};
