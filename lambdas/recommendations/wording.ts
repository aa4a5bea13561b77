import { fitOf, isWrittenFor } from './fit';
import type { Ranked } from './rank';

/** For a book that is near none of the user's tastes. */
const forAChange = 'Something different to try';

/** For a book whose ages, stated or derived from its text, include the reader's. */
const forYourAge = 'Just right for readers of your age';

/** A statement that is true of every recommended book; used if no other reason is known to be true. */
const notYours = 'On none of your lists yet';

/** Ends the reason of the one book that is written for older children. */
const aStepUp = 'a step up';

export const isStepUp = (reason: string): boolean => reason.endsWith(aStepUp);

/** The line below a book. It states only literal facts about the book and the reader. */
export const reasonOf = ({ reason, isDifferent, ages }: Ranked, age: number | null): string => {
  const known = reason ?? (isDifferent ? forAChange : undefined);
  if (fitOf(ages, age) === 'stretch')
    return known === undefined ? `For when you want ${aStepUp}` : `${known}, and ${aStepUp}`;
  return reason ?? (isWrittenFor(ages, age) ? forYourAge : (known ?? notYours));
};
