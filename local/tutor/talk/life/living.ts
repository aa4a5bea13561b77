import { likenessOf, plainly } from '../../vectors/likeness';
import { momentFor } from '../choose';
import { asksFrom } from '../fill';
import { takingUp } from '../taking';
import type { Response, Turn } from '../turn';
import { type Aside, asideIn } from '../understand';
import { bright } from './bright';
import { hardAmongPeople } from './hard-among-people';
import { hardAtHeart } from './hard-at-heart';
import { hardOfOneself } from './hard-of-oneself';
import { lifeIn } from './own';
import type { Tone } from './tone';
import { whomIn } from './whom';

/** The first one whose words occur decides; what is hard is never overheard for something cheerful. */
export const tones: readonly Tone[] = [...hardAtHeart, ...hardAmongPeople, ...hardOfOneself, ...bright];

/** From this likeness on a sentence has the tone of an example: less is needed where the child certainly speaks of itself. */
const alike = { certain: 0.6, likely: 0.68, bright: 0.7 } as const;

/** These have replies of their own. */
const first = new Set<Aside>([
  'sorrow',
  'hurt by somebody',
  'affection',
  'is it real',
  'rules',
  'memory',
  'begging',
  'rude',
  'not for us',
  'swearing',
]);

/** In which tone the child speaks of its own life; undefined if it does not, or in none of these. */
export const toneOf = (turn: Turn): Tone | undefined => {
  const life = lifeIn(turn);
  const aside = asideIn(turn.request.words, turn.known);
  if (life === undefined || (aside !== undefined && first.has(aside))) return undefined;
  // "I'm not scared of you": the tone is denied.
  const isDenied =
    /\b(?:not|n['’]t|never) (?:\w+ )?(?:scared|afraid|shy|sad|nervous|worried|ill|sick)\b/i.test(turn.text);
  if (isDenied) return undefined;
  const whom = whomIn(turn.text);
  const isSayable = ({ says }: Tone) => whom !== undefined || says.some((one) => !one.includes('{your}'));
  const isSore = sore.test(turn.text);
  const isFestive = !isSore && (festive.test(turn.text) || /\byet\W*$/i.test(turn.text));
  const meant = tones.filter(
    (one) =>
      isSayable(one) &&
      (one.needs?.test(turn.text) ?? true) &&
      !(isSore && one.isHard !== true) &&
      !(isFestive && one.isHard),
  );
  const shown = meant.find(({ words }) => words?.test(turn.text));
  if (shown?.isHard) return shown;
  const said = plainly(turn.text);
  const [near] = meant
    .map((tone) => ({ tone, near: Math.max(...tone.like.map((like) => likenessOf(said, like))) }))
    .toSorted((one, other) => other.near - one.near);
  const least = near?.tone.isHard ? alike[life] : alike.bright;
  const isLikely = near !== undefined && near.near >= least && (!near.tone.isHard || heavy.test(turn.text));
  return isLikely ? near.tone : shown;
};

/** Likeness alone does not show that something is hard: one of these words is there, too. */
const heavy =
  /\b(?:no|not|never|nobody|without|only|too \w+|hard|bad|worse|worst|wrong|mean|sad|cross|angry|mad|fight\w*|argu\w*|quarrel\w*|shout\w*|cry|cried|tears|scared|afraid|nervous|worr\w*|alone|lonely|left|los[te]\w*|broke\w*|hurt\w*|ill|sick|hospital|die[ds]?|dead|mov\w+|away|far|miss\w*|forg[eo]t\w*|fell|fall\w*|dropped|failed|late|laugh\w*|star(?:ed?|ing)|teas\w*|bull\w*|unfair|fair|annoy\w*|hat(?:e|es|ed)|boring|tired|weird|strange|embarrass\w*|ashamed|guilty|lied|lie|cheat\w*|stole|blamed|changed|said|told|secret|divorc\w*|money|dream\w*|nightmare\w*|always|keeps?|(?:has|have|had) to|must|allowed|cannot|new|shy|squeaky|front|red|slow\w*|stutter|dyslexic|allerg\w+|glasses|deaf|blind|cold|ache|dark|another|different|wants?)\b|n['’]t\b/i;

/** A feast is no trouble, and what a small child cannot do yet is none. */
const festive =
  /\b(?:new year\w*|christmas|easter|eid|diwali|hanukkah|halloween|carnival|sleepovers?|holidays?|party)\b(?!.*\b(?:not|never|nobody|alone|without)\b)/i;

/** Nothing cheerful is said to that. */
const sore =
  /\b(?:cry|cries|cried|crying|tears|missed (?:an?|the|my)|lost(?! (?:a|my) (?:\w+ )?tooth)|lose|failed|laugh(?:s|ed)? at|weird|ashamed|embarrass\w+|alone|lonely|afraid|hurts?|hate|nobody|ill|sick|broke(?:n)? my|did(?: not|n['’]t) know (?:anybody|anyone|nobody))\b/i;

/** From this likeness on a moment is like what the child tells. */
const likeMoment = 0.3;

/** What fits the tone, told by a moment of the book: a character tells one of its own. */
const tie = (turn: Turn, { shows = [] }: Tone): Response | undefined => {
  const people = turn.played === undefined ? [] : [turn.played];
  const traits = shows.slice(0, 1);
  const topic = traits.length === 0 ? undefined : momentFor(turn, { people, traits, words: turn.text }, 3);
  if (topic === undefined || !traits.some((one) => topic.shows.includes(one))) return undefined;
  if (turn.played !== undefined && topic.who !== turn.played) return undefined;
  if (likenessOf(plainly(turn.text), plainly(topic.lead)) < likeMoment) return undefined;
  const opener = turn.phrases.pick(
    turn.played === undefined
      ? ['Somebody in our story knows that, too.', 'There is a moment like that in our story.']
      : ['I know a moment like that.', 'I had something like that, too.'],
  );
  return {
    move: 'ask',
    text: `${opener} ${topic.lead}`,
    claims: [{ claim: topic.lead, passage: topic.evidence }],
    told: [topic],
  };
};

/** Takes up what the child tells of its life, in its own tone. */
export const living = (turn: Turn, tone: Tone): Response => {
  const { phrases, text } = turn;
  const gaps = { your: whomIn(text) };
  const { text: said, asks = [] } = takingUp(turn, { says: tone.says, asks: tone.asks }, gaps);
  const tied = tie(turn, tone);
  const help = tone.helps === undefined ? undefined : phrases.pick(tone.helps);
  return {
    move: tone.isHard ? 'redirect' : 'ask',
    text: [said, tied?.text ?? help].filter((one) => one !== undefined).join(' '),
    ...(tied?.claims !== undefined && { claims: tied.claims }),
    ...(tied?.told !== undefined && { told: tied.told }),
    asks: asks.length > 0 ? asks : asksFrom(turn, tone.asks, gaps),
    isGentle: true,
    isGiving: true,
  };
};
