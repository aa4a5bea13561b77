/** Texts of the onboarding for which there is no answer of the server. Not loaded by other screens. */
export const onboardingMessages = {
  noSession: 'No valid session found',
  notVerified: 'Network error during authorization verification',
  agreementFailed: 'Failed to save agreement. Please try again.',
  /** Followed by the server's text. */
  setupFailed: 'Profile setup failed: ',
  interestsFailed: 'Failed to save interests. Please try again.',
  genresFailed: 'Failed to save genres. Please try again.',
  pastBooksFailed: 'Failed to save past books. Please try again.',
  agreementLabel: 'I have read and agree to the Terms and Conditions',
} as const;
