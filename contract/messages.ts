/** Texts of the browser for which there is no answer of the server. */
export const messages = {
  offline: 'Connection error. Please check your internet connection and try again.',
  loadingUser: 'Loading user data...',
} as const;
