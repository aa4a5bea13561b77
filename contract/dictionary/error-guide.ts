import type { Guide } from '../error';
import type { dictionaryErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const dictionaryErrorGuide = {
  definition_not_found: {
    when: 'The public dictionary has no meaning of this word for children, also not of its base form.',
    recovery: 'None: show the text. The answer is the same for 30 days.',
  },
  dictionary_unavailable: {
    when: 'The public dictionary is down or slow, and nobody has looked this word up within 30 days.',
    recovery: 'Try again in a few minutes. Everything else works meanwhile.',
  },
} as const satisfies Guide<typeof dictionaryErrors>;
