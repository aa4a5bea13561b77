import { useSyncExternalStore } from 'react';

/** The browser's speech synthesis, if it has one. */
export const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** A voice on this device: others send the text to their maker. */
const localVoice = (): SpeechSynthesisVoice | undefined =>
  speech()
    ?.getVoices()
    .find(({ localService, lang }) => localService && lang.startsWith('en'));

const subscribe = (changed: () => void) => {
  speech()?.addEventListener('voiceschanged', changed);
  return () => speech()?.removeEventListener('voiceschanged', changed);
};

/** Whether the device has a speech voice. */
export const useHasVoice = (): boolean => useSyncExternalStore(subscribe, () => localVoice() !== undefined);

/** A text for the voice of this device. */
export const utter = (text: string): SpeechSynthesisUtterance => {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = localVoice() ?? null;
  utterance.lang = 'en-US';
  return utterance;
};
