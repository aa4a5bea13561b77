/** Texts of the voice chat for which there is no answer of the server. */
export const voiceMessages = {
  noBook: 'No book selected for voice chat',
  /** Followed by the text of the error. */
  failed: 'Voice chat error: ',
  notConnected: 'Failed to connect to voice chat server',
  lost: 'Voice chat connection lost unexpectedly',
  closed: 'Voice chat connection closed unexpectedly',
  noSocket: 'Failed to create WebSocket connection',
  noMicrophone: 'Failed to access microphone',
  notStopped: 'Failed to stop recording',
  endsByItself:
    'The connection is gone. Your talk is kept and ends by itself; its points come within a few minutes.',
} as const;
