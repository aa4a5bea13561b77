/** The reasons for which a child may say that a question is wrong, in the child's words. */
export const reportReasons = {
  wrong_answer: 'The answer is wrong',
  two_answers: 'Two answers are right',
  not_in_book: 'It is not in the book',
  unclear: 'I do not understand it',
  unkind: 'It is not nice',
} as const;
export type ReportReason = keyof typeof reportReasons;

/** A question that this many children report is hidden until an operator has decided. */
export const reportsToHide = 3;

/** The reports of one child on one day that count. */
export const reportsPerDay = 20;

/**
 * After this many answers a question is listed for review if the share of right first answers is outside the bounds: too
 * hard (or wrong), or too easy to tell who has read.
 */
export const enoughAnswers = 30;
export const isOutOfBounds = (shareRight: number): boolean => shareRight < 0.3 || shareRight > 0.95;
