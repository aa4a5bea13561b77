/**
 * A refusal as Amazon Cognito words it. `type` travels as `__type`: it is what Amplify and the AWS SDK
 * turn into the error's name, and screens are written against these names and texts.
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

/** The same answer for a wrong password and for an unknown address, so that they cannot be told apart. */
export const wrongCredentials = () => notAuthorized('Incorrect username or password.');

export const userIsDisabled = () => notAuthorized('User is disabled.');

export const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.');

export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message);

export const limitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
