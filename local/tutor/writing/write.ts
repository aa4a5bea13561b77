import { type Finished, finished } from './draft';
import { kinds } from './kinds';
import { sentencesIn } from './sentences';

/** More than a bank holds: the product's checks may refuse a few. */
const wanted = 20;

/** The places of the sentences that a question rests on or quotes. */
const places = ({ proof, quoted }: Finished) => [proof.at, ...(quoted === undefined ? [] : [quoted.at])];

/** How far a draft is from the questions that are taken; 0 if it rests on a sentence that one of them shows. */
const room = (draft: Finished, taken: readonly Finished[]) =>
  Math.min(
    ...taken.flatMap((other) =>
      places(other).flatMap((at) => places(draft).map((own) => Math.abs(own - at))),
    ),
  );

/** The draft that is farthest from the others, so that the questions spread over the chapter. */
const farthest = (drafts: readonly Finished[], taken: readonly Finished[]): Finished | undefined => {
  const [best] = drafts
    .map((draft) => ({ draft, room: room(draft, taken) }))
    .toSorted((a, b) => b.room - a.room || a.draft.proof.at - b.draft.proof.at);
  return best === undefined || best.room === 0 ? undefined : best.draft;
};

/**
 * Questions on any text: who says it, who does it, where, why, in what order, and which word fits. Deterministic; each rests on a
 * sentence of its own. The first one is on the last events, and the others spread over the chapter, however many are used. Fewer,
 * or none, for a text that does not give enough.
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
