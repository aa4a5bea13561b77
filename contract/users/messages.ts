/** Texts of profiles for which there is no answer of the server. Not loaded by other screens. */
export const profileMessages = {
  failed: 'Failed to save profile. Please try again.',
  usernameRequired: 'Username is required',
} as const;
