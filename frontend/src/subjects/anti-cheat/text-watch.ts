import { isBulkInput } from '../../../../contract/rules/anti-cheat';
import { listen } from './guard';

/** A monitored text box. */
export interface TextWatch {
  /** The text that the child wrote. */
  readonly text: () => string;
  /** The activity itself changed the text: it was sent, or dictated with the microphone. */
  readonly expect: (text: string) => void;
  readonly stop: () => void;
}

/**
 * Monitors a text box for text that the child did not write; such text is removed before the page receives it, and reported.
 * A value set by a script causes no event: it is found at the child's next action.
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
  /** A command of a script also causes a trusted event, but without a preceding `beforeinput`. */
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
