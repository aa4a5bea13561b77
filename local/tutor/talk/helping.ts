import { countWords } from '../../../lambdas/safety/text/words';
import type { Act } from './acts';
import { momentFor } from './choose';
import { asksFrom } from './fill';
import { gapsOf } from './gaps';
import { recapping } from './gist';
import { isAbout } from './moments';
import { sharedWith } from './near';
import { shortName } from './people';
import { replies } from './replies';
import { contrastOf, nextSentence } from './scene';
import { factsOn, stating } from './sheet';
import { takingUp } from './taking';
import { telling } from './tell';
import { isClosed } from './tries';
import type { Response, Turn } from './turn';

/** Whether the child has one moment before it, and may stay with it. */
const staysWith = ({ scene, isFollowed, request }: Turn): boolean =>
  scene?.kind === 'moment' && !isFollowed && request.open !== null && request.open.expected === null;

/** "I do not understand", "what do you mean?": the last moment once more, in an easier question. */
const again = (turn: Turn, text: string): Response | undefined => {
  const { scene, topics, request } = turn;
  if (scene === undefined || scene.kind !== 'moment') return undefined;
  const contrast = contrastOf(scene);
  if (contrast === undefined) return undefined;
  // The whole moment, unless it was told just now.
  const last = request.said.findLast(({ role }) => role === 'companion')?.text ?? '';
  const isFresh = last.includes(scene.lead);
  return {
    move: 'answer',
    text: `${text} ${isFresh ? 'I mean this.' : 'It’s about this.'} ${scene.lead}`,
    claims: [{ claim: scene.lead, passage: scene.evidence }],
    asks: contrast.asks,
    told: topics.filter((one) => one === scene),
    isGentle: true,
  };
};

const lastOf = ({ request }: Turn): string =>
  request.said.findLast(({ role }) => role === 'companion')?.text ?? '';

/** The person of whom the tutor spoke last. */
const lastMeant = (turn: Turn) => turn.met.find((one) => isAbout(lastOf(turn), one));

const checking = [
  'Where did you lose the thread?',
  'Which bit is still foggy?',
  'What would you like to know about it?',
  'Does that help, or shall I say it another way?',
];
const reminding = ['What else comes back to you?', 'Is it coming back to you?', 'Does that ring a bell?'];

/** A child that does not follow gets the story in easy words, not another question. */
export const explaining = (turn: Turn, act: Act): Response | undefined => {
  const { text } = takingUp(turn, replies[act], gapsOf(turn, act));
  if (act === 'forgotten') {
    const after =
      turn.isFollowed || /\bbeginning|start|first|before\b/i.test(turn.text) ? undefined : nextSentence(turn);
    return after === undefined
      ? recapping(turn, text, reminding)
      : {
          move: 'answer',
          text: `${text} It went on like this: “${after}”`,
          claims: [{ claim: after, passage: after }],
          asks: asksFrom(turn, reminding),
          isGentle: true,
        };
  }
  // "I don't get the part with the bees": that part.
  const meant = momentFor(turn, { people: turn.people, words: turn.text }, 1);
  if (meant !== undefined && sharedWith(turn, meant) > 0)
    return telling('answer', `${text} It’s about this.`, meant);
  // "What?": who it was about, in other words.
  const who = turn.isFollowed ? lastMeant(turn) : undefined;
  const [fact] =
    who === undefined
      ? []
      : [...factsOn(turn, { about: 'want', who }), ...factsOn(turn, { about: 'wren', who })];
  if (fact !== undefined && countWords(turn.text) <= 4 && act === 'lost' && /what|huh|mean/i.test(turn.text))
    return stating(turn, fact, text);
  const isWhole = /\b(?:lost|what happened|going on|happening)\b/i.test(turn.text);
  if (!isWhole) {
    const easier = again(turn, text);
    if (easier !== undefined) return easier;
  }
  return recapping(turn, text, checking);
};

const short = new Set<Act>(['yes', 'no', 'maybe', 'good', 'fine', 'nothing', 'because']);
export const isShort = (act: Act): boolean => short.has(act);

/** Two people of the story to choose from: who says little gets something to decide. */
const choices = ({ met, played, memory }: Turn): string[] => {
  const others = met.filter((one) => one !== played).map(shortName);
  const [one, other] = [others[memory.turn % others.length], others[(memory.turn + 1) % others.length]];
  return one === undefined || other === undefined || one === other
    ? []
    : [
        `Shall we talk about ${one} or about ${other}?`,
        `Who would you rather meet: ${one} or ${other}?`,
        `Who makes you more curious: ${one} or ${other}?`,
      ];
};

/** The child has nothing to say: Wren says first how it sees the moment. */
const silent = new Set<Act>(['maybe', 'fine', 'nothing', 'unsure']);

/** A short yes or no: the child listens, and hears one thing more. */
const listening: Partial<Record<Act, readonly string[]>> = {
  yes: ['Good! There is also this.', 'I thought so. Here is one thing more.', 'Fine! Then listen to this.'],
  no: [
    'All right. Here is something else.',
    'That is fine, too. Listen to this.',
    'Not everybody would. There is also this.',
  ],
  fine: ['Here is a bit I like.', 'Let me tell you one thing more.', 'There is also this.'],
  good: ['I think so, too. And there is this.', 'Yes! Here is another good bit.'],
};

/** What is said to few words: an easier question on the same moment, or a choice of what to talk about. */
export const nudging = (turn: Turn, kind: Act): Response => {
  const taken = takingUp(turn, replies[kind], gapsOf(turn, kind));
  const own: Response = { move: 'ask', ...taken, kinds: ['easy', 'chapter', 'book'], isGentle: true };
  if (kind === 'because') return own;
  const opener = listening[kind];
  const more =
    opener === undefined || isClosed(turn) ? undefined : momentFor(turn, { words: lastOf(turn) }, 0);
  if (opener !== undefined && more !== undefined) return telling('ask', turn.phrases.pick(opener), more);
  const contrast = staysWith(turn) ? contrastOf(turn.scene) : undefined;
  if (contrast === undefined) return { ...own, asks: [...choices(turn), ...(taken.asks ?? [])] };
  return silent.has(kind)
    ? { ...own, text: `${taken.text} For me it is ${contrast.first}.`, asks: contrast.asksBack }
    : { ...own, asks: contrast.asks };
};

/** "Just tell me" where only the child can know: the tutor says first what it thinks itself. */
export const goingFirst = (turn: Turn): Response => {
  const { phrases, people, text } = turn;
  const opener = phrases.pick(['All right, I go first.', 'Then I’ll begin.', 'Good, my turn.']);
  const contrast = staysWith(turn) ? contrastOf(turn.scene) : undefined;
  if (contrast !== undefined)
    return {
      move: 'answer',
      text: `${opener} For me it is ${contrast.first}.`,
      asks: contrast.asksBack,
      isGentle: true,
    };
  const topic = momentFor(turn, { people, words: text }, 0);
  return topic === undefined
    ? { move: 'ask', text: opener, kinds: ['moment', 'line'], isGentle: true }
    : telling('answer', opener, topic);
};
