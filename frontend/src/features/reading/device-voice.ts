import type { Span } from '../../../../contract/rules/sentences';
import { speech, utter } from '../../lib/voice';

/** What a voice tells of a sentence. */
export interface Heard {
  /** A word begins. Not every voice tells it. */
  readonly onWord: (word: Span) => void;
  readonly onEnd: () => void;
  readonly onFailure: () => void;
}

/** Older browsers do not tell where a word ends. */
const lengthAt = (text: string, from: number) => /^[\p{L}\p{N}'’-]*/u.exec(text.slice(from))?.[0].length ?? 0;

/** A browser may forget an utterance that nothing refers to, and then never tells its end. */
let current: SpeechSynthesisUtterance | undefined;

/** Speaks a sentence by the voice of this device. */
export const sayByDevice = (text: string, speed: number, { onWord, onEnd, onFailure }: Heard) => {
  const utterance = utter(text);
  utterance.rate = speed;
  utterance.onboundary = ({ name, charIndex: from, charLength }) => {
    if (name === 'word') onWord({ from, to: from + (charLength || lengthAt(text, from)) });
  };
  utterance.onend = onEnd;
  utterance.onerror = onFailure;
  current = utterance;
  speech()?.speak(current);
};

export const hush = () => speech()?.cancel();
