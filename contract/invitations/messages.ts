/** Texts of the waitlist on the landing page. */
export const waitlistMessages = {
  joined: "Thank you! You've been added to our beta waitlist.",
  failed: 'Something went wrong. Please try again.',
  wrongAddress: 'That does not look like a whole e-mail address. Please check it.',
} as const;
