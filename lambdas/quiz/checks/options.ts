import { essence, mentions, withDigits } from '../../platform/text/words';
import { distractorsOf, type Flaw, keyOf, optionsOf } from './written-question';

/** "A) ", "(2) " and the like: options are shuffled, so that a letter would name another one. */
const label = /^\s*(?:\([a-e1-5]\)|[a-e1-5][).:])\s+/i;

/** Two options are equal if they differ in labels, articles, punctuation, case, or number words. */
const compared = (option: string) => withDigits(option.replace(label, '')).replace(/^(?:a|an|the) /, '');

const refersToOthers =
  /\b(?:all|none|both|neither|either|any|two|three) of (?:the (?:above|others?|options|answers|choices)|these|those)\b|\b(?:all|none) (?:the )?above\b|\b(?:both|neither|either) [a-e1-4] (?:and|n?or) [a-e1-4]\b|^[a-e1-4] (?:and|or) [a-e1-4]$/;

/** The options among themselves and with the stem. The fixed last option may be "None of these". */
export const optionFlaws = {
  'duplicate options': (written) => {
    const options = optionsOf(written).map(compared);
    return new Set(options).size < options.length;
  },
  'labelled options': ({ options }) => options.filter((option) => label.test(option)).length > 1,
  'option that refers to others': ({ options }) =>
    options.some((option) => refersToOthers.test(essence(option))),
  'distractor with the key in it': (written) => {
    const key = compared(keyOf(written));
    return distractorsOf(written).some((option) => mentions(compared(option), key));
  },
  'key in the stem': (written) =>
    mentions(written.question, keyOf(written)) &&
    !distractorsOf(written).every((option) => mentions(written.question, option)),
} satisfies Record<string, Flaw>;
