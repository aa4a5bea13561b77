/** More new characters at once than a child types. */
export const bulkInputLimit = 30;

/** A single change of a text. */
export interface TextChange {
  readonly before: string;
  readonly after: string;
  /**
   * The browser's name for the change (`InputEvent.inputType`; empty if it has none). Undefined if a script made the change:
   * with an event of its own, by a command, or without any event.
   */
  readonly inputType?: string | undefined;
}

/**
 * Text from outside the text box. All other automatic changes originate from the user: dictation and input methods insert
 * whole phrases, spelling is corrected, a change is undone, a screen reader or a switch sets the text.
 */
const brought = new Set([
  'insertFromPaste',
  'insertFromPasteAsQuotation',
  'insertFromDrop',
  'insertFromYank',
]);

/** Whether a change of this kind inserts text from outside. */
export const isBrought = (inputType: string): boolean => brought.has(inputType);

/** The inserted text: the part of the new text between the prefix and the suffix that it shares with the old one. */
const inserted = ({ before, after }: TextChange): string => {
  let start = 0;
  while (start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.slice(start, after.length - end);
};

/**
 * Counts as a reader does: an emoji or a letter with its accents is one character. Old browsers count the parts of an emoji.
 */
const characters = (text: string): number =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].length : [...text].length;

/** Whether a single change of a text is a violation. */
export const isBulkInput = (change: TextChange): boolean => {
  const { inputType } = change;
  if (inputType !== undefined && !isBrought(inputType)) return false;
  const text = inserted(change);
  return text.length > bulkInputLimit && characters(text) > bulkInputLimit;
};

/** Keys that copy, cut, paste or select all, together with Control or Command. */
const keys = new Set(['c', 'x', 'v', 'a']);

export interface Shortcut {
  readonly key: string;
  /** The position of the key (`KeyboardEvent.code`): authoritative on keyboards with other letters. */
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey?: boolean;
  readonly shiftKey?: boolean;
}

/**
 * Whether a key combination would copy, cut, paste or select all. With Alt the keys mean something else: letters such as ą,
 * which Windows types with Control and Alt, and commands of screen readers. With Shift only pasting stays the same.
 */
export const isBlockedShortcut = ({
  key,
  code = '',
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Shortcut): boolean => {
  if (!(ctrlKey || metaKey) || altKey) return false;
  const letter = (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
  return keys.has(letter) && (!shiftKey || letter === 'v');
};
