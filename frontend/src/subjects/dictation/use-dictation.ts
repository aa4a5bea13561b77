import { useCallback, useEffect, useRef, useState } from 'react';
import { activityMessages } from '../../../../contract/activity/messages';
import {
  language,
  localState,
  type Recognition,
  type RecognitionClass,
  type Recognized,
  recognitionClass,
} from './recognition';

/** What happens before the microphone opens. It stays closed if this fails. */
export type Prepare = (Class: RecognitionClass, recognition: Recognition) => Promise<void>;

/** The sound stays on the device where the browser can do that. Elsewhere the browser may send it to its maker. */
const preferDevice: Prepare = async (Class, recognition) => {
  if ((await localState(Class)) === 'available') recognition.processLocally = true;
};

export interface Listener {
  readonly onText: (text: string) => void;
  /** Null: an earlier failure is over. */
  readonly onFailure: (failure: string | null) => void;
  readonly prepare?: Prepare | undefined;
}

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
export const useDictation = ({ onText, onFailure, prepare = preferDevice }: Listener) => {
  const [listening, setListening] = useState(false);
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
      if (!silent.has(error)) onFailure(`${activityMessages.chat.speechFailed}${error}`);
    });
    on('end', () => setListening(false));
  };
  const start = async (written: string) => {
    const Class = recognitionClass();
    if (Class === undefined) return onFailure(activityMessages.chat.speechUnsupported);
    onFailure(null);
    giveUp();
    try {
      const recognition = new Class();
      current.current = recognition;
      heard.current = { parts: [], written, taken: [] };
      Object.assign(recognition, { lang: language, continuous: true, interimResults: true });
      await prepare(Class, recognition);
      // The child has left, or sent a message.
      if (current.current !== recognition) return;
      hearBy(recognition);
      recognition.start();
      setListening(true);
    } catch {
      onFailure(activityMessages.chat.speechNotStarted);
    }
  };
  return {
    listening,
    start,
    /** Words spoken before may still arrive. */
    stop: () => current.current?.stop(),
    /** The child has changed the text: its letters stay. */
    keep: (written: string) => {
      const { parts } = heard.current;
      heard.current = { parts, written, taken: parts.map((part) => wordsOf(part).length) };
    },
  };
};
