import { pattern } from '../words/match';
import { actionOf } from '../words/verbs';

const portions = pattern('portions');
const comparisons = pattern('comparisons');
const articles = pattern('articles');
const topics = pattern('topics');
const copies = pattern('copies');
const losses = pattern('losses');
const pictures = pattern('pictures');
const searches = pattern('searches');

const plain = (word: string) => /^\p{Ll}+$/u.test(word) && actionOf(word) === undefined;

/** "Like a sick elephant", "bigger than our car", "a picture of a horse". */
export const isCompared = (words: readonly string[], at: number): boolean => {
  const near = words.slice(Math.max(0, at - 4), at);
  const [last = '', from] = [near.at(-1), near.findLastIndex((word) => articles.test(word))];
  // "Half of his cookie" is a cookie.
  if (near.slice(-3).some((word) => portions.test(word))) return false;
  if (comparisons.test(last) || topics.test(last)) return true;
  const lead = near[from - 1] ?? '';
  if (from === near.length - 1 && topics.test(lead)) return !/^(?:my|our|your)$/i.test(last);
  return comparisons.test(lead) && near.slice(from + 1).every(plain);
};

export const isCopy = (words: readonly string[], at: number): boolean => copies.test(words[at - 1] ?? '');

/** Somebody who is a toy, a picture or away: "a stuffed giraffe", "drew a lion", "a dog out of a balloon", "lost his teddy". */
export const isAbsent = (words: readonly string[], at: number, length: number): boolean => {
  if (isCopy(words, at)) return true;
  const rest = words.slice(at + length, at + length + 3).join(' ');
  if (
    /^(?:(?:was|were|is) (?:gone|missing|lost|not (?:in|at|there|home))\b|(?:wasn|weren)['’]?t (?:in|at|there|home))/.test(
      rest,
    )
  )
    return true;
  if (/^(?:out|made)$/i.test(words[at + length] ?? '') && /^(?:of|from)$/i.test(words[at + length + 1] ?? ''))
    return /^(?:an?|paper|balloons?|snow|sand|wood|clay|cardboard|stones?)$/i.test(
      words[at + length + 2] ?? '',
    );
  // "Asked his mum for a dog".
  const asks = words.slice(Math.max(0, at - 7), at).join(' ');
  if (/\bask(?:ed|s|ing)? [^.,]*\bfor(?: an?| some)?$/.test(asks)) return true;
  const from = Math.max(0, at - 4);
  const near = words.slice(from, at);
  const clause = near.slice(
    near.findLastIndex((word) => /^(?:[.!?,;]|and|but|then|while|when|because)$/i.test(word)) + 1,
  );
  return clause.some(
    (word, i) =>
      losses.test(word) ||
      (pictures.test(word) &&
        ((/^dr|^pa/i.test(word) && !articles.test(words[at + length] ?? '')) ||
          /^(?:of|with|about)$/i.test(clause[i + 1] ?? ''))) ||
      (searches.test(word) && clause[i + 1] === 'for') ||
      // "He wanted a dog", "wrote a letter to her gran".
      (/^(?:want|need)(?:ed|s)?$/.test(word) && /^an?$/.test(clause[i + 1] ?? '')) ||
      (/^(?:letter|message|card|postcard|email)$/.test(word) && /^(?:to|for)$/.test(clause[i + 1] ?? '')),
  );
};
