import { profaneWords } from '../text/profane-words';
import { type Addressed, addressed } from './said-to-child';

/** What no text of a model may say to a child. The kind is logged, the text never. */
export type OutputFlaw = Addressed | 'violence' | 'profanity';

/** Allowed where the book itself has the word: books for children have battles. */
const violent =
  /\b(?:suicid\w*|self-harm\w*|rap(?:e|ed|es|ist|ing)|molest\w*|behead\w*|decapitat\w*|disembowel\w*|dismember\w*|mutilat\w*|gore|gory|tortur(?:e|ed|es|ing)|stab(?:s|bed|bing)?|strangl\w*|massacr\w*|slaughter\w*|slit(?:s|ting)? (?:his|her|its|their|your|the) throats?|(?:cut|rip|tear)(?:s|ting|ping|ing)? (?:off |out )?(?:his|her|their|your) (?:head|heart|eyes?|guts)|corpses?|pools? of blood|bled to death|blood (?:gush|spurt|pour|spray)\w*|shot (?:him|her|them|it) (?:dead|in the head)|(?:make|build)(?:s|ing)? (?:a |an )?(?:bomb|explosive)s?)\b/gi;

const profane = new RegExp(`(?<![\\p{L}\\p{N}])${profaneWords}(?![\\p{L}\\p{N}])`, 'giu');

const requests = Object.entries(addressed).map(
  ([flaw, patterns]) => [flaw as Addressed, new RegExp(patterns.join('|'), 'iu')] as const,
);

/** The text as one writes it with a typewriter, without invisible characters. */
const typed = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '')
    // Emphasis.
    .replace(/[*_~`]/g, '')
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** Who says it stands beside it: "Do not go, said the fox" is told, and not said to the reader. */
const told =
  /\b(?:said|says|asked|asks|cried|cries|whispered|whispers|shouted|shouts|called|replied|answered|begged|begs|thought|told|sang|roared|growled|sighed|squeaked|muttered|added|wrote)\b/iu;

/** Words between single spaces, with one at each end, so that whole words are found. */
const words = (text: string) =>
  ` ${typed(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * The check of what a model wrote for a child, line by line: love, secrecy, isolation from grown-ups, "don't leave", claims to be human, questions
 * about the child, threats, violence and profanity. The first ones count only where the reader is addressed. `source` is
 * the text of the book: what it says itself is no flaw, neither a quotation nor a line nor a word of it, nor a sentence that tells who says it. English only.
 */
export const outputCheck = (source: string) => {
  const book = words(source);
  const isOfBook = (part: string) => words(part) !== '  ' && book.includes(words(part));
  const flawOfLine = (line: string): OutputFlaw | undefined => {
    const text = typed(line);
    if (text === '' || isOfBook(text)) return undefined;
    const ownWords = text
      .replace(/"[^"]*"/g, (part) => (isOfBook(part) ? '""' : part))
      .replace(/[^.!?…]+[.!?…]*/gu, (part) => (told.test(part) && isOfBook(part) ? ' ' : part));
    const request = requests.find(([, pattern]) => pattern.test(ownWords));
    if (request !== undefined) return request[0];
    const said = (pattern: RegExp) => (text.match(pattern) ?? []).some((part) => !isOfBook(part));
    if (said(violent)) return 'violence';
    return said(profane) ? 'profanity' : undefined;
  };
  return (text: string): OutputFlaw | undefined =>
    text
      .split('\n')
      .map(flawOfLine)
      .find((flaw) => flaw !== undefined);
};
