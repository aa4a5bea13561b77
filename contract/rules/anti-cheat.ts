/** More than this at once is not typed by a child's fingers. */
export const bulkInputLimit = 30;

/** How a text came to change, as browsers call it (`InputEvent.inputType`); undefined for a change without an input event. */
export interface TextChange {
  readonly before: string;
  readonly after: string;
  readonly inputType?: string | undefined;
  /** An input method is putting a word together. */
  readonly composing?: boolean | undefined;
}

/**
 * Ways in which long text comes in honestly: dictation and input methods insert whole phrases at once, spelling is put
 * right, something is undone. All else that is longer than the limit was pasted, dropped, or set by a script.
 */
const honest = new Set([
  'insertCompositionText',
  'insertFromComposition',
  'insertReplacementText',
  'insertFromDictation',
  'historyUndo',
  'historyRedo',
]);

/** Characters that came in: what is left of the new text between the parts it shares with the old one. */
const inserted = ({ before, after }: TextChange): number => {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.length - start - end;
};

/** Speech recognition and screen readers set text by `insertText`, word by word or sentence by sentence, with spaces in it. */
const isDictated = ({ inputType, after, before }: TextChange): boolean =>
  inputType === 'insertText' && after.length > before.length;

/** Whether a single change of a text is a violation. A change without an input event was made by a script. */
export const isBulkInput = (change: TextChange): boolean => {
  if (inserted(change) <= bulkInputLimit) return false;
  if (change.composing === true || honest.has(change.inputType ?? '')) return false;
  return !isDictated(change);
};

/** Keys that take or bring text, or all of it, together with Control or Command. */
const keys = new Set(['c', 'x', 'v', 'a']);

export const isBlockedShortcut = ({
  key,
  ctrlKey,
  metaKey,
}: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}): boolean => (ctrlKey || metaKey) && keys.has(key.toLowerCase());
