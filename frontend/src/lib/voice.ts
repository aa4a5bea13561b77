import { useSyncExternalStore } from 'react';

/** The browser's speech synthesis, if it has one. */
export const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** Voices of Apple's devices that sing or joke. */
const isJoke =
  /^(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Fred|Good News|Jester|Junior|Kathy|Organ|Ralph|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/;

/** What makers call their better voices. */
const isBetter = /enhanced|premium|natural|siri/i;

/** A voice of the language is the better, the higher this is. The device's own choice is its owner's. */
const merit = ({ default: isDefault, name, lang }: SpeechSynthesisVoice) =>
  (isJoke.test(name) ? -8 : 0) +
  (isDefault ? 4 : 0) +
  (isBetter.test(name) ? 2 : 0) +
  (lang.replace('_', '-') === navigator.language ? 1 : 0);

/** The language of the page, which is that of our books. */
const pageLanguage = () => document.documentElement.lang || 'en';

/** The best voice of a language on this device: others send the text to their maker. */
const localVoice = (language: string): SpeechSynthesisVoice | undefined =>
  speech()
    ?.getVoices()
    .filter(({ localService, lang }) => localService && lang.split(/[-_]/)[0] === language.split('-')[0])
    .sort((a, b) => merit(b) - merit(a))[0];

const subscribe = (changed: () => void) => {
  speech()?.addEventListener('voiceschanged', changed);
  return () => speech()?.removeEventListener('voiceschanged', changed);
};

/** Whether the device has a speech voice of the page's language. Voices may come after the page. */
export const hasVoice = (): boolean => localVoice(pageLanguage()) !== undefined;

export const useHasVoice = (): boolean => useSyncExternalStore(subscribe, hasVoice);

/** A text for the voice of this device. */
export const utter = (text: string): SpeechSynthesisUtterance => {
  const utterance = new SpeechSynthesisUtterance(text);
  const voice = localVoice(pageLanguage());
  utterance.voice = voice ?? null;
  utterance.lang = voice?.lang ?? pageLanguage();
  return utterance;
};
