/** Texts of the browser about articles, apart from `messages`, which every route loads. */
export const articleMessages = {
  loadFailed: 'Failed to load articles',
  generateFailed: 'Failed to generate article',
  failed: "Failed to generate today's article. Please try again.",
  historyFailed: 'Failed to fetch article history',
} as const;
