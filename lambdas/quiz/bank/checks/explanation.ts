import { mentions } from '../../../safety/text/words';
import { namesAPlace } from './place';
import { distractorsOf, type Flaw, keyOf } from './written-question';

const praises = /\b(?:right|correct|true|answer)\b/i;
const denies =
  /\b(?:not|never|wrong|incorrect|false|untrue|nor|isn['’]t|wasn['’]t|aren['’]t|instead of|rather than)\b/i;

/** Flaws of the explanation. */
export const explanationFlaws = {
  'explanation names an option by its place': ({ explanation }) => namesAPlace(explanation),
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
