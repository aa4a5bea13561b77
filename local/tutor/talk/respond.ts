import { isFarewell } from '../../../lambdas/companion/conversation/farewell';
import { asksForAnswer } from '../../../lambdas/companion/conversation/rules';
import { countWords } from '../../../lambdas/safety/text/words';
import type { Act } from './acts';
import { tellingRank } from './answers/answers';
import { checking, isToCheck } from './answers/checking';
import { isOpenToAnswers } from './answers/open';
import { telling as answered, surestOf } from './answers/telling';
import { apart } from './apart';
import { answering, chatting, ofBook } from './asked';
import { favourite } from './asked/favourite';
import { feelingAsked, ownReason } from './asked/feelings';
import { ofMyself } from './asked/myself';
import { supposing } from './asked/playing';
import { elsewhere, hoping, viewAsked } from './asked/views';
import { voiced } from './asked/voices';
import { whoMeant } from './asked/who';
import { asQuestion } from './asks-too';
import { asides } from './banks/asides';
import { caring } from './caring';
import { actOf, doing } from './doing';
import { flipped } from './echo';
import { asksFrom } from './fill';
import { capital, gapsOf } from './gaps';
import { explaining, goingFirst, isShort, nudging } from './helping';
import { inLanguage } from './in-language';
import { isKnownWrong } from './judge';
import { living, toneOf } from './life/living';
import { isGoingOnOfLife } from './life/of-life';
import { becauseIt, isNonsense, isOtherPlace, puzzledBy } from './nonsense';
import { opening } from './opening';
import { adjectiveIn, isOpinion, likingSomebody, longOpinion, opinionOf } from './opinions';
import { ownLife } from './own-life';
import { remarkOf } from './remarks';
import { replies } from './replies';
import { isRetelling } from './retelling';
import { describedOf } from './roles';
import { goingOn } from './scene';
import { smallTalk } from './small-talk';
import { sortingOut } from './sorting';
import { stillHard } from './still-hard';
import { suspected } from './suspects';
import { takingUp } from './taking';
import { thought } from './thoughts';
import { expanding, givingAway, helping, isAttempt, isClosed } from './tries';
import type { Response, Turn } from './turn';
import { asideIn, isQuestion, isUnsure } from './understand';

/** Acts after which the tutor explains. */
const puzzled = new Set<Act>(['lost', 'too hard', 'forgotten']);

/** The child has read all chapters: there is nothing to keep from it. */
const isWholeRead = ({ book, read }: Turn): boolean =>
  book !== undefined && Math.max(1, ...read.keys()) >= book.chapters.length;

/** A request for something that was said to be a secret, a rule or a danger, and words of the child's own life. */
const redirecting = (turn: Turn): Response | undefined => {
  const { request, known, people, text, played } = turn;
  const found = asideIn(request.words, known);
  // "Who is Pandan?" asks for somebody whom the child has met.
  if (found === undefined || (found === 'later' && people.length > 0 && /\bwho\b/i.test(text)))
    return undefined;
  if (found === 'later' && isWholeRead(turn)) return undefined;
  if (found === 'not for us' && isFarewell(request.words) && !isQuestion(text)) return undefined;
  if (found === 'elsewhere' || (found === 'begging' && /\bhave to go\b/i.test(text))) return undefined;
  const talked = found === 'not for us' ? smallTalk(text, played !== undefined) : undefined;
  if (talked !== undefined) return { ...chatting(turn, talked), move: 'redirect' };
  return {
    move: 'redirect',
    ...takingUp(turn, asides[found], gapsOf(turn, 'family')),
    kinds: ['easy', 'book'],
    isGentle: true,
  };
};

/** A child that is tired of the question, or has nothing to say to it. */
const acting = (turn: Turn, act: Act): Response | undefined => {
  const { people } = turn;
  const isOfSomebody =
    people.length > 0 && (act === 'not liking' || act === 'liking the book' || act === 'good');
  const isOfLiking = isOpinion(turn.text) && (act === 'pet' || act === 'friend' || act === 'family');
  if ((isOfSomebody || (people.length > 0 && isOfLiking)) && !/\bhow\b/i.test(turn.text))
    return opinionOf(turn);
  if (act === 'silly' && people.length > 0) return doing(turn, 'silly about somebody');
  if (act === 'next one') return goingOn(turn) ?? doing(turn, act);
  if (puzzled.has(act)) return explaining(turn, act) ?? doing(turn, act);
  if (!isShort(act)) return doing(turn, act);
  return isClosed(turn)
    ? act === 'nothing' || act === 'because'
      ? undefined
      : doing(turn, act)
    : nudging(turn, act);
};

/** "It is a bit sad". */
const isDescribing = (text: string): boolean =>
  /^(?:it|that|this)(?:['’]?s| is| was) (?:\w+ ){0,3}\w+[.!]*$/i.test(text) &&
  adjectiveIn(text) !== undefined;

const describing = (turn: Turn, w = adjectiveIn(turn.text)): Response => {
  const bank = remarkOf(turn.text) ?? replies['feeling word'];
  return { move: 'ask', ...takingUp(turn, bank, { w, W: capital(w) }), isGiving: true, isGentle: true };
};

/** "I'm good at maths like Ruki": of the child, and no opinion of Ruki. */
const isOfOneself = /^(?:(?:and|but|so),? )*(?:I['’]?m|I am|my|our|we) /i;

/** So few words are an answer, and no thought. */
const fewWords = 6;

/** Questions about what nobody can know yet. */
const next = [
  'What do you hope for?',
  'What would be the worst thing that could happen?',
  'What would you let happen?',
];

/** The child does not know: Wren helps with an easier question. */
const unsure = (turn: Turn): Response => {
  const said = nudging(turn, 'unsure');
  return /\b(?:will|might|could|is going to) happen|(?:comes?|happens?) next\b/i.test(turn.text)
    ? {
        move: 'ask',
        text: turn.phrases.pick(replies.unsure.says),
        asks: asksFrom(turn, next),
        isGentle: true,
      }
    : said;
};

/** The reply to what is no try to answer; undefined for words that may be one. */
const replying = (turn: Turn): Response | undefined => {
  const { text, people, traits, played } = turn;
  // "I don't get why the river is dry" is a question.
  const puzzle = puzzledBy.exec(text)?.[1];
  if (puzzle !== undefined) return answering({ ...turn, text: `${puzzle}?` });
  const sorted = sortingOut(turn);
  if (sorted !== undefined) return sorted;
  if (asksForAnswer(text) && !isClosed(turn)) return goingFirst(turn);
  const act = actOf(turn);
  const isAsking =
    isQuestion(text) ||
    /^tell me\b(?! you\b)|\b(?:could you|please|can you) (?:please )?tell me\b|^(?:once )?again\W*$/i.test(
      text,
    );
  const isOfBook = people.some((one) => one !== played);
  const isAct = act !== undefined && asQuestion.has(act);
  const ofTheBook = isAsking ? ofBook(turn) : undefined;
  if (ofTheBook !== undefined) return ofTheBook;
  const talked =
    !isAct &&
    ((isAsking && !(isOfBook && !/\bas brave\b|\bwhat would you (?:do|say|have)\b/i.test(text))) ||
      /\bwonder\b/i.test(text))
      ? smallTalk(text, played !== undefined)
      : undefined;
  if (talked !== undefined && act !== 'leaving') return chatting(turn, talked);
  const isShrug = isUnsure(text) && act === 'not liking';
  // "Did you ever want to quit?" asks.
  const isAskingBack =
    isAsking && /^(?:did|do|does|would|why|what|who|how)\b/i.test(text) && act === 'leaving';
  if (act !== undefined && !isShrug && !isAskingBack && (!isAsking || isAct)) return acting(turn, act);
  if (isUnsure(text) && !isAsking) return isClosed(turn) ? undefined : unsure(turn);
  if (isAsking) return answering(turn);
  if (isOtherPlace(turn)) return doing(turn, 'another story');
  const cause = becauseIt.exec(text)?.[1]?.toLowerCase();
  if (cause !== undefined) return describing(turn, cause);
  if (isRetelling(text)) return thought(turn);
  const isOfManner = /\bhow\b/i.test(text);
  if (
    people.length > 0 &&
    isOpinion(text) &&
    !isOfManner &&
    !isOfOneself.test(text) &&
    countWords(text) < longOpinion
  )
    return opinionOf(turn);
  // "It is a bit sad": an opinion of the story is no answer.
  if (isDescribing(text)) return describing(turn);
  if (traits.length === 0 || !/^(?:it|that|this|I) (?:is|was|think|feel|felt|like|love|find)\b/i.test(text))
    return undefined;
  return thought(turn);
};

/** A character is sure of the answer: what it feels need not be read from its sheet. */
const surely = (turn: Turn): Response | undefined =>
  turn.played !== undefined && surestOf(turn) >= tellingRank.sure ? answered(turn) : undefined;

const inEnglish = (turn: Turn): Response | 'hint' => {
  const { text, judged, current, known, people, request } = turn;
  if (isClosed(turn) && judged === 'right') return expanding(turn);
  if (isClosed(turn) && asksForAnswer(text)) return givingAway(turn);
  if (isClosed(turn) && isKnownWrong(text, current)) return helping(turn);
  const isNearly =
    judged === 'partly' && !isQuestion(text) && !isOpinion(text) && countWords(text) <= fewWords;
  if (isClosed(turn) && isNearly) return helping(turn);
  const tone = isFarewell(request.words) ? undefined : toneOf(turn);
  const reply =
    caring(turn) ??
    stillHard(turn) ??
    opening(turn) ??
    apart(turn) ??
    ofMyself(turn) ??
    whoMeant(turn) ??
    ownLife(turn) ??
    favourite(turn) ??
    suspected(turn) ??
    (tone === undefined && !isFarewell(request.words) && isGoingOnOfLife(turn) && !isQuestion(text)
      ? thought({ ...turn, people: [] }, true)
      : undefined) ??
    (isToCheck(text) ? checking(turn) : undefined) ??
    voiced(turn) ??
    (tone === undefined ? elsewhere(turn) : undefined) ??
    hoping(turn) ??
    (surestOf(turn) < tellingRank.sure ? viewAsked(turn) : undefined) ??
    (surestOf(turn) < tellingRank.asked ? likingSomebody(turn) : undefined) ??
    (isOpenToAnswers(turn)
      ? (surely(turn) ?? feelingAsked(turn) ?? ownReason(turn, surestOf(turn)) ?? answered(turn))
      : undefined) ??
    (tone === undefined ? undefined : living(turn, tone)) ??
    describedOf(turn) ??
    checking(turn) ??
    redirecting(turn) ??
    supposing(turn, (clause) => flipped(clause, turn)) ??
    replying(turn);
  if (reply !== undefined) return reply;
  if (isClosed(turn) && (isUnsure(text) || isAttempt(turn))) return helping(turn);
  if (/^(?:maybe|perhaps)\b/i.test(text)) return doing(turn, 'predicting');
  if (isNonsense(turn) && !/^(?:that|this|it)\b/i.test(text) && remarkOf(text) === undefined)
    return doing(turn, 'another story');
  if (asideIn(request.words, known) === 'elsewhere' && people.length === 0) {
    const told = thought(turn);
    const { asks = [] } = takingUp(turn, asides.elsewhere, gapsOf(turn, 'elsewhere'));
    return { ...told, move: 'redirect', asks: [...(told.asks ?? []), ...asks], isGentle: true };
  }
  return thought(turn);
};

/** The first part of the reply to the child's words: the child is answered before anything else is asked. */
export const respond = (turn: Turn): Response | 'hint' => {
  const response = inEnglish(turn);
  return turn.language === undefined || response === 'hint'
    ? response
    : inLanguage(turn, response, turn.language);
};
