import type { MyWord } from '../../contract/words/endpoints';
import { isKnown } from './ladder';
import type { MyWordItem } from './store';

/** A word as the child sees it on a day of New York. */
export const presentWord = (
  { word, sentence, title, hint, reviews, step, due }: MyWordItem,
  day: string,
): MyWord => ({
  word,
  sentence,
  title,
  hint,
  reviews,
  is_due: due <= day,
  is_known: isKnown(step),
});
