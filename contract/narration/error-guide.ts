import type { Guide } from '../error';
import type { narrationErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const narrationErrorGuide = {
  sentence_not_found: {
    when: 'The chapter has fewer sentences.',
    recovery: 'Ask for a sentence that the chapter has.',
  },
  sentence_being_spoken: {
    when: 'Another call has the model speak this sentence now.',
    recovery: 'Ask again after `retry-after` seconds: the sound is then kept for everybody.',
  },
  sentence_not_spoken: {
    when: 'The model is down or too slow, its answer is no sound, the sound could not be stored, or the sentence is too long.',
    recovery: 'Read the sentence by a voice of the device.',
  },
} as const satisfies Guide<typeof narrationErrors>;
