/**
 * A refusal with the wording of Amazon Cognito. `type` is sent as `__type`, which Amplify and the AWS SDK turn into the error's
 * name. Screens depend on these names and texts.
 */
export class CognitoError extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message);
    this.name = type;
  }
}

export const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message);

/** The same answer for a wrong password and an unknown address, so that callers cannot tell them apart. */
export const wrongCredentials = () => notAuthorized('Incorrect username or password.');

export const userIsDisabled = () => notAuthorized('User is disabled.');

export const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.');

export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message);

export const limitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
