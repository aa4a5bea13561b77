import { useEffect, useState, useSyncExternalStore } from 'react';

const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** A voice on this device: others send the text to their maker. */
const localVoice = (): SpeechSynthesisVoice | undefined =>
  speech()
    ?.getVoices()
    .find(({ localService, lang }) => localService && lang.startsWith('en'));

const subscribe = (changed: () => void) => {
  speech()?.addEventListener('voiceschanged', changed);
  return () => speech()?.removeEventListener('voiceschanged', changed);
};

/** Reads a text aloud, one at a time; `reading` is its key. Unavailable without a voice on the device. */
export const useReadAloud = () => {
  const available = useSyncExternalStore(subscribe, () => localVoice() !== undefined);
  const [reading, setReading] = useState<string | null>(null);
  useEffect(() => () => speech()?.cancel(), []);
  const stop = () => {
    speech()?.cancel();
    setReading(null);
  };
  const read = (key: string, text: string) => {
    stop();
    const utterance = new SpeechSynthesisUtterance(text.replaceAll('*', ''));
    utterance.voice = localVoice() ?? null;
    utterance.lang = 'en-US';
    utterance.onend = () => setReading((is) => (is === key ? null : is));
    utterance.onerror = utterance.onend;
    speech()?.speak(utterance);
    setReading(key);
  };
  return { available, reading, read, stop };
};
