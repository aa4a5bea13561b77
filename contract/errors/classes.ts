import type { ErrorDeclarations } from './declaration';

export const classesErrors = {
  class_not_found: { status: 404, text: 'This class is not there any more.' },
  class_needs_school: {
    status: 409,
    text: 'A code lets students of your school join. You are not with a school here yet: an operator assigns it.',
  },
  too_many_classes: { status: 409, text: 'You have 50 classes. Archive one that is over first.' },
  class_code_unknown: {
    status: 404,
    text: 'No class of your school has this code. Ask your teacher how it is written.',
  },
} as const satisfies ErrorDeclarations;
