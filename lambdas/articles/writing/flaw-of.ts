import { blanksPerArticle } from '../../../contract/rules/articles';
import { readingGrade } from '../../../contract/rules/reading-grade';
import { hasInvisible, hasLink, hasMarkup } from '../../model/as-data';
import { brand } from '../../safety/output/brands';
import { contentStems, countWords, similarity } from '../../safety/text/words';
import { type Level, readingGradeOf } from '../level';
import { wordsOfList } from '../tier-two';
import { candidatesOf, filledText, type WrittenArticle } from './written-article';

export interface Wish {
  readonly level: Level;
  /** The last articles of the child. */
  readonly had: readonly { readonly title: string; readonly content: string }[];
  /** Words that the child should meet again, and new words of our list for its level. */
  readonly due: readonly string[];
  readonly words: readonly string[];
}

const words = { least: 120, most: 180 };
const longest = { title: 80, why: 200, source: 150 };
const mostCandidates = 9;

/** The minimum number of given words that an article teaches, and of due ones among them. */
export const taught = { all: 3, again: 2 };

/** The measured grade varies by half a grade between two texts that a model was asked to write alike. */
const gradesOff = 1.5;

const tragedy =
  /\b(?:murder\w*|suicid\w*|massacre\w*|genocid\w*|holocaust|terroris\w*|kidnap\w*|tortur\w*|abus(?:e|ed|ive)|execut(?:ed|ion)|hostages?|plane crash|shipwrecked children|air raids?|bombings?)\b/i;

/** The text must not mention the known facts about the reader. */
const aboutReader =
  /\b(?:you|your)\b[^.!?]{0,40}\b(?:likes?|love|enjoy|favou?rites?|hobby|hobbies|interests?|fan of|reading)\b|\b(?:since|because|as) you\b/i;

type Flaw = (written: WrittenArticle, wish: Wish) => boolean;

const textsOf = ({ title, why, distractors, sources, ...rest }: WrittenArticle): string[] => [
  title,
  filledText(rest),
  ...why,
  ...distractors,
  ...sources,
];

const some =
  (has: (text: string) => boolean): Flaw =>
  (written) =>
    textsOf(written).some(has);

const bankOf = (written: WrittenArticle): string[] => [...candidatesOf(written), ...written.distractors];

const isLong = (most: number) => (text: string) => text.trim() === '' || text.length > most;

/** "Stone" and "stones" have one root. */
const rootsOf = (text: string): string[] =>
  contentStems(text).map((stem) => stem.replace(/(?<=\p{L}{3})e$/u, ''));

/** A word of the bank occurs in the title or elsewhere in the text, in any form, which would give its gap away. */
const givesAway: Flaw = (written) => {
  const rest = new Set(rootsOf(`${written.title} ${written.text.replace(/\[[^\]]*\]/g, ' ')}`));
  return bankOf(written).some((word) => rootsOf(word).some((root) => rest.has(root)));
};

const likeAnEarlierOne: Flaw = (written, { had }) =>
  had.some(
    ({ title, content }) =>
      title.toLowerCase() === written.title.toLowerCase() || similarity(content, filledText(written)) > 0.4,
  );

const used = (written: WrittenArticle, given: readonly string[]): number =>
  wordsOfList(filledText(written), new Set(given)).length;

const teachesTooLittle: Flaw = (written, { due, words: fresh }) => {
  const given = [...due, ...fresh];
  return (
    used(written, due) < Math.min(taught.again, due.length) ||
    used(written, given) < Math.min(taught.all, given.length)
  );
};

const flaws: Readonly<Record<string, Flaw>> = {
  'length of the text': (written) => {
    const count = countWords(filledText(written));
    return count < words.least || count > words.most;
  },
  'length of title, reason or source': ({ title, why, sources }) =>
    isLong(longest.title)(title) || why.some(isLong(longest.why)) || sources.some(isLong(longest.source)),
  'number of gaps': (written) => {
    const count = candidatesOf(written).length;
    return count < blanksPerArticle || count > mostCandidates || written.why.length !== count;
  },
  'number of distractors': ({ distractors }) => distractors.length < 1 || distractors.length > 3,
  'no single words in the bank': (written) =>
    bankOf(written).some((word) => !/^\p{L}+(?:-\p{L}+)*$/u.test(word)),
  'a word twice in the bank': (written) => {
    const stems = bankOf(written).map((word) => contentStems(word).join(' '));
    return new Set(stems).size < stems.length;
  },
  'a word of the bank elsewhere in the text': givesAway,
  'reading grade': (written, { level }) =>
    Math.abs(readingGrade(filledText(written)) - readingGradeOf[level]) > gradesOff,
  'too few of the words': teachesTooLittle,
  'no facts': ({ facts }) => facts.length < blanksPerArticle,
  'no sources': ({ sources }) => sources.length === 0 || sources.length > 3,
  'like an earlier one': likeAnEarlierOne,
  brand: some((text) => brand.test(text)),
  tragedy: some((text) => tragedy.test(text)),
  'about the reader': (written) => aboutReader.test(filledText(written)),
  'control or bidi characters': some(hasInvisible),
  link: some(hasLink),
  markup: (written) => [filledText(written), ...textsOf(written)].some(hasMarkup),
};

/** The first reason why an article may not be given to a child; undefined if there is none. A model checks the facts. */
export const flawOf = (written: WrittenArticle, wish: Wish): string | undefined =>
  Object.entries(flaws).find(([, isFlawed]) => isFlawed(written, wish))?.[0];
