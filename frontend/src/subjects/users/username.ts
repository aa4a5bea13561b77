import { faultOfName, type NameFault } from '../../../../contract/rules/names';
import { usernameLimit } from '../../../../contract/rules/onboarding';
import { profileMessages } from '../../../../contract/users/messages';

const words: Record<NameFault, string> = {
  signs:
    'Please use letters, numbers and spaces. These do not work: the signs @ < > / \\ and :, a dot inside a word, and some emojis.',
  letters: 'A username needs at least one letter.',
  digits: 'Please use four numbers at the most.',
  accents: 'Please put one accent on a letter at the most.',
  alphabets: 'Please use the letters of one alphabet only.',
};

/** The problem of a username, as far as the browser can tell; undefined for a valid one. */
export const problemOfUsername = (username: string): string | undefined => {
  if (username === '') return profileMessages.usernameRequired;
  if (username.length > usernameLimit) return `A username has at most ${usernameLimit} letters.`;
  const fault = faultOfName(username);
  return fault && words[fault];
};
