import type { ErrorDeclarations } from '../error';

export const classesErrors = {
  class_not_found: { status: 404, text: 'This class is gone.' },
  class_needs_school: {
    status: 409,
    text: 'You are not with a school here, so there is nobody to join by a code.',
  },
  too_many_classes: { status: 409, text: 'You have 50 classes. Archive one first.' },
  class_name_refused: {
    status: 422,
    text: 'That does not work as the name of a class here. Please choose plain words that children may read.',
  },
  class_name_unchecked: {
    status: 503,
    text: 'We cannot check the name of a class right now. Please try again in a few minutes.',
    retryable: true,
  },
  class_code_unknown: {
    status: 404,
    text: 'No class of your school has this code.',
  },
} as const satisfies ErrorDeclarations;
