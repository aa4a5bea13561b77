import type { Guide } from '../error';
import type { dictionaryErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const dictionaryErrorGuide = {
  definition_not_found: {
    when: 'Neither our glosses nor the public dictionary have a meaning of this word or its base form for children.',
    recovery: 'None: show the text. The answer is the same for 30 days.',
  },
  dictionary_unavailable: {
    when: 'The public dictionary is down or slow, and the word has no gloss of ours and was not looked up within 30 days.',
    recovery: 'Try again in a few minutes. Everything else works meanwhile.',
  },
} as const satisfies Guide<typeof dictionaryErrors>;
