import { nearest, sayable, saying } from '../answers/saying';
import type { Near } from '../answers/statements';
import { asksFrom } from '../fill';
import { isAbout } from '../moments';
import type { Response, Turn } from '../turn';
import { isQuestion } from '../understand';

/** What a character may feel: the words of a question, and what moments and facts show of it. */
const feelings: readonly (readonly [asked: RegExp, shows: readonly string[]])[] = [
  [/\b(?:sad|unhappy|cry|cried|upset|lonely|heartbroken)\b/i, ['sad', 'lonely', 'hurt']],
  [/\b(?:angry|mad|cross|furious|annoyed)\b/i, ['angry', 'dislike', 'hurt']],
  [/\b(?:scared|afraid|frightened|nervous|worried|fear|worry)\b/i, ['scared', 'fear', 'worried']],
  [/\b(?:happy|glad|relieved|excited|enjoy(?:ed)?)\b/i, ['happy', 'best', 'like']],
  [/\bproud\b/i, ['proud']],
  [/\b(?:ashamed|guilty|embarrassed|regret|sorry|bad about)\b/i, ['ashamed']],
  [
    /\b(?:horrible|awful|terrible|hard|bad) (?:when|to|for|that)\b/i,
    ['ashamed', 'sad', 'hurt', 'scared', 'shy', 'lonely', 'worried'],
  ],
  [/\b(?:jealous|envy|envious)\b/i, ['sad', 'wish', 'want']],
  [/\b(?:wish|want|dream|hope|long for)\b/i, ['want', 'wish', 'hopeful']],
  [/\b(?:feel|felt|feeling|hurts?|mind|like for you)\b/i, []],
];

const ofOther =
  /\b(?:love|like|trust|forgive|forgave|hate|miss|jealous|angry|mad|cross|friends?|sorry for)\b/i;
const isFond = /\b(?:love|like|trust|forgive|forgave|miss|friends?)\b/i;
const saysFondness = /^I (?:\w+ )?(?:like|love|trust|admire)\b/i;
const ofFondness = /^I\b.*\b(?:like|love|trust|admire|hate)\b/i;

/** Yes or no, where what follows says so itself. */
const verdict = (text: string, said: string): string => {
  if (!/^(?:do|did|are|were|have|can|will)\b/i.test(text) || !saysFondness.test(said)) return '';
  return isFond.test(text) ? 'Yes.' : 'No.';
};

/** From this nearness on the statement is about what the child asks. */
const least = { shown: 0.6, any: 0.85, like: 0.5 } as const;

const nearness = ({ share, likeness }: Near) => share + likeness;

/** "Were you sad when the tent flew away" asks for that moment. */
export const isOfMoment = (text: string): boolean =>
  /\b(?:when|that|about|because|at|after|before)\b.{4,}/i.test(text);

const back = ['How would you feel then?', 'What would you have felt?', 'What do you think I felt?'];

/** What the companion says of somebody else: what it thinks of the other comes first. */
const ofSomebody = (turn: Turn): Response | undefined => {
  const other = turn.people.find((one) => one !== turn.played);
  if (other === undefined || !ofOther.test(turn.text)) return undefined;
  const of = sayable(turn).filter(({ statement }) => isAbout(statement.text, other));
  const fond = of.find(({ statement }) => statement.isOwn && ofFondness.test(statement.text));
  const isMeant = (one: Near) =>
    nearness(one) >= least.shown && (one.words > 0 || one.likeness >= least.like);
  const found =
    fond ??
    (isFond.test(turn.text)
      ? undefined
      : (of.find((one) => one.statement.isOwn && isMeant(one)) ??
        of.find((one) => one.words > 0 && one.statement.shows.length > 0 && nearness(one) >= least.any)));
  if (found !== undefined) return saying(turn, found, verdict(turn.text, found.statement.text));
  const deed = /\b(?:love|like|care)\b/i.test(turn.text)
    ? sayable(turn).find(({ statement }) => statement.isOwn && statement.shows.includes('kind'))
    : undefined;
  return deed === undefined ? grudge(turn, of) : saying(turn, deed, 'That is hard to say out loud.');
};

/** "Do you hate him?": a small word for a big one, and what there was between the two. */
const grudge = ({ text, phrases, ...turn }: Turn, of: readonly Near[]): Response | undefined => {
  const isHate = /\bhate\b/i.test(text);
  if (!isHate && !/\b(?:angry|mad|cross|furious|annoyed)\b/i.test(text)) return undefined;
  const opener = phrases.pick(
    isHate
      ? ['Hate? No, that is too big a word.', 'No, I would not call it that.']
      : ['A bit, perhaps, and not for long.', 'A little, I think.'],
  );
  const found = of.find(({ statement }) => statement.shows.length > 0);
  const whole = { ...turn, text, phrases };
  return found === undefined
    ? { move: 'answer', text: opener, asks: asksFrom(whole, back), isGentle: true }
    : saying(whole, found, opener, asksFrom(whole, back));
};

/** The feeling is known of the companion, if of another moment. */
const isFitting = (text: string, shows: readonly string[], { statement }: Near): boolean =>
  /^(?:is it|are you|do you|does it)\b/i.test(text) && shows.includes(statement.shows[0] ?? '');

const asWell = ['A bit, yes. I know how that is.', 'Yes, I know that feeling.'];

/** A character is asked what it feels: what it did, wanted and feared in the chapters answers that. */
export const feelingAsked = (turn: Turn): Response | undefined => {
  const { text, played } = turn;
  if (
    played === undefined ||
    !isQuestion(text) ||
    !/\b(?:you|your|is it)\b/i.test(text) ||
    /\bwhy\b/i.test(text)
  )
    return undefined;
  const found = feelings.find(([asked]) => asked.test(text));
  if (found === undefined && !ofOther.test(text)) return undefined;
  const of = ofSomebody(turn);
  if (of !== undefined) return of;
  const [, shows = []] = found ?? [];
  const own = sayable(turn).filter(({ statement }) => statement.isOwn);
  const other = turn.people.find((one) => one !== played);
  const isMeant = (one: Near) =>
    one.words >= 2 || (!isOfMoment(text) && (other === undefined || isAbout(one.statement.text, other)));
  const shown = own.find(
    (one) =>
      one.statement.shows.some((show) => shows.includes(show)) &&
      nearness(one) >= least.shown &&
      isMeant(one),
  );
  const others = feelings.flatMap(([, all]) => all).filter((show) => !shows.includes(show));
  const any = own.find(
    (one) =>
      one.words > 0 &&
      nearness(one) >= least.any &&
      isMeant(one) &&
      !one.statement.shows.some((show) => others.includes(show)),
  );
  const said = shown ?? any ?? own.find((one) => isFitting(text, shows, one));
  if (said === undefined) return undefined;
  const opener = said === shown || said === any ? '' : turn.phrases.pick(asWell);
  return saying(turn, said, opener, asksFrom(turn, back));
};

/** Above this rank a hand-made answer is better than what the sheet says. */
const unsure = 0.3;

/** "Why did you do that?", "how did you lose it?": what is nearest in the character's own words. */
export const ownReason = (turn: Turn, surest: number): Response | undefined => {
  const { text, played } = turn;
  if (played === undefined || !/\b(?:you|your)\b/i.test(text)) return undefined;
  const isWhy = /\bwhy\b|\bhow come\b/i.test(text);
  const isOther = /\b(?:how|what|where|who|which)\b/i.test(text) && isQuestion(text);
  if (!(isWhy || (isOther && surest < unsure))) return undefined;
  const isOwn = ({ statement }: Near) => statement.isOwn;
  const found =
    nearest(turn, { near: 0.9, words: 2 }, isOwn) ??
    (surest < 0 ? nearest(turn, { near: 0.95, words: 1 }, isOwn) : undefined);
  return found && saying(turn, found);
};
