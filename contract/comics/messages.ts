/** Texts of the browser about comics, apart from `messages`, which every route loads. */
export const comicMessages = {
  signIn: 'Please sign in to access this feature',
  signInToCreate: 'Please sign in to create comics',
  promptFailed: "Failed to load today's prompt",
  loadFailed: 'Failed to load comics',
  drawFailed: 'Failed to generate comic. Please try again.',
  feedbackFailed: 'Failed to get feedback. Please try again.',
  imageFailed: 'Failed to load image',
  tooShort: (least: number, words: number) =>
    `Story must be at least ${least} words. Current word count: ${words}`,
} as const;
