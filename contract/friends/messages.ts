/** Texts of the screens of friends and supervision for which there is no answer of the server. */
export const friendsMessages = {
  usernameRequired: 'Please enter a username',
  emailRequired: 'Please enter an email',
  trouble: 'Our servers are having trouble right now. Please try again in a moment.',
  searchFailed: 'Unable to search for users right now. Please try again.',
  studentSearchFailed: 'Unable to search for students right now. Please try again.',
  childSearchFailed: 'Unable to search for children right now. Please try again.',
  requestFailed: 'Failed to send friend request',
  booksFailed: 'Failed to load books',
  noRequests: 'No pending friend requests',
  /** Followed by the server's text. */
  unfriendFailed: 'Failed to unfriend user: ',
  unknownError: 'Unknown error',
  unfriendOffline: 'Network error while trying to unfriend user. Please try again.',
  noValidEmails: 'No valid email addresses found',
  bulkFailed: 'Failed to send request',
  bulkOffline: 'Network error occurred',
} as const;
