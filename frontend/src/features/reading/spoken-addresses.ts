import { mostSentences, narration } from '../../../../contract/narration/endpoints';
import type { ChapterText } from '../../../../contract/reading/endpoints';
import type { Sentence } from '../../../../contract/rules/sentences';
import { ApiFailure, call } from '../../lib/api';

/** Another child's call has the sentence spoken: its sound is there soon. */
const isBeingSpoken = (error: unknown) =>
  error instanceof ApiFailure && error.code === 'sentence_being_spoken';

const pauseMilliseconds = 500;

/** What the server calls the same sentence: a page that is older than the server may count others. */
const placeOf = ({ paragraph, from, to }: Sentence) => [paragraph, from, to].join();

/** The address of a sentence's sound, and whether it is a tune of the demo tutor. */
interface Sound {
  readonly address: string;
  readonly sung: boolean;
}

/** Asks for the sounds of a chapter, several at a time, each once. */
export const spokenAddresses = (
  { book: { id }, chapter }: Pick<ChapterText, 'book' | 'chapter'>,
  sentences: readonly Sentence[],
) => {
  const ordered = new Map<number, Promise<Sound>>();
  let leaving = new AbortController();

  const ask = async (sentence: number, count: number) => {
    const { signal } = leaving;
    for (;;)
      try {
        return await call(narration.speak, { body: { id, chapter, sentence, count } }, signal);
      } catch (error) {
        if (!isBeingSpoken(error) || signal.aborted) throw error;
        await new Promise((done) => setTimeout(done, pauseMilliseconds));
      }
  };

  const order = (from: number, count: number) => {
    const answer = ask(from, count);
    sentences.slice(from, from + count).forEach((sentence, i) => {
      const sound = answer.then(({ sentences, sung }) => {
        const found = sentences.find((one) => placeOf(one) === placeOf(sentence));
        if (found === undefined) throw new Error('Not spoken yet');
        return { address: found.address, sung };
      });
      // Asked for again when the reader comes to it.
      sound.catch(() => ordered.delete(from + i));
      ordered.set(from + i, sound);
    });
  };

  const soundOf = (at: number): Promise<Sound> => {
    if (!ordered.has(at)) order(at, 1);
    return ordered.get(at) as Promise<Sound>;
  };

  return {
    soundOf,
    /** Orders those after a sentence in good time, and resolves with the next one; undefined at the end of the chapter. */
    next: (at: number): Promise<Sound> | undefined => {
      const missing = [at + 1, at + 2].find((one) => one < sentences.length && !ordered.has(one));
      if (missing !== undefined) order(missing, mostSentences - 1);
      return ordered.get(at + 1);
    },
    /** Ends the calls. What they would have answered is asked for again. */
    leave: () => {
      leaving.abort();
      leaving = new AbortController();
    },
  };
};
