/** Shorter words differ from too many others by only one letter. */
const minLength = 4;

/** Whether one letter is omitted, inserted or replaced, or two neighbours are swapped. */
const isOneOff = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const swapped = restA[1] === restB[0] && restA[0] === restB[1] && restA.slice(2) === restB.slice(2);
  return swapped || restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
};

/**
 * The stored word that `sought` most likely misspells: one edit away from it, or from its prefix while the user is still
 * typing. Undefined if there is none, if the word is too short, and if it is spelled correctly.
 */
export const meantWord = (sought: string, stored: readonly string[]): string | undefined => {
  const isSpelledRight = stored.some((word) => word.startsWith(sought));
  if (sought.length < minLength || isSpelledRight) return undefined;
  const beginnings = (word: string) =>
    [-1, 0, 1].map((more) => word.slice(0, sought.length + more)).filter((part) => part.length >= minLength);
  return stored.find((word) => beginnings(word).some((part) => isOneOff(sought, part)));
};
