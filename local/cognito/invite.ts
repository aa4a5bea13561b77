import { describeUser } from './admin';
import { initialAttributes } from './attributes';
import { CognitoError, userNotFound } from './errors';
import { attributeMap, type Input, optionalText, text, textMap } from './input';
import { forgetFailures } from './lockout';
import { sendMail } from './mail';
import { requireGoodPassword, setPassword, temporaryPassword } from './passwords';
import { type Pool, requirePool } from './pool';
import type { User } from './state';
import { metadataPart, runTrigger } from './triggers';
import { addUser, attributeList, findUser, newUserId } from './users';

/** Creates an account with a temporary password and mails it, unless the caller suppresses the mail. */
export const adminCreateUser = async (pool: Pool, input: Input) => {
  requirePool(pool, input);
  const email = text(input, 'Username');
  const action = optionalText(input, 'MessageAction');
  const policy = pool.options.passwordPolicy;
  const password = optionalText(input, 'TemporaryPassword') ?? temporaryPassword(policy);
  requireGoodPassword(policy, password);
  const user = action === 'RESEND' ? requireInvited(pool, email) : await create(pool, email, input);
  setPassword(pool, user, password);
  forgetFailures(pool, user.id);
  if (action !== 'SUPPRESS') sendMail(pool, 'invitation', user.attributes.email ?? email, password);
  return { User: { ...describeUser(user), Attributes: attributeList(user) } };
};

const create = async (pool: Pool, email: string, input: Input): Promise<User> => {
  const given = attributeMap(input, 'UserAttributes');
  const attributes = initialAttributes(pool, email, given);
  const validationData = attributeMap(input, 'ValidationData');
  const id = newUserId();
  await runTrigger(pool, {
    source: 'PreSignUp_AdminCreateUser',
    userId: id,
    byAdmin: true,
    request: {
      userAttributes: { ...given, email },
      validationData: Object.keys(validationData).length > 0 ? validationData : null,
      ...metadataPart(textMap(input, 'ClientMetadata')),
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
  if (findUser(pool, email)) throw new CognitoError('UsernameExistsException', 'User account already exists');
  return addUser(pool, id, 'FORCE_CHANGE_PASSWORD', attributes);
};

const requireInvited = (pool: Pool, email: string): User => {
  const user = findUser(pool, email);
  if (!user) throw userNotFound();
  if (user.status === 'FORCE_CHANGE_PASSWORD') return user;
  throw new CognitoError(
    'UnsupportedUserStateException',
    `Resend not possible. ${email} status is not FORCE_CHANGE_PASSWORD`,
  );
};
