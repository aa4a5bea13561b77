import { mentions } from '../../platform/text/words';
import { distractorsOf, type Flaw, keyOf } from './written-question';

/** Options are shuffled: a letter or a place names another option for each child. */
const place =
  /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice) (?:[A-E]\b|[1-5]\b)|\([A-E]\)|\b(?:first|second|third|fourth|fifth|last) (?:option|answer|choice)\b/;

const praises = /\b(?:right|correct|true|answer)\b/i;
const denies =
  /\b(?:not|never|wrong|incorrect|false|untrue|nor|isn['’]t|wasn['’]t|aren['’]t|instead of|rather than)\b/i;

/** The sentence that explains the answer. */
export const explanationFlaws = {
  'explanation names an option by its place': ({ explanation }) => place.test(explanation),
  'explanation calls a distractor right': (written) =>
    written.explanation
      .split(/(?<=[.!?])\s+/)
      .some(
        (sentence) =>
          praises.test(sentence) &&
          !denies.test(sentence) &&
          !mentions(sentence, keyOf(written)) &&
          distractorsOf(written).some((option) => mentions(sentence, option)),
      ),
} satisfies Record<string, Flaw>;
