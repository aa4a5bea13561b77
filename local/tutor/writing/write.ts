import { type Finished, finished, type Kind } from './draft';
import { causes, followers } from './events';
import { actors, speakers } from './people';
import { places, words } from './places-and-things';
import { sentencesIn } from './sentences';

/** More than a bank holds, because the product's checks may refuse some. */
const wanted = 20;

/** In order of preference. */
const kinds: readonly Kind[] = [causes, speakers, places, actors, followers, words];

/** The indexes of the sentences that prove a question or that it quotes. */
const sentencesOf = ({ proof, quoted }: Finished) => [proof.at, ...(quoted === undefined ? [] : [quoted.at])];

/** The distance of a draft from the chosen questions, in sentences; 0 if they share a sentence. */
const room = (draft: Finished, taken: readonly Finished[]) =>
  Math.min(
    ...taken.flatMap((other) =>
      sentencesOf(other).flatMap((at) => sentencesOf(draft).map((own) => Math.abs(own - at))),
    ),
  );

/**
 * The draft with the greatest distance, so that the questions spread over the chapter. Undefined if none has an unused sentence.
 */
const farthest = (drafts: readonly Finished[], taken: readonly Finished[]): Finished | undefined => {
  const [best] = drafts
    .map((draft) => ({ draft, room: room(draft, taken) }))
    .toSorted((a, b) => b.room - a.room || a.draft.proof.at - b.draft.proof.at);
  return best === undefined || best.room === 0 ? undefined : best.draft;
};

/**
 * Questions on any text: who says it, who does it, where, why, in what order, and which word fits. Deterministic; each question
 * has its own proof. The first one is about the last events, and any number of the others spreads over the chapter. A text with
 * little content gives few questions or none.
 */
export const writeFromText = (text: string): Finished[] => {
  const sentences = sentencesIn(text);
  const byKind = kinds.map((kind) => kind(sentences).flatMap((draft) => finished(draft) ?? []));
  const last = byKind.flat().toSorted((a, b) => b.proof.at - a.proof.at)[0];
  const taken: Finished[] = last === undefined ? [] : [last];
  for (let before = -1; taken.length > before && taken.length < wanted; ) {
    before = taken.length;
    for (const drafts of byKind) {
      const next = farthest(drafts, taken);
      if (next !== undefined && taken.length < wanted) taken.push(next);
    }
  }
  return taken;
};
