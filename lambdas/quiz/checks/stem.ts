import { readingGrade } from '../../../contract/rules/reading-grade';
import { withoutNames, withoutQuotations } from '../../platform/text/own-words';
import { contentWords, mentions, shareOfEnglish, withDigits, wordsIn } from '../../platform/text/words';
import { type Flaw, keyOf, textFor, type WrittenQuestion } from './written-question';

const auxiliary = '(?:is|are|was|were|do|does|did|has|have|had|can|could|would|should|will|might|must)';

/** Which of these is not true? A child who reads quickly misses the word. "Why did Pim not sleep?" is harmless. */
const negative = new RegExp(
  [
    String.raw`\bNOT\b|\bEXCEPT\b`,
    String.raw`\b[Ee]xcept\b(?: for)?[\s:…?]*$`,
    String.raw`^(?:[Ww]hich|[Ww]ho|[Ww]hat)(?: \w+){0,2} ${auxiliary}(?: not|n['’]t)\b`,
    String.raw`\b[Ww]hich (?:one )?of (?:these|the following|them)\b.*\b(?:not|never|\w+n['’]t)\b`,
  ].join('|'),
);

const opinion =
  /\b(?:do|did|would|could|will|should|have|are|can) you\b|\byour (?:own|opinion|view|favou?rite|life|family|friends?|school|home|mind)\b|\b(?:best|nicest|funniest|saddest|scariest|(?:most|least) (?:interesting|exciting|boring|beautiful|fun)) (?:part|bit|chapter|moment|scene|character|thing) (?:of|in) (?:the|this) (?:book|story|chapter)\b/i;

const sum =
  /\b(?:altogether|in total|in all|how many (?:more|fewer|less)|left over|sum of|difference between)\b/i;
const arithmetic = /\d\s*[+×*÷=-]\s*\d|\b(?:plus|minus|divided by|multiplied by)\b/i;

/** A number that the book itself states needs no sum. */
const isStated = ({ evidence, ...written }: WrittenQuestion) =>
  evidence !== null && mentions(withDigits(evidence), withDigits(keyOf({ evidence, ...written })));

const maxGrade = 10;

/** A question of four words without any English one, or an explanation of six, is in another language. */
const minShareOfEnglish = 0.1;
const isForeign = (text: string, words: number) =>
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) ||
  (wordsIn(text).length >= words && shareOfEnglish(text) < minShareOfEnglish);

/** The question that is asked. */
export const stemFlaws = {
  'another language': (written) =>
    isForeign(written.question, 4) ||
    isForeign(written.explanation, 6) ||
    written.options.some((option) => isForeign(option, Number.POSITIVE_INFINITY)),
  'stem above grade 10': ({ question }) => readingGrade(withoutNames(question)) > maxGrade,
  'negative stem': ({ question }) => negative.test(withoutQuotations(question)),
  'asks for an opinion': ({ question }) => opinion.test(withoutQuotations(question)),
  'asks for a sum': (written) =>
    arithmetic.test(written.question) || (sum.test(written.question) && !isStated(written)),
  'no word of the stem in the text': (written, material) => {
    const text = textFor(written, material);
    const words = contentWords(written.question);
    return text !== undefined && words.length > 0 && !words.some((word) => mentions(text, word));
  },
} satisfies Record<string, Flaw>;
