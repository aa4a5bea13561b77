/** Texts of the screens of activities for which there is no answer of the server. Not loaded by other screens. */
export const activityMessages = {
  quiz: {
    notArrived:
      'Your quiz has not arrived yet. Your answers are safe here, and Wren sends them again and again until it has.',
  },
  history: {
    failed: 'Failed to fetch quiz history',
    chatFailed: 'Failed to fetch chat history',
    voiceFailed: 'Failed to fetch voice chat history',
    transcriptFailed: 'Failed to load chat messages',
    noMessages: 'No messages found',
    noQuiz: 'No quiz history available.',
    noChat: 'No chat history available.',
    noVoiceChat: 'No voice chat history available.',
    noArticle: 'No article history available.',
  },
  chat: {
    noBook: 'No book selected for chat',
    notOpened: 'Failed to initialize chat',
    failed: 'Failed to send message',
    /** A reply without its message. */
    invalid: 'Invalid response from server',
    notRenewed: 'Failed to start new conversation',
    noCharacters: 'Failed to load characters',
    speechUnsupported: 'Speech recognition not supported in this browser',
    speechNotStarted: 'Failed to start speech recognition',
    /** Followed by the browser's word. */
    speechFailed: 'Speech recognition error: ',
  },
} as const;
