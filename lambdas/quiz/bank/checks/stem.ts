import { readingGrade } from '../../../../contract/rules/reading-grade';
import { withDigits } from '../../../safety/text/numbers';
import { withoutNames, withoutQuotations } from '../../../safety/text/own-words';
import { contentWords, isForeign, mentions, shareOfEnglish, wordsIn } from '../../../safety/text/words';
import { namesAPlace } from './place';
import { type Flaw, keyOf, optionsOf, textFor, type WrittenQuestion } from './written-question';

/** "How can you tell that …?" and "How do you think he felt?" ask for the text. */
const opinion =
  /\b(?<!how )(?:do|did|would|could|will|should|have|are|can) you\b|\bhow (?:would|could|will|should|have|are|did) you\b|\byour (?:own|opinion|view|favou?rite|life|family|friends?|school|home|mind)\b|\b(?:best|nicest|funniest|saddest|scariest|(?:most|least) (?:interesting|exciting|boring|beautiful|fun)) (?:part|bit|chapter|moment|scene|character|thing) (?:of|in) (?:the|this) (?:book|story|chapter)\b/i;

/** Questions about the quiz or the layout of the text: the child remembers the story and does not see its paragraphs. */
const ofTheQuiz =
  /\b(?:correct|right|wrong|true) (?:answer|option|choice)\b|\b(?:which|what) (?:answer|option|choice)\b|\b(?:which|what) (?:word|letter|sentence|line|paragraph|number)s?\b.* in the (?:text|passage|excerpt|chapter)\b|\b(?:first|second|third|fourth|last) (?:paragraph|line|sentence)\b|\b(?:the|this) (?:text|passage|excerpt) (?:say|says|mainly|about)\b/i;

const sum =
  /\b(?:altogether|in total|in all|how many (?:more|fewer|less)|left over|sum of|difference between)\b/i;
const arithmetic = /\d\s*[+×*÷=-]\s*\d|\b(?:plus|minus|divided by|multiplied by)\b/i;

/** A number that the book itself states does not have to be calculated. */
const isStated = ({ evidence, ...written }: WrittenQuestion) =>
  evidence !== null && mentions(withDigits(evidence), withDigits(keyOf({ evidence, ...written })));

const withoutPossessives = (text: string) => text.replace(/['’]s\b/g, '');

const maxGrade = 10;

const isForeignScript = (text: string) =>
  /[¿¡]|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);

/** With a smaller share, a question of four words or an explanation of six counts as being in another language. */
const minShareOfEnglish = 0.1;
const isInAnotherLanguage = (text: string, words: number) =>
  isForeignScript(text) ||
  isForeign(withoutNames(text), 1) ||
  (wordsIn(text).length >= words && shareOfEnglish(text) < minShareOfEnglish);

/** A single foreign word is allowed, because it may be the answer. */
const isOptionInAnotherLanguage = (option: string) =>
  isForeignScript(option) || isForeign(withoutNames(option), 2);

/** Flaws of the stem, and texts in another language. */
export const stemFlaws = {
  'another language': (written) =>
    isInAnotherLanguage(written.question, 4) ||
    isInAnotherLanguage(written.explanation, 6) ||
    written.options.some(isOptionInAnotherLanguage),
  'stem above grade 10': ({ question }) => readingGrade(withoutNames(question)) > maxGrade,
  'asks about the quiz or the text': ({ question }) =>
    ofTheQuiz.test(withoutQuotations(question)) || namesAPlace(question),
  'asks for an opinion': ({ question }) => opinion.test(withoutQuotations(question)),
  'asks for a sum': (written) =>
    arithmetic.test(written.question) || (sum.test(written.question) && !isStated(written)),
  'no word of question and answer in the text': (written, material) => {
    const text = textFor(written, material);
    const asked = withoutPossessives([written.question, ...optionsOf(written)].join(' '));
    const words = contentWords(asked);
    return text !== undefined && words.length > 0 && !words.some((word) => mentions(text, word));
  },
} satisfies Record<string, Flaw>;
