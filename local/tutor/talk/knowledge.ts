import { contentStems } from '../../../lambdas/safety/text/words';
import type { LibraryQuestion } from '../../../lambdas/stock/own-books';
import { quotableIn } from './hint';
import { isAbout } from './moments';
import { reveals } from './told';
import type { Turn } from './turn';

/** An answer shares at least this part of the question's telling words, by their rarity. */
const fewestShared = 0.62;

const asking = (words: string) =>
  /\b(?:who|whose|what|why|where|when|how many|how)\b/i.exec(words)?.[0].toLowerCase();

/** The library's questions on the chapters that the child has read. */
const questionsRead = ({ book, read }: Turn): LibraryQuestion[] =>
  [...read.keys()].flatMap((number) => book?.chapters[Math.max(1, number) - 1]?.questions ?? []);

/**
 * The library's question that asks the same as the child, to answer with its explanation. Undefined if none is near enough, or if
 * the explanation gives away the answer that the child is still looking for.
 */
export const knownAnswer = (turn: Turn): LibraryQuestion | undefined => {
  const { text, current, played, request, people } = turn;
  const names = new Set(people.flatMap(({ name, also = [] }) => contentStems([name, ...also].join(' '))));
  const wanted = [...new Set(contentStems(text))].filter((word) => !names.has(word));
  // "Do they like each other?": a yes or no is in no explanation.
  if (wanted.length < 2 || asking(text) === undefined) return undefined;
  const all = questionsRead(turn).map((question) => ({
    question,
    stems: new Set(contentStems(`${question.question} ${question.answer} ${question.evidence}`)),
    asks: new Set(contentStems(question.question)),
  }));
  const weight = (word: string) =>
    Math.log(1 + all.length / Math.max(0.5, all.filter(({ stems }) => stems.has(word)).length));
  const whole = wanted.reduce((sum, word) => sum + weight(word), 0);
  const said = request.said.map((one) => one.text).join('\n');
  const secret = contentStems(current?.expected ?? '');
  const isOpenYet = request.open?.expected != null;
  const scored = all
    .filter(
      ({ question }) =>
        !question.explanation.includes('?') &&
        !said.includes(question.explanation) &&
        (played === undefined || !isAbout(question.explanation, played)) &&
        !(isOpenYet && reveals(question.explanation, secret)),
    )
    .map(({ question, stems, asks }) => {
      const shared = wanted.filter((word) => stems.has(word)).reduce((sum, word) => sum + weight(word), 0);
      const asked = wanted.filter((word) => asks.has(word)).length;
      const sameKind = asking(text) === asking(question.question) ? 0.15 : 0;
      return { question, score: asked < Math.min(2, wanted.length) ? 0 : shared / whole + sameKind };
    });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best < fewestShared ? undefined : scored.find(({ score }) => score === best)?.question;
};

/** The form of a sentence that gives a reason or says what something is. */
const forms: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/^why\b/i, /\b(?:because|when|so that|for|since)\b/i],
  [/^what (?:is|are|was|were)\b/i, /\b(?:meant|means|called|which|was an?|is an?)\b/i],
];

/**
 * The sentence of the chapters that has the last telling word of the child's question, and at least half of them, to quote it.
 * Undefined if there is none, or if it was said before or gives away the answer that the child is looking for.
 */
export const sentenceOn = ({ text, current, played, people, read, request }: Turn): string | undefined => {
  const names = new Set(people.flatMap(({ name, also = [] }) => contentStems([name, ...also].join(' '))));
  const wanted = [...new Set(contentStems(text))].filter((word) => !names.has(word));
  const last = wanted.at(-1);
  const said = request.said.map((one) => one.text).join('\n');
  const secret = request.open?.expected == null ? [] : contentStems(current?.expected ?? '');
  const form = forms.find(([asked]) => asked.test(text))?.[1];
  const scored = [...read.values()]
    .flatMap(quotableIn)
    .filter((one) => !said.includes(one) && !reveals(one, secret))
    .filter((one) => played === undefined || !isAbout(one, played))
    .map((sentence) => {
      const stems = new Set(contentStems(sentence));
      const shared = wanted.filter((word) => stems.has(word)).length;
      const isNear = last !== undefined && stems.has(last) && shared >= wanted.length / 2;
      return { sentence, score: isNear ? shared + (form?.test(sentence) === true ? 0.5 : 0) : 0 };
    });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? undefined : scored.find(({ score }) => score === best)?.sentence;
};
