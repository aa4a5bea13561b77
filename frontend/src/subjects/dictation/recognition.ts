/** The part of the browser's speech recognition that is used; its types are not in TypeScript's library. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** The sound stays on the device, where the browser can do that. */
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface Recognized extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

interface Languages {
  readonly langs: string[];
  readonly processLocally: boolean;
}

export interface RecognitionClass {
  new (): Recognition;
  available?(options: Languages): Promise<string>;
  install?(options: Languages): Promise<boolean>;
}

export const language = 'en-US';

export const recognitionClass = (): RecognitionClass | undefined => {
  const browser = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
};

/** Recognition of the language on the device itself. */
export const onDevice = { langs: [language], processLocally: true };

export const localState = (Class: RecognitionClass): Promise<string | undefined> | undefined =>
  Class.available?.(onDevice).catch(() => undefined);
