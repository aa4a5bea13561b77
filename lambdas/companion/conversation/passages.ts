import { contentStems } from '../../safety/text/words';
import type { Talk, TalkChapter } from './talk';

interface Passage {
  readonly chapter: number;
  readonly text: string;
}

interface Indexed {
  readonly passage: Passage;
  readonly stems: ReadonlySet<string>;
}

/** The most paragraphs that are looked at for one sentence. */
const mostPerSentence = 4;

/** The limits of the book text that one turn sends, in characters: the same for a fable and a novel. */
const limits = { lastChapter: 8_000, earlier: 4_000, proof: 2_800 };

const paragraphsOf = ({ number, text }: TalkChapter): Passage[] =>
  (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => ({ chapter: number, text: paragraph.trim() }))
    .filter((passage) => passage.text !== '');

const within = (passages: readonly Passage[], limit: number): Passage[] => {
  let left = limit;
  return passages.filter(({ text }) => {
    left -= text.length;
    return left >= 0;
  });
};

/** Rare words weigh more: a name that occurs in every paragraph does not tell which paragraph is meant. */
const rarity = (passages: readonly Indexed[]) => {
  const seen = new Map<string, number>();
  for (const { stems } of passages) for (const word of stems) seen.set(word, (seen.get(word) ?? 0) + 1);
  return (word: string) => Math.log(1 + passages.length / (seen.get(word) ?? passages.length));
};

const byRelevance = (passages: readonly Passage[], about: string): Passage[] => {
  const indexed = passages.map((passage) => ({ passage, stems: new Set(contentStems(passage.text)) }));
  const weight = rarity(indexed);
  const wanted = [...new Set(contentStems(about))];
  const scored = indexed.map(({ passage, stems }) => ({
    passage,
    score: wanted.reduce((sum, word) => sum + (stems.has(word) ? weight(word) : 0), 0),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ passage }) => passage);
};

const inOrder = (all: readonly Passage[], chosen: readonly Passage[]) => {
  const wanted = new Set(chosen);
  return all.filter((passage) => wanted.has(passage));
};

/**
 * The part of the text that a turn needs, in the order of the book: the last chapter reached (if it is too long, its relevant
 * paragraphs first, then its end), and the paragraphs of earlier chapters that share the rarest words with the talk.
 */
export const passagesFor = ({ chapters, open, turns }: Talk, words: string): Passage[] => {
  const last = chapters.at(-1);
  if (last === undefined) return [];
  const about = [words, open?.question, turns.at(-1)?.text].join(' ');
  const latest = paragraphsOf(last);
  const earlier = chapters.slice(0, -1).flatMap(paragraphsOf);
  const chosen = [
    ...within(byRelevance(earlier, about), limits.earlier),
    ...within(
      [...byRelevance(latest, about), ...latest.toReversed()].filter((p, i, all) => all.indexOf(p) === i),
      limits.lastChapter,
    ),
  ];
  return inOrder([...earlier, ...latest], chosen);
};

/**
 * The paragraphs of all chapters that may prove or contradict the sentences: those that share their rarest words, each with its
 * neighbours, which tell who "he" is and what was answered.
 */
export const passagesOn = ({ chapters }: Pick<Talk, 'chapters'>, sentences: readonly string[]): Passage[] => {
  const all = chapters.flatMap(paragraphsOf);
  const ranked = sentences.map((sentence) => byRelevance(all, sentence));
  // Each sentence gets its best paragraph before any gets its second one.
  const inTurn = Array.from({ length: mostPerSentence }, (_, i) =>
    ranked.flatMap((own) => own.slice(i, i + 1)),
  );
  const withNeighbours = inTurn.flat().flatMap((passage) => {
    const at = all.indexOf(passage);
    return [passage, ...all.slice(Math.max(0, at - 1), at + 2)].filter(
      (one) => one.chapter === passage.chapter,
    );
  });
  return inOrder(all, within([...new Set(withNeighbours)], limits.proof));
};
