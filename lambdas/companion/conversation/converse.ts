import type { CrisisKind } from '../../../contract/flags/kinds';
import type { ChatFeature } from '../../../contract/metrics';
import { longest, plain } from '../../model/as-data';
import { ask, UnusableAnswer } from '../../model/ask';
import { verdictsOn } from '../../model/moderate';
import { type Draft, Draft as DraftShape } from './draft';
import { kindReply, refusedReply } from './fixed';
import { passagesFor } from './passages';
import { instructionsFor, materialFor } from './prompt';
import { questionsIn } from './questions';
import { flawOf } from './rules';
import type { OpenQuestion, Talk } from './talk';

export interface Reply {
  /** `fixed`: a text of our own, because no draft could be shown. `refused`: moderation flagged the child's words. */
  readonly kind: 'reply' | 'fixed' | 'refused';
  readonly text: string;
  readonly open: OpenQuestion | null;
  readonly summary: string;
}

/** Moderation or the model has noticed a crisis in the child's words. No text of a model may answer them. */
export interface NoticedCrisis {
  readonly kind: 'crisis';
  readonly of: CrisisKind;
}

const moderationMilliseconds = 8_000;

const questionOf = (reply: string) => questionsIn(reply)[0]?.trim() ?? reply;

/** A hint keeps the same question open, with its count of tries. */
const replyOf = ({ move, reply, expected, summary }: Draft, { open }: Talk): Reply => ({
  kind: 'reply',
  text: reply.trim(),
  open: move === 'hint' && open !== null ? open : { question: questionOf(reply), expected, tries: 0 },
  // The summary is stored and sent with each later turn.
  summary: plain(summary, longest.summary),
});

const ownReply = (kind: 'fixed' | 'refused', text: string, { summary }: Talk): Reply => ({
  kind,
  text,
  open: null,
  summary,
});

/**
 * Answers one turn of a conversation. `words` is what the child said, without personal data; the caller has already looked for
 * a crisis in the raw words. The child's words are moderated, the draft is checked against the rules and the passages, and the
 * reply is moderated. A flawed draft is tried once more and then replaced by a fixed reply. Words that moderation refuses get a
 * fixed reply as well. A crisis that moderation or the model notices is returned instead of a reply. Throws when moderation or
 * the model is down: nothing unchecked is said.
 */
export const converse = async (
  feature: ChatFeature,
  talk: Talk,
  words: string,
  turn: number,
): Promise<Reply | NoticedCrisis> => {
  const [verdict] = await verdictsOn(feature, [words], AbortSignal.timeout(moderationMilliseconds));
  if (verdict?.selfHarm) return { kind: 'crisis', of: 'self-harm' };
  if (verdict?.flagged) return ownReply('refused', refusedReply(turn), talk);
  const passages = passagesFor(talk, words);
  try {
    return await ask({
      feature,
      instructions: instructionsFor(talk),
      material: materialFor(talk, words, passages),
      source: passages.map(({ text }) => text).join('\n\n'),
      answer: DraftShape,
      check: (draft): Reply | NoticedCrisis => {
        if (draft.concern !== 'nothing') return { kind: 'crisis', of: draft.concern };
        const flaw = flawOf(draft, talk, words);
        if (flaw !== undefined) throw new UnusableAnswer(flaw);
        return replyOf(draft, talk);
      },
      texts: (said) => (said.kind === 'crisis' ? [] : [said.text]),
    });
  } catch (error) {
    if (error instanceof UnusableAnswer) return ownReply('fixed', kindReply(turn), talk);
    throw error;
  }
};
