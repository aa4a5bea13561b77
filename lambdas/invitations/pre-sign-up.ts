import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { errors } from '../../contract/errors';
import { log } from '../platform/log';
import { isSecretOf } from '../platform/secret';
import { openInvitationsTo } from './open-invitation';

const refuse = (reason: string): never => {
  log.info('sign-up refused', { reason });
  throw new Error(errors.not_invited.text);
};

/**
 * Cognito asks before it creates an account, and before it says whether the address is taken: who is not invited
 * learns nothing. The code of the mail's link proves the mailbox, so the account is ready at once. Without it nobody gets
 * in, though the address is invited: a stranger could take the place with a password of their own.
 */
export const handler = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  // By somebody with credentials of the AWS account: how the first operator comes in.
  if (event.triggerSource === 'PreSignUp_AdminCreateUser') return event;
  const { userAttributes, validationData, clientMetadata } = event.request;
  const email = userAttributes.email?.toLowerCase() ?? '';
  const code = validationData?.invitation ?? clientMetadata?.invitation ?? '';
  const open = await openInvitationsTo(email);
  if (open.length === 0) return refuse('no open invitation');
  if (code === '') return refuse('no code');
  if (!open.some(({ code_hash }) => isSecretOf(code, code_hash))) return refuse('foreign code');
  event.response.autoConfirmUser = true;
  event.response.autoVerifyEmail = true;
  return event;
};
