import { useEffect, useRef, useState } from 'react';
import { speech, useHasVoice, utter } from '../../lib/voice';

/** The word that is spoken: its paragraph and its characters. */
export interface Spoken {
  readonly paragraph: number;
  readonly from: number;
  readonly to: number;
}

export const speeds = { Slow: 0.75, Normal: 1, Fast: 1.25 } as const;
export type Speed = keyof typeof speeds;

/** Reads paragraphs aloud, one after the other, by a voice on the device, shows each, and tells which word is spoken. */
export const useNarration = (
  paragraphs: readonly string[],
  show: (paragraph: number, block: ScrollLogicalPosition) => void,
) => {
  const available = useHasVoice();
  const [speed, setSpeed] = useState<Speed>('Normal');
  const [spoken, setSpoken] = useState<Spoken>();
  // A narration that was stopped must not go on with its next paragraph.
  const run = useRef(0);

  const stop = () => {
    run.current++;
    speech()?.cancel();
    setSpoken(undefined);
  };
  useEffect(
    () => () => {
      run.current++;
      speech()?.cancel();
    },
    [],
  );

  const paragraph = spoken?.paragraph;
  useEffect(() => {
    if (paragraph !== undefined) show(paragraph, 'nearest');
  }, [paragraph, show]);

  const speak = (paragraph: number, at: Speed, which: number) => {
    const text = paragraphs[paragraph];
    if (text === undefined) return stop();
    const utterance = utter(text);
    utterance.rate = speeds[at];
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (name !== 'word' || run.current !== which) return;
      setSpoken({ paragraph, from: charIndex, to: charIndex + (charLength ?? 0) });
    };
    utterance.onend = () => run.current === which && speak(paragraph + 1, at, which);
    utterance.onerror = () => run.current === which && stop();
    setSpoken({ paragraph, from: 0, to: 0 });
    speech()?.speak(utterance);
  };
  const start = (paragraph: number, at: Speed = speed) => {
    stop();
    speak(paragraph, at, run.current);
  };
  /** Reading aloud resumes at the beginning of the current paragraph. */
  const changeSpeed = (to: Speed) => {
    setSpeed(to);
    if (spoken !== undefined) start(spoken.paragraph, to);
  };
  return { available, spoken, speed, start, stop, changeSpeed };
};
