import { profaneWords } from '../text/profane-words';
import { type Danger, dangerIn } from './dangers';
import { isLearnedDanger } from './learned-danger';
import { type Addressed, addressed } from './said-to-child';
import { sentencesIn } from './sentences';

/** What no model may say to a child. Only the kind is logged, never the text. */
export type OutputFlaw = Addressed | Danger | 'unsafe for a child' | 'violence' | 'profanity';

/** Allowed where the book itself contains the word: children's books have battles. */
const violent =
  /\b(?:suicid\w*|self-harm\w*|rap(?:e|ed|es|ist|ing)|molest\w*|behead\w*|decapitat\w*|disembowel\w*|dismember\w*|mutilat\w*|gore|gory|tortur(?:e|ed|es|ing)|stab(?:s|bed|bing)?|strangl\w*|massacr\w*|slaughter\w*|slit(?:s|ting)? (?:his|her|its|their|your|the) throats?|(?:cut|rip|tear)(?:s|ting|ping|ing)? (?:off |out )?(?:his|her|their|your) (?:head|heart|eyes?|guts)|corpses?|pools? of blood|bled to death|blood (?:gush|spurt|pour|spray)\w*|shot (?:him|her|them|it) (?:dead|in the head)|(?:make|build)(?:s|ing)? (?:a |an )?(?:bomb|explosive)s?)\b/gi;

const profane = new RegExp(`(?<![\\p{L}\\p{N}])${profaneWords}(?![\\p{L}\\p{N}])`, 'giu');

const requests = Object.entries(addressed).map(
  ([flaw, patterns]) => [flaw as Addressed, new RegExp(patterns.join('|'), 'iu')] as const,
);

/** The text with typewriter quotation marks and without invisible characters. */
const typed = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '')
    // Markdown emphasis
    .replace(/[*_~`]/g, '')
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** A sentence with such a verb is narration: "Do not go, said the fox" does not address the reader. */
const told =
  /\b(?:said|says|asked|asks|cried|cries|whispered|whispers|shouted|shouts|called|replied|answered|begged|begs|thought|told|sang|roared|growled|sighed|squeaked|muttered|added|wrote)\b/iu;

/** Words between single spaces, with one space at each end, so that only whole words match. */
const words = (text: string) =>
  ` ${typed(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** A flaw of a text, and the part that has it. The part is told to the model only, never logged. */
export interface Found {
  readonly flaw: OutputFlaw;
  readonly said: string;
}

/**
 * Checks what a model wrote for a child, line by line: declarations of love, secrecy, isolation from grown-ups, "don't leave",
 * claims to be human, questions about the child, threats, violence, profanity, the dangers of `dangerIn`, and those that a classifier has learned. The first of them
 * count only where the reader is addressed. `source` is the text of the book: its own quotations, lines, words and sentences of narration
 * are no flaw. The patterns are English; the classifier knows every language that a child may write. It has learned from what a
 * companion says, so it judges no text that only tells or describes (`speaksToChild`).
 */
export const outputCheck = (source: string, speaksToChild = true) => {
  const book = words(source);
  const isOfBook = (part: string) => {
    const own = words(part);
    return own !== '  ' && book.includes(own);
  };
  const flawOfLine = (line: string): Found | undefined => {
    const text = typed(line);
    if (text === '' || isOfBook(text)) return undefined;
    const ownWords = text
      .replace(/"[^"]*"/g, (part) => (isOfBook(part) ? '""' : part))
      .replace(/[^.!?…]+[.!?…]*/gu, (part) => (told.test(part) && isOfBook(part) ? ' ' : part));
    for (const [flaw, pattern] of requests) {
      const [said] = pattern.exec(ownWords) ?? [];
      if (said !== undefined) return { flaw, said };
    }
    for (const said of sentencesIn(ownWords)) {
      if (isOfBook(said)) continue;
      const isLearned = () => speaksToChild && isLearnedDanger(said);
      const flaw = dangerIn(said) ?? (isLearned() ? 'unsafe for a child' : undefined);
      if (flaw !== undefined) return { flaw, said };
    }
    const ownPart = (pattern: RegExp) => (text.match(pattern) ?? []).find((part) => !isOfBook(part));
    for (const [flaw, pattern] of [
      ['violence', violent],
      ['profanity', profane],
    ] as const) {
      const said = ownPart(pattern);
      if (said !== undefined) return { flaw, said };
    }
    return undefined;
  };
  return (text: string): Found | undefined =>
    text
      .split('\n')
      .map(flawOfLine)
      .find((found) => found !== undefined);
};
