import * as z from 'zod/mini';
import type { ChatFeature } from '../../../contract/metrics';
import { askOnce, UnusableAnswer } from '../../model/ask';
import { listOf, textUpTo } from '../../model/bounded';
import { log } from '../../platform/log';
import type { Doubt } from './claims';
import { passagesOn } from './passages';
import { shownSentencesIn } from './sentences';
import type { Talk } from './talk';

const verdicts = ['supported', 'not_in_text', 'contradicted'] as const;
type Verdict = (typeof verdicts)[number];

/** Not an enumeration: a service without strict schemas may write "not in the text". */
const answerOn = (sentences: number) => z.object({ verdicts: listOf(sentences, textUpTo(20)) });

const instructions = `You check what a companion says to a child about a book. The material has passages of the book and, in order, the sentences of one answer.
verdicts: one for each sentence, in the same order, from the passages alone:
"supported": the passages say it, in whatever words: synonyms, a summary, a pronoun for a name, a conclusion that any reader draws. A question is supported if the passages say all it takes for granted.
"contradicted": the passages say something else about what the sentence states or takes for granted: another person, deed, number, thing, place, time, order or reason, or the opposite.
"not_in_text": the passages neither say nor deny it. Opinions, feelings, praise, word meanings, real life and questions that take nothing for granted are "not_in_text", too.
If one part of a sentence is contradicted, the sentence is. Read each sentence in the light of those before it.`;

const verdictOf = (text: string): Verdict => {
  const plain = text.trim().toLowerCase();
  return verdicts.find((one) => plain.startsWith(one)) ?? 'not_in_text';
};

/** The sentences as the check gets them: who speaks decides who "I" is. */
const spokenBy = (character: string | null, sentences: readonly string[]) =>
  character === null ? sentences : sentences.map((sentence) => `${character} says: ${sentence}`);

/** What words do not prove in a draft. */
export interface Doubtful {
  readonly reply: string;
  /** The judgement of the child's answer, as a sentence. */
  readonly judgement: string | undefined;
  readonly doubts: readonly Doubt[];
}

/** Why a reply may not be said, for the next try; undefined if it may. Without a verdict no doubt is settled. */
const refusedBy = (
  sentences: readonly string[],
  verdictOn: (sentence: string) => Verdict | undefined,
  { judgement, doubts }: Doubtful,
): string | undefined => {
  const contradicted = sentences.find((sentence) => verdictOn(sentence) === 'contradicted');
  if (contradicted !== undefined) return `The text says otherwise than: ${contradicted}`;
  if (judgement !== undefined && verdictOn(judgement) === undefined)
    return `It is not sure that: ${judgement}`;
  const unsaid = doubts.find(({ sentence, isOfStory }) => isOfStory && verdictOn(sentence) !== 'supported');
  return unsaid && `The passages do not say: ${unsaid.sentence}`;
};

/** The model's verdict on each sentence; undefined if the model is down or gives no verdicts. */
const verdictsOn = async (
  feature: ChatFeature,
  { passages, sentences }: { passages: readonly string[]; sentences: readonly string[] },
  signal: AbortSignal,
): Promise<Verdict[] | undefined> => {
  const check = {
    feature,
    schema: 'claim_check',
    instructions,
    material: JSON.stringify({ passages, sentences }),
    answer: answerOn(sentences.length),
    check: ({ verdicts: given }: z.infer<ReturnType<typeof answerOn>>) => {
      if (given.length !== sentences.length) throw new UnusableAnswer('not a verdict for each sentence');
      return given.map(verdictOf);
    },
    texts: () => [],
  };
  try {
    return await askOnce(check, signal);
  } catch (error) {
    log.info('no check of claims', {
      feature,
      reason: error instanceof UnusableAnswer ? error.message : 'down',
    });
    return undefined;
  }
};

/**
 * Asks a second time, without the reasons of the draft, whether the chapters say what a reply says: a small call that sees the
 * sentences and the paragraphs that share their words. Refused is what the chapters contradict, and a statement about the story
 * that they do not have. Without a text or a verdict every doubtful statement about the story is refused. Throws
 * `UnusableAnswer`.
 */
export const checkClaims = async (
  feature: ChatFeature,
  talk: Talk,
  { reply, judgement, doubts }: Doubtful,
  signal: AbortSignal,
): Promise<void> => {
  if (doubts.length === 0 && judgement === undefined) return;
  const shown = shownSentencesIn(reply);
  const sentences = [...shown, ...(judgement === undefined ? [] : [judgement])];
  const passages = passagesOn(talk, sentences).map(({ text }) => text);
  const given =
    passages.length === 0
      ? undefined
      : await verdictsOn(feature, { passages, sentences: spokenBy(talk.character, sentences) }, signal);
  const verdictOn = (sentence: string) => given?.[sentences.indexOf(sentence)];
  const flaw = refusedBy(sentences, verdictOn, { reply, judgement, doubts });
  if (flaw !== undefined) throw new UnusableAnswer('fact that the text does not say', flaw);
};
