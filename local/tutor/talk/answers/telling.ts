import { questionsIn, statementsIn } from '../../../../lambdas/companion/conversation/questions';
import { contentStems, countWords } from '../../../../lambdas/safety/text/words';
import { likenessOf, plainly } from '../../vectors/likeness';
import { wasPut } from '../choose';
import { toneOf } from '../life/living';
import { isOfLife } from '../life/of-life';
import { markOf } from '../memory';
import { isAbout } from '../moments';
import { remarkOf } from '../remarks';
import type { Response, Turn } from '../turn';
import { isQuestion } from '../understand';
import { type Answer, answersOf, type Ranked, rankedAnswers, tellingRank } from './answers';
import { closings } from './closings';
import { isCovered } from './covered';
import { fitsWanted } from './fits';
import { namedIn, onlyOneIn } from './named';
import { isFit, isOfFeeling, isOfGuess, isOfWhom, isReason } from './of-kind';
import { wantedOf } from './saying';
import { isToSame } from './to-wren';
import { withVerdict } from './verdict';
import { isOfWord, ofAskedWord } from './word-asked';

/** A question that closes an answer is left out if it was asked before. */
const withoutOldQuestion = (turn: Turn, text: string): string => {
  const last = text.split(/(?<=[.!?…”]) /).at(-1) ?? '';
  return last.endsWith('?') && wasPut(turn, last) ? text.slice(0, -last.length).trim() : text;
};

/** Without the words before it nobody knows what is asked. */
const isOfWhatWasSaid = (text: string): boolean =>
  /^(?:(?:but|and|so),? )*(?:how|why|when|where) (?:did|does|do|was|is) (?:you|he|she|they|it|that)(?: (?:do|get|happen|come))?(?: (?:it|that|this|so))?\W*$/i.test(
    text,
  );

/** "Why?" asks for the reason of what was said last. */
const askedIn = ({ text, request }: Turn): string => {
  const [before] = request.said.filter(({ role }) => role === 'child').slice(-1);
  // "How did you do it", after "does your wrist still hurt".
  if (before !== undefined && isOfWhatWasSaid(text)) return `${text.replace(/\W+$/, '')} ${before.text}`;
  if (!/^(?:but |and )?(?:why(?: not)?|how come)\W*$/i.test(text)) return text;
  const last = request.said.findLast(({ role }) => role === 'companion')?.text ?? '';
  return `why ${statementsIn(last)}`;
};

const response = (turn: Turn, text: string): Response => {
  const questions = questionsIn(text);
  return {
    move: 'answer',
    text,
    claims: text.split(/(?<=[.!]) /).map((claim) => ({ claim, passage: '' })),
    asks: closings(turn, text),
    marks: questions.map(markOf),
    isGentle: true,
    isGiving: true,
    isComplete: questions.length > 0,
  };
};

const onceAgain = ['As I said.', 'I say it again.', 'Once more, then.', 'Once again, then.'];

/** A shorter sentence says nothing without those beside it. */
const fewestWords = 4;

/** What was told before is told once more in the sentence that has most of the question. */
const onceMore = (turn: Turn, text: string): Response | undefined => {
  const wanted = new Set(contentStems(turn.text));
  const shared = (one: string) => contentStems(one).filter((word) => wanted.has(word)).length;
  const sentences = text.split(/(?<=[.!?…]) /).filter((one) => !one.includes('?'));
  const [first = text] = sentences;
  const [best = text] = /\bwhy\b/i.test(turn.text)
    ? [first]
    : sentences.toSorted((one, other) => shared(other) - shared(one));
  const said = countWords(best) < fewestWords ? text : best;
  return said.includes('?') ? undefined : response(turn, `${turn.phrases.pick(onceAgain)} ${said}`);
};

/** A question of this rank was answered before, and so alike is the same question. */
const sameAgain = { rank: 0.5, likeness: 0.75 } as const;
const sameWords = 0.9;
/** From this rank on another answer is told in place of one that was told before. */
const otherRank = 0;

/** The child asks once more what it has asked before. */
const isAskedAgain = ({ text, request }: Turn, least: number = sameAgain.likeness): boolean =>
  request.said.some((one) => one.role === 'child' && likenessOf(plainly(one.text), plainly(text)) >= least);

const isTold =
  ({ memory, request }: Turn) =>
  ({ text }: Answer): boolean =>
    text !== undefined &&
    (memory.asked.includes(markOf(text)) || request.said.some(({ text: said }) => said.includes(text)));

const known = new WeakMap<Turn, { readonly words: string; readonly ranked: Ranked[] }>();

/** Weighed once a turn. */
const ranked = (turn: Turn, words: string): Ranked[] => {
  const { book, request, people, played, read } = turn;
  const before = known.get(turn);
  if (before?.words === words) return before.ranked;
  if (book === undefined) return [];
  const found = rankedAnswers(words, book, {
    companion: request.companion,
    last: Math.max(1, ...read.keys()),
    meant: { you: played?.name, them: people.map(({ name }) => name) },
  });
  known.set(turn, { words, ranked: found });
  return found;
};

/** What a character likes about somebody is told by an answer that names this person; its sheet has more of that. */
const isBesideThePoint = ({ text, people, played }: Turn, answer: string): boolean => {
  const other = people.find((one) => one !== played);
  return (
    played !== undefined &&
    other !== undefined &&
    /\b(?:like|love|friends?|trust|jealous|forgive|hate|miss)\b/i.test(text) &&
    !isAbout(answer, other)
  );
};

/** "She runs the laundry": who that is, where nobody was named before. */
const withName = ({ book, text, people, request }: Turn, { asked }: Answer, told: string): string => {
  const one = people.length > 0 ? undefined : onlyOneIn(asked, book?.characters ?? []);
  const last = request.said.findLast(({ role }) => role === 'companion')?.text ?? '';
  return one === undefined || isAbout(`${last} ${text}`, one, true) ? told : namedIn(told, one);
};

const toQuestion = /^(?:because|so that|so|no|yes|not|to|for|by|with|of)\b/i;
/** "Yuck", "so sad": there is a reply to that. */
const isExclaiming = (text: string): boolean => countWords(text) <= 3 && remarkOf(text) !== undefined;

/** What was written for a child's own life needs to be no surer where something hard is told. */
const leastFor = ({ asked }: Answer, least: number): number =>
  least === tellingRank.hard && asked.filter(({ features }) => features.has('#me')).length > asked.length / 2
    ? tellingRank.life
    : least;

/** The best answer from a rank on that was not told yet; undefined if none is, or if the companion cannot tell it. */
const told = (turn: Turn, words: string, least: number): Response | undefined => {
  const wasTold = isTold(turn);
  const fits = isFit(turn);
  const found = ranked(turn, words).find(
    (one) =>
      !wasTold(one.answer) &&
      isToSame(turn, one.answer) &&
      fits(one) &&
      isOfWhom(turn, one) &&
      isOfGuess(turn, one) &&
      isCovered(turn, one) &&
      isOfFeeling(turn, one.answer) &&
      isOfWord(turn, one.answer),
  );
  const text = found?.answer.text && ofAskedWord(turn, found.answer.text);
  if (
    found === undefined ||
    text === undefined ||
    found.rank < leastFor(found.answer, least) ||
    isBesideThePoint(turn, text)
  )
    return undefined;
  if (!isQuestion(turn.text) && (toQuestion.test(text) || isExclaiming(turn.text))) return undefined;
  const named = withName(turn, found.answer, text);
  const said = response(turn, withVerdict(turn, found.meaning, withoutOldQuestion(turn, named)));
  return { ...said, marks: [markOf(found.answer.text ?? text), ...(said.marks ?? [])] };
};

/** "So he caught it with his foot": the child wants to know. */
const isConcluding = (text: string): boolean => /^so (?!(?:good|nice|cool|sad|funny|what)\b)/i.test(text);

/** "How will they get to the doctor": hardly anything of what was read answers that. */
const isOfLater =
  /^(?:(?:and|but|so),? )*(?:(?:how|what|where|when|who) )?will (?:he|she|they|it|the|\p{Lu})/u;

const leastRank = (turn: Turn): number => {
  // Ages and sizes are compared elsewhere.
  if (/\bthan\b/i.test(turn.text)) return tellingRank.compared;
  if (isOfLater.test(turn.text)) return tellingRank.sure;
  if (isQuestion(turn.text) || isConcluding(turn.text)) return tellingRank.question;
  if (toneOf(turn)?.isHard) return tellingRank.hard;
  return isOfLife(turn) ? tellingRank.life : tellingRank.remark;
};

/** How sure the best answer is that was not told yet. */
export const surestOf = (turn: Turn): number => {
  const wasTold = isTold(turn);
  const found = ranked(turn, askedIn(turn)).find(
    ({ answer }) => !wasTold(answer) && isOfFeeling(turn, answer),
  );
  return found?.answer.text === undefined || !found.answer.isOwn ? Number.NEGATIVE_INFINITY : found.rank;
};

/** The hand-made answer to what the child asks or remarks; undefined if none fits. */
export const telling = (turn: Turn): Response | undefined => {
  const words = askedIn(turn);
  const [best] = ranked(turn, words);
  const wasTold = best !== undefined && best.rank >= sameAgain.rank && isTold(turn)(best.answer);
  if (!wasTold) return told(turn, words, leastRank(turn));
  if (isAskedAgain(turn)) return repeating(turn);
  return told(turn, words, Math.max(otherRank, leastRank(turn)));
};

/** What was told before is told once more where nothing else is known; a character does so only when the same is asked again. */
export const repeating = (turn: Turn): Response | undefined => {
  const [best] = ranked(turn, askedIn(turn));
  if (best?.answer.text === undefined || best.rank < sameAgain.rank || !isTold(turn)(best.answer))
    return undefined;
  // A character repeats itself only to the very same question.
  if (!isQuestion(turn.text) || (turn.played !== undefined && !isAskedAgain(turn, sameWords)))
    return undefined;
  return fitsWanted(wantedOf(turn), best.answer.text, turn.text)
    ? onceMore(turn, best.answer.text)
    : undefined;
};

/** From this rank on a reason is told that shares a rare word with a "why": nobody is told that the book does not say it. */
const reasonRank = -3.6;
const rareWord = 0.45;

/** The likeliest reason, whoever a "he" may mean. */
const likelyReason = (turn: Turn): Response | undefined => {
  const { book, request, read, people, text } = turn;
  const isNamed = people.some((one) => isAbout(text, one, true));
  if (book === undefined || !/^(?:so |but |and )?why\b/i.test(text)) return undefined;
  const { weight } = answersOf(book, request.companion);
  const wasTold = isTold(turn);
  const found = rankedAnswers(askedIn(turn), book, {
    companion: request.companion,
    last: Math.max(1, ...read.keys()),
    meant: isNamed ? { them: people.map(({ name }) => name) } : {},
  })
    .filter(
      (one) =>
        !wasTold(one.answer) &&
        one.rank >= reasonRank &&
        isReason({ ...one, rank: reasonRank }) &&
        [...one.meaning.features].some(
          (word) => !/^[@#]/.test(word) && weight(word) >= rareWord && one.answer.union.has(word),
        ),
    )
    .toSorted((a, b) => b.rank - a.rank)[0];
  const said = found?.answer.text;
  return said === undefined
    ? undefined
    : { ...response(turn, withoutOldQuestion(turn, said)), marks: [markOf(said)] };
};

/** Before Wren says nothing: an answer that is as likely beside the point as not. A character speaks to the point, or not. */
export const nearlyTelling = (turn: Turn): Response | undefined =>
  turn.played === undefined ? (told(turn, askedIn(turn), tellingRank.last) ?? likelyReason(turn)) : undefined;
