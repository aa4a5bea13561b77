import { countWords, essence } from '../safety/text/words';

const wordsOfMeaning = 3;

/** Whether a message has at least three words and repeats none of the last messages. */
export const isMeaningful = (words: string, recent: readonly { readonly said: string }[]): boolean =>
  countWords(words) >= wordsOfMeaning && !recent.some(({ said }) => essence(said) === essence(words));
