/** Texts of the screens of analytics for which there is no answer of the server. */
export const analyticsMessages = {
  failed: {
    quiz: 'Failed to load quiz analytics',
    chat: 'Failed to load chat analytics',
    voice: 'Failed to load voice chat analytics',
    article: 'Failed to load article analytics',
    comic: 'Failed to load comic analytics',
    summary: 'Failed to load summary analytics',
  },
  none: {
    quiz: 'No quiz history found.',
    chat: 'No chat history found.',
    voice: 'No voice chat history found.',
    article: 'No completed articles found.',
    comic: 'No comics created yet.',
    summary: 'Nothing yet.',
  },
} as const;
