import type { MetWord } from '../../subjects/words/met';

/** The character of a text at a point of the screen. Safari has the older of the two calls. */
const caretAt = (x: number, y: number): { node: Node; offset: number } | undefined => {
  if ('caretPositionFromPoint' in document) {
    const found = document.caretPositionFromPoint(x, y);
    return found === null ? undefined : { node: found.offsetNode, offset: found.offset };
  }
  const range = (document as Document).caretRangeFromPoint?.(x, y);
  return range === null || range === undefined
    ? undefined
    : { node: range.startContainer, offset: range.startOffset };
};

const wordLetters = /[A-Za-z]+(?:['’-][A-Za-z]+)*/g;

/** The word of a text that contains the character at `offset`, in the dictionary's letters. */
const wordIn = (text: string, offset: number): MetWord | undefined => {
  for (const { 0: word, index } of text.matchAll(wordLetters))
    if (index <= offset && offset <= index + word.length)
      return word.length <= 30 ? { word, text, at: index } : undefined;
  return undefined;
};

/** The word at a point of the screen. */
export const wordAt = (x: number, y: number): MetWord | undefined => {
  const caret = caretAt(x, y);
  return caret?.node.nodeType === Node.TEXT_NODE
    ? wordIn(caret.node.textContent ?? '', caret.offset)
    : undefined;
};
