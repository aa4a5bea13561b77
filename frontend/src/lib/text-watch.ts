import { isBulkInput } from '../../../contract/rules/anti-cheat';
import { listen } from './anti-cheat';

/** A text box under watch. */
export interface TextWatch {
  /** What was written in it. */
  readonly text: () => string;
  /** The activity itself has changed the text: it was sent, or heard by the microphone. */
  readonly expect: (text: string) => void;
  readonly stop: () => void;
}

/**
 * Watches a text box for text that nobody wrote in it; that is taken out again before the page hears of it, and
 * reported. A value that a script sets makes no sound: it is found when the person does the next thing.
 */
export const watchText = (box: HTMLTextAreaElement, onViolation: () => void): TextWatch => {
  let known = box.value;
  let announced = false;
  const judge = (inputType: string | undefined): boolean => {
    const bulk = isBulkInput({ before: known, after: box.value, inputType });
    if (bulk) {
      box.value = known;
      onViolation();
    } else known = box.value;
    return !bulk;
  };
  const compare = () => {
    if (box.value !== known) judge(undefined);
  };
  /** A command of a script is a browser's own event too, but nothing announces it. */
  const isFromPerson = ({ isTrusted, inputType, isComposing }: InputEvent) =>
    isTrusted && (announced || isComposing || inputType !== 'insertText');
  const stops = [
    listen(document, { keydown: compare, pointerdown: compare, click: compare, focusin: compare }),
    listen(box, {
      beforeinput: ({ isTrusted }) => {
        compare();
        announced = isTrusted;
      },
      input: (event) => {
        const change = event as InputEvent;
        if (!judge(isFromPerson(change) ? (change.inputType ?? '') : undefined))
          event.stopImmediatePropagation();
        announced = false;
      },
    }),
  ];
  return {
    text: () => known,
    expect: (text) => {
      known = text;
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};
