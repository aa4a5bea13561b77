/** Texts of the browser for which there is no answer of the server. */
export const messages = {
  offline: 'Connection error. Please check your internet connection and try again.',
  loadingUser: 'Loading user data...',
  profile: {
    failed: 'Failed to save profile. Please try again.',
    usernameRequired: 'Username is required',
  },
} as const;
