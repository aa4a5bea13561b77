import type { Action } from '../figures/poses';
import { pattern } from '../words/match';
import { actionOf, speaks } from '../words/verbs';

const clauses = pattern('clauses');
const past = pattern('past');
/** How direct speech without quotation marks begins. */
const quotes = pattern('quotes');

interface Place {
  readonly words: readonly string[];
  readonly at: number;
  /** The last verb. */
  readonly verb: Action | undefined;
  /** Whether somebody is there who says or thinks it. */
  readonly isSpoken: boolean;
}

interface Reported {
  /** The index of the last word of what is told. */
  readonly last: number;
  /** What those do who tell it; undefined for an aim. */
  readonly by: Action | undefined;
  /** Whether it begins with the one who tells the story. */
  readonly isOfTeller: boolean;
}

/** What is only told, ordered or aimed at is not there: "The robot said his friends had gone", "told us about when a goose ran". */
export const reportedAt = ({ words, at, verb, isSpoken }: Place): Reported | undefined => {
  const word = words[at] ?? '';
  const [first = '', second = ''] = words.slice(at + 1, at + 3);
  const recalls = word === 'about' && speaks(verb) && clauses.test(first);
  const thinks =
    isSpoken &&
    (/^(?:said|thought|knew|hoped|believed)$/.test(word)
      ? !/^(?:to|good-?bye|bye|hello|hi|sorry|thank|thanks|yes|no|[.,!?])$/.test(first || '.')
      : /^(?:shout|yell|scream|call|whisper|repli|cri)ed$/.test(word) && quotes.test(first || '.'));
  // "The king told Pip to fight the dragon."
  const isOrder = word === 'to' && speaks(verb) && actionOf(first) !== undefined;
  // "So I could play outside" is not yet.
  const isAim = word === 'so' && /^(?:could|can)$/.test(second);
  if (!recalls && !thinks && !isOrder && !isAim) return undefined;
  const till = words.findIndex(
    (one, i) =>
      i > at &&
      (/^[.!?;]$/.test(one) ||
        (one === ',' && /^(?:and|but|so|then|while|when)$/.test(words[i + 1] ?? '')) ||
        (one === 'and' && past.test(words[i + 1] ?? ''))),
  );
  return {
    last: (till < 0 ? words.length : till) - 1,
    by: isAim ? undefined : (actionOf(word) ?? 'say'),
    isOfTeller: first === 'I',
  };
};
