import { useEffect, useMemo, useRef, useState } from 'react';
import type { ChapterText } from '../../../../contract/reading/endpoints';
import { type Span, sentencesOf } from '../../../../contract/rules/sentences';
import { hasVoice, useHasVoice } from '../../lib/voice';
import { hush, sayByDevice } from './device-voice';
import { useHearsWren } from './use-hears-wren';
import { useSpeed } from './use-speed';
import type { WrenVoice } from './wren-voice';

/** The sentence that is read aloud, and the word in it, where the voice tells it: the characters of a paragraph. */
export interface Spoken {
  readonly paragraph: number;
  readonly sentence: Span;
  readonly word: Span | undefined;
}

/** `silent`: it was asked for, and there is no voice. */
type State = 'off' | 'reading' | 'paused' | 'silent';

/** Whose voice is heard. `tune`: Wren sings, without a model that speaks. */
type Reader = 'wren' | 'tune' | 'device';

/** Players that a tap has unlocked: a phone plays later only what a tap has begun to load. */
const unlocked = () => {
  const players = [new Audio(), new Audio()] as const;
  for (const player of players) {
    player.preload = 'auto';
    player.load();
  }
  return players;
};

/**
 * Reads a chapter aloud, sentence by sentence, and tells what is spoken: by Wren's own voice where the family and the day's budget
 * allow it, and otherwise, or when it fails, by a voice on the device.
 */
export const useNarration = (text: ChapterText) => {
  const { paragraphs } = text;
  const hasDevice = useHasVoice();
  const hearsWren = useHearsWren();
  const { speed, slower, faster, choose } = useSpeed();
  const sentences = useMemo(() => sentencesOf(paragraphs), [paragraphs]);
  const [state, setState] = useState<State>('off');
  const [at, setAt] = useState(0);
  const [word, setWord] = useState<Span>();
  const [reader, setReader] = useState<Reader>('device');
  /** Absent while the device reads. */
  const wren = useRef<Promise<WrenVoice>>(undefined);
  // What a sentence tells that was interrupted counts no longer.
  const run = useRef(0);

  const halt = (then: State) => {
    run.current++;
    hush();
    void wren.current?.then((voice) => voice.hush()).catch(() => undefined);
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
    const onEnd = ifCurrent(() => say(next + 1, speed));
    const sayHere = ifCurrent(() => {
      wren.current = undefined;
      setReader('device');
      if (!hasVoice()) return halt('silent');
      sayByDevice(paragraphs[paragraph]?.slice(from, to) ?? '', speed, {
        onWord: ifCurrent((word: Span) => setWord({ from: from + word.from, to: from + word.to })),
        onEnd,
        onFailure: ifCurrent(() => halt('silent')),
      });
    });
    if (wren.current === undefined) return sayHere();
    const onSound = ifCurrent((isTune: boolean) => setReader(isTune ? 'tune' : 'wren'));
    wren.current
      .then(ifCurrent((voice: WrenVoice) => voice.say(next, speed, { onSound, onEnd, onFailure: sayHere })))
      .catch(sayHere);
  };
  const start = (from: number, at = speed) => {
    halt('reading');
    say(from, at);
  };

  // Voices may come after the reader has asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one comes
  useEffect(() => {
    if (hasDevice && state === 'silent') start(at);
  }, [hasDevice]);
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
    reader,
    hearsWren,
    start: (from: number) => {
      const isWren = hearsWren && navigator.onLine;
      const players = isWren ? unlocked() : undefined;
      wren.current =
        players && import('./wren-voice').then(({ wrenVoice }) => wrenVoice(text, sentences, players));
      setReader(isWren ? 'wren' : 'device');
      start(from);
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
