import { partsIn } from '../../text/names';
import { contentWords, countWords, essence } from '../../text/words';

/** Fewer words occur in any text, and prove nothing; of more, anything can be put together. */
export const passageWords = { fewest: 4, most: 50 } as const;

/** Reduces "carried" and "carry", "stopped" and "stop", "bake" and "baked" to one. */
const rootOf = (word: string): string => {
  const bare =
    word.length > 4
      ? word.replace(/ie[sd]$/, 'y').replace(/(?:ing|edly|ed|es|s|ly)$/, '')
      : word.replace(/(?<!s)s$/, '');
  const single = bare.replace(/([^aeiou\d])\1$/, '$1').replace(/e$/, '');
  return single.replace(/y$/, 'i');
};

/** Without possessives and the rests of short forms: "Tam’s" is Tam, and "didn’t" did. */
export const tellingWordsIn = (text: string): string[] =>
  contentWords(text.replace(/(?:n['’]t|['’](?:s|re|ve|ll|d|m))\b/giu, ' '));

/** The roots of the telling words, in their order. */
export const rootsOf = (text: string): string[] => tellingWordsIn(text).map(rootOf);

/** Words of a statement that no passage needs to have: they tell of the book, or of what somebody has in mind. */
const pale = new Set(
  rootsOf(
    'actually also book chapter feel felt page part really seem sentence still story think thought want word',
  ),
);

const joint =
  /[,;:.!?…()“”"]|\s[-–—]+\s|—|(?=\b(?:and|but|because|so|then|when|while|after|before|until|though|although|if|or|who|which|that|where|as)\b)/iu;

/** The parts of a sentence that each say one thing. */
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

/** A text, prepared for finding many passages in it. */
export interface Searchable {
  readonly paragraphs: readonly { readonly text: string; readonly plain: string }[];
  readonly plain: string;
}

export const searchable = (text: string): Searchable => {
  const paragraphs = text.split(/\n\s*\n/).map((one) => ({ text: one, plain: essence(one) }));
  return { paragraphs, plain: ` ${paragraphs.map(({ plain }) => plain).join(' ')} ` };
};

/** A sentence of the texts that is to prove something, and the words that stand near it. */
export interface Evidence {
  readonly passage: string;
  readonly roots: readonly string[];
  readonly near: ReadonlySet<string>;
}

/** The paragraph in which a place lies, after the two before it: there stands who is meant by a pronoun. */
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

/** The passage where the texts have it; undefined if they do not, or if it is too short or too long to prove anything. */
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

/** Of a passage that says what somebody did not do, or might do, nothing follows about what was done; nor the other way round. */
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

/** What a statement may say beside the words of its passage. */
export interface Free {
  /** The roots of what the child said and of the open question. */
  readonly said: ReadonlySet<string>;
  /** The names of the texts, in lower case. */
  readonly names: ReadonlySet<string>;
}

/**
 * Whether a passage says what a clause says: it has every telling word of it in the same order, and denies or supposes no more
 * and no less. The child's own words need no proof. A name may stand for a pronoun of the passage if it stands near it.
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
