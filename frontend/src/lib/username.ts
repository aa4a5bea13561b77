import { messages } from '../../../contract/messages';
import { hasNameLetters } from '../../../contract/rules/names';
import { usernameLimit } from '../../../contract/rules/onboarding';

/** What is wrong with a username, as far as the browser can tell; undefined for a good one. */
export const problemOfUsername = (username: string): string | undefined => {
  if (username === '') return messages.profile.usernameRequired;
  if (username.length > usernameLimit) return `A username has at most ${usernameLimit} letters.`;
  return hasNameLetters(username)
    ? undefined
    : 'Please use letters, numbers and spaces. These do not work: the signs @ < > / \\ and :, a dot inside a word, and some emojis.';
};
