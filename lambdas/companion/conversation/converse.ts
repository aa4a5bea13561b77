import type { CrisisKind } from '../../../contract/flags/kinds';
import type { ChatFeature } from '../../../contract/metrics';
import { longest, plain } from '../../model/as-data';
import { ask, UnusableAnswer } from '../../model/ask';
import { besideCrisisCheck } from '../../model/crisis-check';
import { verdictsOn } from '../../model/moderate';
import { log } from '../../platform/log';
import { checkClaims, type Doubtful } from './claim-check';
import { doubtsIn, groundOf } from './claims';
import { type Draft, Draft as DraftShape } from './draft';
import { kindReply, refusedReply } from './fixed';
import { doubtedJudgement } from './judgement';
import { passagesFor } from './passages';
import { instructionsFor, materialFor } from './prompt';
import { questionsIn } from './questions';
import { adviceOn, flawOf } from './rules';
import type { OpenQuestion, Talk } from './talk';

export interface Reply {
  /** `fixed`: a text of our own, because no draft could be shown. `refused`: moderation flagged the child's words. */
  readonly kind: 'reply' | 'fixed' | 'refused';
  readonly text: string;
  readonly open: OpenQuestion | null;
  readonly summary: string;
  /** The kinds of crisis that the draft's model, the classifier or a moderating chat model noticed in the child's words: each is one sign. */
  readonly signs: readonly CrisisKind[];
}

/** Moderation has noticed a crisis in the child's words. No text of a model may answer them. */
export interface NoticedCrisis {
  readonly kind: 'crisis';
  readonly of: CrisisKind;
}

/** The times within which a turn is answered, in milliseconds: a child does not wait longer for a reply. */
export const answeredWithin = { chat: 15_000, voice: 6_000 } as const;

/** A timer fires up to this many milliseconds before its time on the clock of `performance.now()`. */
const timerPrecision = 2;

/** No reply was ready in time. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

const openAfter = (reply: string, expected: string | null): OpenQuestion | null => {
  const [question] = questionsIn(reply);
  return question === undefined ? null : { question, expected, tries: 0 };
};

/** A hint keeps the same question open, with its count of tries. After a farewell none is open. */
const replyOf = ({ move, reply, expected, summary, concern }: Draft, { open }: Talk): Reply => ({
  kind: 'reply',
  text: reply.trim(),
  open: move === 'hint' && open !== null ? open : openAfter(reply, expected),
  // The summary is stored and sent with each later turn.
  summary: plain(summary, longest.summary),
  signs: concern === 'nothing' ? [] : [concern],
});

const ownReply = (kind: 'fixed' | 'refused', text: string, { summary }: Talk): Reply => ({
  kind,
  text,
  open: null,
  summary,
  signs: [],
});

/** A draft without a flaw, and its sentences that words do not prove. */
interface Passed {
  readonly said: Reply;
  readonly doubtful: Doubtful;
}

const passed = (draft: Draft, talk: Talk, words: string): Passed => {
  const flaw = flawOf(draft, talk, words);
  if (flaw !== undefined) throw new UnusableAnswer(flaw, adviceOn(flaw, talk, draft));
  const doubtful = {
    reply: draft.reply,
    judgement: doubtedJudgement(draft, talk, words),
    doubts: doubtsIn(draft, talk, groundOf(draft, talk, words)),
  };
  return { said: replyOf(draft, talk), doubtful };
};

const withSign = (reply: Reply, sign: CrisisKind | undefined): Reply =>
  sign === undefined ? reply : { ...reply, signs: [...reply.signs, sign] };

const answer = async (
  feature: ChatFeature,
  talk: Talk,
  words: string,
  turn: number,
  until: number,
): Promise<Reply | NoticedCrisis> => {
  const left = () => Math.max(0, Math.round(until - performance.now()));
  const [verdict] = await verdictsOn(feature, [words], AbortSignal.timeout(left()));
  if (verdict?.selfHarm === 'certain') return { kind: 'crisis', of: 'self-harm' };
  if (verdict?.flagged) {
    const refused = ownReply('refused', refusedReply(turn), talk);
    return withSign(refused, verdict.selfHarm === 'possible' ? 'self-harm' : undefined);
  }
  const passages = passagesFor(talk, words);
  const { done, noticed } = await besideCrisisCheck(feature, words, 'talk', () =>
    ask({
      feature,
      within: left(),
      instructions: instructionsFor(talk),
      material: materialFor(talk, words, passages),
      source: passages.map(({ text }) => text).join('\n\n'),
      answer: DraftShape,
      check: (draft) => passed(draft, talk, words),
      texts: ({ said: one }) => [one.text],
      verify: ({ doubtful }, signal) => checkClaims(feature, talk, doubtful, signal),
    }),
  );
  return withSign(done.said, noticed);
};

/**
 * Answers one turn of a conversation by `until`, on the clock of `performance.now()`. `words` is what the child said, without
 * personal data; the caller has already looked for a crisis in the raw words. The child's words are moderated, the draft is
 * checked against the rules and the passages, and the reply is moderated. A flawed draft is returned to the model once with the
 * reason and then replaced by a fixed reply. Words that moderation refuses get a fixed reply as well. A crisis that moderation
 * notices is returned instead of a reply; what the model or the classifier notices is a sign beside it. Throws `TooLate`, and the
 * client's error when moderation or the model is down: nothing unchecked is said.
 */
export const converse = async (
  feature: ChatFeature,
  talk: Talk,
  words: string,
  turn: number,
  until: number,
): Promise<Reply | NoticedCrisis> => {
  try {
    return await answer(feature, talk, words, turn, until);
  } catch (error) {
    // Whatever the last call threw: it was ended by the time.
    if (performance.now() >= until - timerPrecision) throw new TooLate();
    if (!(error instanceof UnusableAnswer)) throw error;
    log.info('fixed reply', { feature, reason: error.message });
    return ownReply('fixed', kindReply(turn), talk);
  }
};

/** The reply to words for which no reply was ready in time. */
export const lateReply = (talk: Talk, turn: number): Reply => ownReply('fixed', kindReply(turn), talk);
