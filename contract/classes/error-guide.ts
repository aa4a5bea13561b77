import type { Guide } from '../error';
import type { classesErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const classesErrorGuide = {
  class_not_found: {
    when: 'The class is not the teacher’s, or the reader of its board is not in it at this moment.',
    recovery: 'Load the classes again.',
  },
  class_needs_school: {
    when: 'A teacher without a school makes a code.',
    recovery: 'An operator assigns the school when verifying the teacher.',
  },
  too_many_classes: {
    when: 'The teacher has 50 classes that are not archived.',
    recovery: 'Archive one first.',
  },
  class_name_refused: {
    when: 'The name breaks a rule for what children read, names a place or an address, or moderation refuses it.',
    recovery: 'Choose another name.',
  },
  class_name_unchecked: {
    when: 'Moderation is down. Nothing was stored.',
    recovery: 'Repeat the call later.',
  },
  class_code_unknown: {
    when: 'No class has the code, it is archived, or its teacher is not verified or not of the student’s school: not told apart.',
    recovery: 'Ask the teacher for the code.',
  },
} as const satisfies Guide<typeof classesErrors>;
