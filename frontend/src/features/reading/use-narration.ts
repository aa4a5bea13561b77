import { useEffect, useMemo, useRef, useState } from 'react';
import { type Span, sentencesIn } from '../../../../contract/rules/sentences';
import { useHasVoice } from '../../lib/voice';
import { hush, sayByDevice } from './device-voice';
import { useSpeed } from './use-speed';

/** The sentence that is read aloud, and the word in it, where the voice tells it: the characters of a paragraph. */
export interface Spoken {
  readonly paragraph: number;
  readonly sentence: Span;
  readonly word: Span | undefined;
}

/** `silent`: it was asked for, and there is no voice. */
type State = 'off' | 'reading' | 'paused' | 'silent';

/** Reads paragraphs aloud, sentence by sentence, by a voice on the device, and tells what is spoken. */
export const useNarration = (paragraphs: readonly string[]) => {
  const hasVoice = useHasVoice();
  const { speed, slower, faster, choose } = useSpeed();
  const sentences = useMemo(
    () => paragraphs.flatMap((text, paragraph) => sentencesIn(text).map((one) => ({ paragraph, ...one }))),
    [paragraphs],
  );
  const [state, setState] = useState<State>('off');
  const [at, setAt] = useState(0);
  const [word, setWord] = useState<Span>();
  // What a sentence tells that was interrupted counts no longer.
  const run = useRef(0);

  const halt = (then: State) => {
    run.current++;
    hush();
    setWord(undefined);
    setState(then);
  };
  const say = (next: number, speed: number) => {
    const sentence = sentences[next];
    if (sentence === undefined) return halt('off');
    const { paragraph, from, to } = sentence;
    const mine = ++run.current;
    const ifCurrent =
      <A extends unknown[]>(tell: (...args: A) => void) =>
      (...args: A) => {
        if (run.current === mine) tell(...args);
      };
    setAt(next);
    setWord(undefined);
    sayByDevice(paragraphs[paragraph]?.slice(from, to) ?? '', speed, {
      onWord: ifCurrent((word: Span) => setWord({ from: from + word.from, to: from + word.to })),
      onEnd: ifCurrent(() => say(next + 1, speed)),
      onFailure: ifCurrent(() => halt('silent')),
    });
  };
  const start = (from: number, at = speed) => {
    halt('reading');
    say(from, at);
  };

  // Voices may come after the reader has asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one comes
  useEffect(() => {
    if (hasVoice && state === 'silent') start(at);
  }, [hasVoice]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is left
  useEffect(() => {
    const leave = () => halt('off');
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const isOn = state === 'reading' || state === 'paused';
  const sentence = sentences[at];
  return {
    state,
    isOn,
    spoken: (isOn && sentence && { paragraph: sentence.paragraph, sentence, word }) || undefined,
    sentences,
    speed,
    slower,
    faster,
    start: (from: number) => {
      setAt(from);
      if (hasVoice) start(from);
      else setState('silent');
    },
    stop: () => halt('off'),
    pause: () => state === 'reading' && halt('paused'),
    /** From the beginning of the sentence. */
    resume: () => start(at),
    changeSpeed: (to: number) => {
      choose(to);
      if (state === 'reading') start(at, to);
    },
  };
};

export type Narration = ReturnType<typeof useNarration>;
