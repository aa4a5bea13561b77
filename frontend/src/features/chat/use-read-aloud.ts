import { useEffect, useState } from 'react';
import { speech, useHasVoice, utter } from '../../lib/voice';

/** Reads a text aloud, one at a time; `reading` is its key. Unavailable without a voice on the device. */
export const useReadAloud = () => {
  const available = useHasVoice();
  const [reading, setReading] = useState<string | null>(null);
  useEffect(() => () => speech()?.cancel(), []);
  const stop = () => {
    speech()?.cancel();
    setReading(null);
  };
  const read = (key: string, text: string) => {
    stop();
    const utterance = utter(text.replaceAll('*', ''));
    utterance.onend = () => setReading((is) => (is === key ? null : is));
    utterance.onerror = utterance.onend;
    speech()?.speak(utterance);
    setReading(key);
  };
  return { available, reading, read, stop };
};
