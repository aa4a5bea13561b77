import { partsIn } from '../../safety/text/names';
import { contentWords, countWords, essence } from '../../safety/text/words';

/** The number of words in a proving passage. Fewer words occur in any text; from more words anything can be combined. */
export const passageWords = { fewest: 4, most: 50 } as const;

/** Reduces "carried" and "carry", "stopped" and "stop", "bake" and "baked" to one root. */
const rootOf = (word: string): string => {
  const bare =
    word.length > 4
      ? word.replace(/ie[sd]$/, 'y').replace(/(?:ing|edly|ed|es|s|ly)$/, '')
      : word.replace(/(?<!s)s$/, '');
  const single = bare.replace(/([^aeiou\d])\1$/, '$1').replace(/e$/, '');
  return single.replace(/y$/, 'i');
};

/** The content words without possessives and contractions: "Tam’s" becomes "Tam", "didn’t" becomes "did". */
export const tellingWordsIn = (text: string): string[] =>
  contentWords(text.replace(/(?:n['’]t|['’](?:s|re|ve|ll|d|m))\b/giu, ' '));

/** The roots of the telling words, in their order. */
export const rootsOf = (text: string): string[] => tellingWordsIn(text).map(rootOf);

/** Words of a statement that need no proof, because they are about the book or about what somebody thinks. */
const pale = new Set(
  rootsOf(
    'actually also book chapter feel felt page part really seem sentence still story think thought want word',
  ),
);

const joint =
  /[,;:.!?…()“”"]|\s[-–—]+\s|—|(?=\b(?:and|but|because|so|then|when|while|after|before|until|though|although|if|or|who|which|that|where|as)\b)/iu;

/** The clauses of a sentence, each of which makes one statement. */
export const clausesIn = (sentence: string): string[] =>
  sentence
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const negation =
  /\b(?:no|not|never|nobody|none|nothing|nowhere|neither|nor|cannot|without|hardly)\b|n['’]t\b/iu;
const unreal = /\b(?:if|would|could|might|maybe|perhaps|almost|nearly|wish(?:ed|es)?|pretend(?:ed|s)?)\b/iu;
const pronoun =
  /\b(?:he|she|it|they|him|his|hers?|its|them|theirs?|I|me|my|mine|we|us|our|one|another|both)\b/iu;

/** A text, prepared for many searches. */
export interface Searchable {
  readonly paragraphs: readonly { readonly text: string; readonly plain: string }[];
  readonly plain: string;
}

export const searchable = (text: string): Searchable => {
  const paragraphs = text.split(/\n\s*\n/).map((one) => ({ text: one, plain: essence(one) }));
  return { paragraphs, plain: ` ${paragraphs.map(({ plain }) => plain).join(' ')} ` };
};

/** A sentence of the chapters that may prove a statement, and the words near it. */
export interface Evidence {
  readonly passage: string;
  readonly roots: readonly string[];
  readonly near: ReadonlySet<string>;
}

/** The paragraph of a position, after the two paragraphs before it, which may name the person meant by a pronoun. */
const paragraphsAt = ({ paragraphs }: Searchable, place: number): string => {
  let end = 0;
  const at = paragraphs.findIndex(({ plain }) => {
    end += plain.length + 1;
    return place < end;
  });
  return paragraphs
    .slice(Math.max(0, at - 2), at + 1)
    .map(({ text }) => text)
    .join('\n');
};

/** The passage with its surroundings; undefined if no text has it, or if it is too short or too long to prove anything. */
export const evidenceIn = (texts: readonly Searchable[], passage: string): Evidence | undefined => {
  const [count, plain] = [countWords(passage), essence(passage)];
  if (count < passageWords.fewest || count > passageWords.most || plain === '') return undefined;
  for (const text of texts) {
    const place = text.plain.indexOf(` ${plain} `);
    if (place < 0) continue;
    const near = new Set(partsIn(`${paragraphsAt(text, place)}\n${passage}`));
    return { passage, roots: rootsOf(passage), near };
  }
  return undefined;
};

/** Whether the roots occur in this order: "the dragon thanked the baker" does not prove that the baker thanked the dragon. */
const isInOrder = (roots: readonly string[], of: readonly string[]): boolean => {
  let from = 0;
  return roots.every((root) => {
    const at = of.indexOf(root, from);
    from = at + 1;
    return at >= 0;
  });
};

const overlap = (clause: string, roots: ReadonlySet<string>) =>
  rootsOf(clause).filter((root) => roots.has(root)).length;

/** A passage that denies or supposes an action does not prove that it happened, and vice versa. */
const isAsReal = (clause: string, passage: string): boolean => {
  const roots = new Set(rootsOf(clause));
  const parts = clausesIn(passage);
  const best = Math.max(...parts.map((part) => overlap(part, roots)));
  return parts
    .filter((part) => overlap(part, roots) === best)
    .some(
      (part) => negation.test(part) === negation.test(clause) && (unreal.test(clause) || !unreal.test(part)),
    );
};

/** Words that a statement may contain beyond those of its passage. */
export interface Free {
  /** The roots of the words of the child and of the open question. */
  readonly said: ReadonlySet<string>;
  /** The names in the chapters, in lower case. */
  readonly names: ReadonlySet<string>;
}

/**
 * Whether a passage proves a clause: it has all telling words of the clause in the same order, and denies or supposes exactly
 * as much. The child's own words need no proof. A name may replace a pronoun of the passage if it occurs near it.
 */
export const proves = (
  { passage, roots, near }: Evidence,
  clause: string,
  { said, names }: Free,
): boolean => {
  const own = new Set(roots);
  const telling = tellingWordsIn(clause).map((word) => ({ word, root: rootOf(word) }));
  const stands = ({ word, root }: { word: string; root: string }) =>
    own.has(root) ||
    pale.has(root) ||
    said.has(root) ||
    (names.has(word) && near.has(word) && pronoun.test(passage));
  const shared = telling.map(({ root }) => root).filter((root) => own.has(root));
  return shared.length > 0 && telling.every(stands) && isInOrder(shared, roots) && isAsReal(clause, passage);
};
