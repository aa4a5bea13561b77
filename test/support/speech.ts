type Listen = (type: string, changed: () => void) => unknown;

interface Speech extends Pick<SpeechSynthesis, 'getVoices' | 'speak'> {
  readonly addEventListener?: Listen;
  readonly removeEventListener?: Listen;
  readonly cancel?: () => void;
}

/** What reading aloud needs of a browser, as globals: a voice that says nothing, and no sight of what scrolls. */
export const speechGlobals = (speechSynthesis: Speech) => ({
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
  SpeechSynthesisUtterance: class {
    constructor(readonly text: string) {}
  },
  speechSynthesis: {
    addEventListener() {},
    removeEventListener() {},
    cancel() {},
    ...speechSynthesis,
  },
});
