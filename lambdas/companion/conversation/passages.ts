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

const paragraphsIn = ({ number, text }: TalkChapter): Indexed[] =>
  (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => ({ chapter: number, text: paragraph.trim() }))
    .filter((passage) => passage.text !== '')
    .map((passage) => ({ passage, stems: new Set(contentStems(passage.text)) }));

const indexes = new WeakMap<TalkChapter, readonly Indexed[]>();

/** Indexed once: a turn asks for passages several times. */
const paragraphsOf = (chapter: TalkChapter): readonly Indexed[] => {
  const index = indexes.get(chapter) ?? paragraphsIn(chapter);
  indexes.set(chapter, index);
  return index;
};

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

/** The search for the passages that share the rarest words with a text, the closest first. */
const searchIn = (passages: readonly Indexed[]) => {
  const weight = rarity(passages);
  return (about: string): Passage[] => {
    const wanted = [...new Set(contentStems(about))];
    return passages
      .map(({ passage, stems }) => ({
        passage,
        score: wanted.reduce((sum, word) => sum + (stems.has(word) ? weight(word) : 0), 0),
      }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ passage }) => passage);
  };
};

const inOrder = (all: readonly Indexed[], chosen: readonly Passage[]): Passage[] => {
  const wanted = new Set(chosen);
  return all.map(({ passage }) => passage).filter((passage) => wanted.has(passage));
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
    ...within(searchIn(earlier)(about), limits.earlier),
    ...within(
      [...new Set([...searchIn(latest)(about), ...latest.map(({ passage }) => passage).toReversed()])],
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
  const ranked = sentences.map(searchIn(all));
  // Each sentence gets its best paragraph before any gets its second one.
  const inTurn = Array.from({ length: mostPerSentence }, (_, i) =>
    ranked.flatMap((own) => own.slice(i, i + 1)),
  );
  const passages = all.map(({ passage }) => passage);
  const withNeighbours = inTurn.flat().flatMap((passage) => {
    const at = passages.indexOf(passage);
    return [passage, ...passages.slice(Math.max(0, at - 1), at + 2)].filter(
      (one) => one.chapter === passage.chapter,
    );
  });
  return inOrder(all, within([...new Set(withNeighbours)], limits.proof));
};
