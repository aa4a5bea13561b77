import { useCallback, useEffect, useRef, useState } from 'react';
import { activityMessages } from '../../../../contract/activity/messages';

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

/** Ends without a message: nobody spoke, or the child pressed stop. */
const silent = new Set(['no-speech', 'aborted']);

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

const behind = (before: string, spoken: string) =>
  spoken === '' ? before : `${before}${before === '' || /\s$/.test(before) ? '' : ' '}${spoken}`;

/** The recognized words, in the parts that the browser reports repeatedly, and the child's typed text. */
interface Heard {
  readonly parts: readonly string[];
  /** The text at the child's last change: it stays. */
  readonly written: string;
  /** How many words of each part that text has already, or has no more. */
  readonly taken: readonly number[];
}

const textOf = ({ parts, written, taken }: Heard) =>
  behind(written, parts.flatMap((part, i) => wordsOf(part).slice(taken[i] ?? 0)).join(' '));

/**
 * Converts speech into text in the browser: in English, continuously and with interim results. `onText` receives the whole
 * text: the child's typed text, followed by the words spoken since.
 */
export const useDictation = (onText: (text: string) => void) => {
  const [listening, setListening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const current = useRef<Recognition | null>(null);
  const heard = useRef<Heard>({ parts: [], written: '', taken: [] });
  /** Detaches a recognition, so that its later events are ignored. */
  const giveUp = useCallback(() => {
    current.current?.abort();
    current.current = null;
  }, []);
  useEffect(() => giveUp, [giveUp]);

  const hearBy = (recognition: Recognition) => {
    /** Ignores the event once another recognition has begun. */
    const on = (kind: string, hear: (event: Event) => void) =>
      recognition.addEventListener(kind, (event) => {
        if (current.current === recognition) hear(event);
      });
    on('result', (event) => {
      const parts = Array.from((event as Recognized).results, (result) => result[0]?.transcript ?? '');
      heard.current = { ...heard.current, parts };
      onText(textOf(heard.current));
    });
    on('error', (event) => {
      const { error } = event as Event & { error: string };
      if (!silent.has(error)) setFailure(`${activityMessages.chat.speechFailed}${error}`);
    });
    on('end', () => setListening(false));
  };
  const start = async (written: string) => {
    const Class = recognitionClass();
    if (Class === undefined) return setFailure(activityMessages.chat.speechUnsupported);
    setFailure(null);
    giveUp();
    try {
      const recognition = new Class();
      current.current = recognition;
      heard.current = { parts: [], written, taken: [] };
      Object.assign(recognition, { lang: language, continuous: true, interimResults: true });
      if (await isLocal(Class)) recognition.processLocally = true;
      // The child has left, or sent a message.
      if (current.current !== recognition) return;
      hearBy(recognition);
      recognition.start();
      setListening(true);
    } catch {
      setFailure(activityMessages.chat.speechNotStarted);
    }
  };
  return {
    listening,
    failure,
    start,
    /** Words spoken before may still arrive. */
    stop: () => current.current?.stop(),
    /** The child has sent the message, so words spoken before are discarded. */
    end: () => {
      giveUp();
      setListening(false);
    },
    /** The child has changed the text: its letters stay. */
    keep: (written: string) => {
      const { parts } = heard.current;
      heard.current = { parts, written, taken: parts.map((part) => wordsOf(part).length) };
    },
  };
};
