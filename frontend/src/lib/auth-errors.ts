const signInTexts: Record<string, string> = {
  NotAuthorizedException: 'That e-mail and password do not belong together. Please try again.',
  UserNotFoundException: 'That e-mail and password do not belong together. Please try again.',
  InvalidPasswordException:
    'Please choose a password of at least 12 letters or numbers. Three or four words work well.',
  CodeMismatchException: 'That code is not right. Please look at the e-mail again.',
  ExpiredCodeException: 'That code is too old. Please ask for a new one.',
  LimitExceededException: 'That was tried too often. Please wait a while, then try again.',
  TooManyRequestsException: 'That was tried too often. Please wait a while, then try again.',
  WrongCurrentPassword: 'That is not your current password. Please try again.',
  UserUnAuthenticatedException: 'You are not signed in here any more. Please sign in again.',
  RESET_PASSWORD: 'This account needs a new password: choose “Forgot your password?”.',
  NetworkError: 'Connection error. Please check your internet connection and try again.',
};

/** The text for a failure of signing in or a related call. */
export const authErrorText = (error: unknown): string => {
  const { name = '', message = '' } = error as Partial<Error>;
  if (/attempts exceeded/i.test(message))
    return 'Too many tries in a row, so this account is having a short rest. Wait a few minutes, then try again.';
  if (/revoked/i.test(message)) return signInTexts.UserUnAuthenticatedException ?? '';
  if (/session/i.test(message)) return 'That took a little too long. Please go back and sign in once more.';
  if (/temporary password has expired|cannot be reset/i.test(message))
    return 'This invitation is too old. Please ask for a new one.';
  if (/disabled/i.test(message))
    return 'This account is shut. If it is to be deleted, the link in our e-mail brings it back within three days. If not, please ask the grown-up who set it up.';
  if (error instanceof TypeError) return signInTexts.NetworkError ?? '';
  return signInTexts[name] ?? 'Something went wrong. Please try again.';
};
