/** More characters than this at once are not typed by a child's fingers. */
export const bulkInputLimit = 30;

/** A single change of a text. */
export interface TextChange {
  readonly before: string;
  readonly after: string;
  /**
   * How the browser says that it came about (`InputEvent.inputType`; empty where it names nothing). Undefined where a
   * script did it: by an event of its own, by a command, or without any event.
   */
  readonly inputType?: string | undefined;
}

/**
 * Text from somewhere else. Whatever else a browser puts in by itself comes from a person: dictation and input methods
 * insert whole phrases, spelling is put right, something is undone, a screen reader or a switch sets the text.
 */
const brought = new Set([
  'insertFromPaste',
  'insertFromPasteAsQuotation',
  'insertFromDrop',
  'insertFromYank',
]);

/** Whether a change of this kind brings text from somewhere else. */
export const isBrought = (inputType: string): boolean => brought.has(inputType);

/** What came in: what is left of the new text between the parts that it shares with the old one. */
const inserted = ({ before, after }: TextChange): string => {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.slice(start, after.length - end);
};

/** As people count: an emoji or a letter with its accents is one. Old browsers count the parts of an emoji. */
const characters = (text: string): number =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].length : [...text].length;

/** Whether a single change of a text is a violation. */
export const isBulkInput = (change: TextChange): boolean => {
  const { inputType } = change;
  if (inputType !== undefined && !isBrought(inputType)) return false;
  const text = inserted(change);
  return text.length > bulkInputLimit && characters(text) > bulkInputLimit;
};

/** Keys that take or bring text, or mark all of it, together with Control or Command. */
const keys = new Set(['c', 'x', 'v', 'a']);

export interface Shortcut {
  readonly key: string;
  /** Where the key is (`KeyboardEvent.code`): on a keyboard of other letters that is what counts. */
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey?: boolean;
  readonly shiftKey?: boolean;
}

/**
 * Whether keys pressed together would copy, cut, paste or mark all. With Alt they are others: letters such as ą, which
 * Windows types with Control and Alt, and commands of screen readers. With Shift only pasting stays the same.
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
