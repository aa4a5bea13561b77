import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { invitationsErrors } from '../../contract/invitations/errors';
import { isMadeUp } from '../../contract/rules/made-up-address';
import { log } from '../platform/log';
import { isSecretOf } from '../platform/secret';
import { openInvitationsTo, usableAmong } from './open-invitation';

const refuse = (reason: string): never => {
  log.info('sign-up refused', { reason });
  throw new Error(invitationsErrors.not_invited.text);
};

/**
 * Cognito invokes this function before it creates an account and before it reports whether the address is taken, so a caller
 * without an invitation learns nothing. The code in the mail's link proves the mailbox, so the account is confirmed
 * immediately. Without the code the sign-up is refused even for an invited address: a stranger could otherwise occupy the
 * address with a password of their own.
 */
export const preSignUp = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  // Created with credentials of the AWS account: this is how the first operator gets an account.
  if (event.triggerSource === 'PreSignUp_AdminCreateUser') return event;
  const { userAttributes, validationData, clientMetadata } = event.request;
  const email = userAttributes.email?.toLowerCase() ?? '';
  const code = validationData?.invitation ?? clientMetadata?.invitation ?? '';
  if (isMadeUp(email)) return refuse('made-up address');
  const open = await openInvitationsTo(email);
  if ((await usableAmong(open)).length === 0) return refuse('no open invitation');
  if (code === '') return refuse('no code');
  // The code of a waiting invitation also proves the mailbox.
  if (!open.some(({ code_hash }) => isSecretOf(code, code_hash))) return refuse('foreign code');
  event.response.autoConfirmUser = true;
  event.response.autoVerifyEmail = true;
  return event;
};
