import { withDigits } from '../../../safety/text/numbers';
import { contentStems, essence, mentions } from '../../../safety/text/words';
import { namesAPlace } from './place';
import { distractorsOf, type Flaw, keyOf, optionsOf } from './written-question';

/** "A) ", "(2) " and the like: options are shuffled, so that a letter would name another option. */
const label = /^\s*(?:\([a-e1-5]\)|[a-e1-5][).:])\s+/i;

/** Two options are equal if they differ only in labels, articles, punctuation, case, number words, or drawn out letters. */
const compared = (option: string) =>
  withDigits(option.replace(label, '').replace(/(\p{L})\1{2,}/giu, '$1')).replace(/^(?:a|an|the) /, '');

const letters = '(?:(?:options?|answers?|choices?|letters?|numbers?) )?[a-e1-5]';

/** In English and in Spanish: models that write for American children mix in Spanish. */
const refersToOthers = new RegExp(
  [
    String.raw`\b(?:all|none|nothing|both|neither|either|any|some|two|three|(?:every|more than) one) of (?:the (?:above|others?|options|answers|choices)|these|those)\b`,
    String.raw`\b(?:all|none|both) (?:the )?(?:above|others|options|answers|choices)\b|^(?:all|both) (?:these|those|the rest)$`,
    `^(?:(?:both|neither|either) )?${letters}(?: ${letters})* (?:and|or|nor) ${letters}(?: are (?:right|correct|true))?$`,
    `^(?:tod[oa]s|ningun[oa]|ambas|ambos|cualquiera|algun[oa]s)(?: de)?(?: l[oa]s| est[oa]s| es[oa]s)?(?: dos)?(?: anteriores| de arriba| opciones| respuestas| demás)?$`,
    `^(?:(?:tanto|ni|ambas) )?${letters} (?:y|e|o|u|ni|como) ${letters}$`,
  ].join('|'),
);

/** These refer to other options unless the question asks for a number. */
const countsOthers = /^(?:none|all|both|any|each)(?: of them)?$/;
const asksHowMany = /\bhow (?:many|much)\b/i;

const isAboutOthers = (option: string, stem: string) => {
  const words = essence(option.replace('&', ' and '));
  return (
    refersToOthers.test(words) || namesAPlace(option) || (countsOthers.test(words) && !asksHowMany.test(stem))
  );
};

const denies = /\b(?:no|not|never|nobody|none|nothing|without|only)\b/;

/** Who has "a green notebook" has "a notebook". A key that denies, or counts something else, does not contain the option. */
const isPartOf = (option: string, key: string) =>
  option !== key && mentions(key, option) && !denies.test(key) && !/\d/.test(option);

/** Whether a stem has the key, or all words of a longer key that carry meaning. */
const tells = (stem: string, key: string) => {
  const [told, words] = [new Set(contentStems(stem)), contentStems(key)];
  return (
    mentions(stem, key) || (words.length > 1 && !denies.test(key) && words.every((word) => told.has(word)))
  );
};

/** Flaws of the options, compared with each other and with the stem. The fixed last option may be "None of these". */
export const optionFlaws = {
  'duplicate options': (written) => {
    const options = optionsOf(written).map(compared);
    return new Set(options).size < options.length;
  },
  'labelled options': ({ options }) => options.filter((option) => label.test(option)).length > 1,
  'option that refers to others': ({ question, options }) =>
    options.some((option) => isAboutOthers(option, question)),
  'distractor with the key in it': (written) => {
    const key = compared(keyOf(written));
    return distractorsOf(written).some((option) => mentions(compared(option), key));
  },
  'distractor that is part of the key': (written) =>
    distractorsOf(written).some((option) => isPartOf(compared(option), compared(keyOf(written)))),
  'key in the stem': (written) =>
    tells(written.question, keyOf(written)) &&
    !distractorsOf(written).every((option) => tells(written.question, option)),
} satisfies Record<string, Flaw>;
