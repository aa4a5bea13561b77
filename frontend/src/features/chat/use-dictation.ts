import { useEffect, useRef, useState } from 'react';
import { activityMessages } from '../../../../contract/activity-messages';

/** The part of the browser's speech recognition that is used; its types are not in TypeScript's library. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** The sound stays on the device, where the browser can do that. */
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

interface Recognized extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

interface RecognitionClass {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

const language = 'en-US';

const recognitionClass = (): RecognitionClass | undefined => {
  const browser = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
};

export const canDictate = (): boolean => recognitionClass() !== undefined;

const isLocal = async (Class: RecognitionClass): Promise<boolean> =>
  (await Class.available?.({ langs: [language], processLocally: true }).catch(() => undefined)) ===
  'available';

/** Ends that need no word: nobody spoke, or the child pressed stop. */
const silent = new Set(['no-speech', 'aborted']);

/**
 * Speech into text by the browser, in English, continuously and with what is heard so far. `onText` gets the whole text
 * spoken since the start.
 */
export const useDictation = (onText: (text: string) => void) => {
  const [listening, setListening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const current = useRef<Recognition | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const stop = () => current.current?.stop();
  const start = async () => {
    const Class = recognitionClass();
    if (Class === undefined) return setFailure(activityMessages.chat.speechUnsupported);
    setFailure(null);
    try {
      const recognition = new Class();
      Object.assign(recognition, { lang: language, continuous: true, interimResults: true });
      if (await isLocal(Class)) recognition.processLocally = true;
      recognition.addEventListener('result', (event) => {
        const { results } = event as Recognized;
        onText(
          Array.from(results, (result) => result[0]?.transcript ?? '')
            .join(' ')
            .trim(),
        );
      });
      recognition.addEventListener('error', (event) => {
        const { error } = event as Event & { error: string };
        if (!silent.has(error)) setFailure(`${activityMessages.chat.speechFailed}${error}`);
      });
      recognition.addEventListener('end', () => setListening(false));
      recognition.start();
      current.current = recognition;
      setListening(true);
    } catch {
      setFailure(activityMessages.chat.speechNotStarted);
    }
  };
  return { listening, failure, start, stop };
};
