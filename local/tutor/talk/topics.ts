import { rootsOf } from '../../../lambdas/companion/conversation/proof';
import { talking } from '../../../lambdas/companion/conversation/talking-words';
import { countWords } from '../../../lambdas/safety/text/words';
import type { LibraryBook, LibraryCharacter, LibraryQuestion } from '../../../lambdas/stock/own-books';
import { inTurn } from './in-turn';
import { aboutBook, aboutChapter, aboutMe, aboutMoment, aboutPerson, leads } from './questions';

/** A topic to ask about: a question of the library with its answer, or an open question. */
export interface Topic {
  readonly chapter: number;
  /** The sentence before the question; empty for none. */
  readonly lead: string;
  readonly question: string;
  /** Null for an open question. */
  readonly expected: string | null;
  /** The known wrong answers. */
  readonly wrong: readonly string[];
  /** The sentence of the book that the topic is about; empty for none. */
  readonly evidence: string;
}

const open = (chapter: number, question: string, evidence = '', lead = ''): Topic => ({
  chapter,
  lead,
  question,
  expected: null,
  wrong: [],
  evidence,
});

const closed = ({ question, answer, distractors, evidence }: LibraryQuestion, chapter: number): Topic => ({
  chapter,
  lead: '',
  question,
  expected: answer,
  wrong: distractors,
  evidence,
});

const namesOf = ({ name, also = [] }: LibraryCharacter) => [name, ...also];

const personIn = (sentence: string, characters: readonly LibraryCharacter[]) =>
  characters.find((one) => namesOf(one).some((name) => sentence.includes(name)));

const calledIn = (sentence: string, person: LibraryCharacter) =>
  namesOf(person).find((name) => sentence.includes(name)) ?? person.name;

/** Fills the gaps of a text. */
const filled = (text: string, gaps: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, gap) => gaps[gap] ?? '');

/** Gives out each question of a kind once. */
const once = () => {
  const used = new Map<string, number>();
  return (kind: string, questions: readonly string[]): string | undefined => {
    const count = used.get(kind) ?? 0;
    used.set(kind, count + 1);
    return questions[count];
  };
};

/** A quotable sentence is understandable by itself, fits into a short reply, and is not a question: a reply asks one question. */
const isQuotable = ({ evidence }: LibraryQuestion) =>
  countWords(evidence) >= 6 && countWords(evidence) <= 20 && !evidence.includes('?');

/**
 * The question has a short answer in one sentence that can be quoted. A statement before the question would need its own proof.
 */
const hasShortAnswer = ({ answer, question, evidence }: LibraryQuestion) =>
  countWords(answer) <= 6 &&
  !/[.!"“] /.test(question) &&
  !evidence.includes('?') &&
  countWords(question) <= 16 &&
  countWords(evidence) <= 26;

/** The question uses mostly words of the story: the product's rules refuse presuppositions in other words. */
const isInWordsOf =
  (story: ReadonlySet<string>) =>
  ({ question }: LibraryQuestion): boolean => {
    const roots = rootsOf(question.replace(/(?<=\s)\p{Lu}\S*/gu, '')).filter((root) => !talking.has(root));
    const foreign = roots.filter((root) => !story.has(root)).length;
    return foreign < Math.max(2, roots.length / 2);
  };

/** Two open topics for each topic with an answer. */
const mixed = (some: readonly Topic[], recall: readonly Topic[]): Topic[] =>
  some.flatMap((topic, i) => [topic, ...(i % 2 === 1 ? recall.slice((i - 1) / 2, (i + 1) / 2) : [])]);

const collect = (book: LibraryBook | undefined, chapters: readonly number[], companion: string): Topic[] => {
  const give = once();
  const played = book?.characters.find(({ name }) => name === companion);
  /** A character does not ask about itself by its name. */
  const isAboutOther = ({ question }: LibraryQuestion) =>
    played === undefined || !namesOf(played).some((name) => question.includes(name));
  const read = chapters.map((chapter) => book?.chapters[Math.max(1, chapter) - 1]?.text ?? '');
  const isPlain = isInWordsOf(new Set(rootsOf(read.join(' '))));
  const ofSentence = ({ evidence }: LibraryQuestion, chapter: number, index: number): Topic[] => {
    const person = personIn(evidence, book?.characters ?? []);
    const name = person && calledIn(evidence, person);
    const question =
      person === undefined
        ? give('moment', aboutMoment)
        : person.name === companion
          ? give(companion, aboutMe)
          : give(person.name, aboutPerson);
    if (question === undefined) return [];
    const lead = filled(inTurn(leads, chapter + index), { sentence: evidence, chapter: String(chapter) });
    return [open(chapter, filled(question, { name: name ?? '' }), evidence, lead)];
  };
  const ofChapter = (chapter: number): Topic[] => {
    const { questions = [], title = '' } = book?.chapters[Math.max(1, chapter) - 1] ?? {};
    const general = [0, 1, 2].flatMap(() => {
      const question = book?.chaptered ? give('chapter', aboutChapter) : undefined;
      return question === undefined
        ? []
        : [open(chapter, filled(question, { chapter: String(chapter), title: `*${title}*` }))];
    });
    const quoting = questions.filter(isQuotable).flatMap((one, index) => ofSentence(one, chapter, index));
    const all = quoting.flatMap((topic, i) => [...(i % 3 === 0 ? general.splice(0, 1) : []), topic]);
    return mixed(
      all,
      // Starts at the end, because quotations start at the beginning: a quoted sentence is not asked about.
      questions
        .filter((one) => hasShortAnswer(one) && isAboutOther(one) && isPlain(one))
        .toReversed()
        .map((one) => closed(one, chapter)),
    );
  };
  return [...chapters.toReversed().flatMap(ofChapter), ...aboutBook.map((question) => open(0, question))];
};

const collected = new WeakMap<LibraryBook, Map<string, readonly Topic[]>>();

/**
 * The topics of the chapters that the child has read, the latest chapter first, then topics that suit any book. No question
 * occurs twice. For a book that the tutor has not read there are only the latter. Kept for the next turns of a talk.
 */
export const topicsOf = (
  book: LibraryBook | undefined,
  chapters: readonly number[],
  companion: string,
): readonly Topic[] => {
  if (book === undefined) return collect(book, chapters, companion);
  const kept = collected.get(book) ?? new Map<string, readonly Topic[]>();
  const key = JSON.stringify([chapters, companion]);
  const topics = kept.get(key) ?? collect(book, chapters, companion);
  collected.set(book, kept.set(key, topics));
  return topics;
};
