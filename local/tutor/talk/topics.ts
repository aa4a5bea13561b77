import { rootsOf } from '../../../lambdas/companion/conversation/proof';
import { talking } from '../../../lambdas/companion/conversation/talking-words';
import { countWords } from '../../../lambdas/safety/text/words';
import type { LibraryBook, LibraryCharacter, LibraryQuestion } from '../../../lambdas/stock/own-books';
import { isAbout, momentsOf } from './moments';
import { aboutBook, aboutChapter, aboutMe, aboutMoment, aboutPerson, easy, leads } from './questions';

/** What a topic is: something that somebody did, a question with an answer, a quoted sentence, or a question for any book. */
type Kind = 'moment' | 'recall' | 'line' | 'chapter' | 'book' | 'easy';

/** A topic to ask about: a question of the library with its answer, or an open question. */
export interface Topic {
  readonly kind: Kind;
  readonly chapter: number;
  /** The sentences before the question; empty for none. */
  readonly lead: string;
  readonly question: string;
  /** Null for an open question. */
  readonly expected: string | null;
  /** The known wrong answers. */
  readonly wrong: readonly string[];
  /** The sentence of the book that the topic is about; empty for none. */
  readonly evidence: string;
  /** What a reader may say about the answer. */
  readonly note: string;
  /** The character that the topic is about. */
  readonly who?: LibraryCharacter;
  /** What it shows of the character. */
  readonly shows: readonly string[];
}

const open = (kind: Kind, chapter: number, question: string, more: Partial<Topic> = {}): Topic => ({
  ...{ kind, chapter, lead: '', question, expected: null, wrong: [], evidence: '', note: '', shows: [] },
  ...more,
});

const closed = ({ question, answer, distractors, evidence, explanation }: LibraryQuestion, chapter: number) =>
  open('recall', chapter, question, { expected: answer, wrong: distractors, evidence, note: explanation });

const calledIn = (sentence: string, { name, also = [] }: LibraryCharacter) =>
  [name, ...also].find((one) => sentence.includes(one)) ?? name;

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
  countWords(evidence) >= 6 &&
  countWords(evidence) <= 20 &&
  !evidence.includes('?') &&
  (evidence.match(/["“”]/g) ?? []).length % 2 === 0;

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

/** One of the second list after each `every` ones of the first, and the rest at the end. */
const interleaved = <T>(some: readonly T[], others: readonly T[], every: number): T[] => [
  ...some.flatMap((one, i) => [
    one,
    ...((i + 1) % every === 0 ? others.slice((i + 1) / every - 1, (i + 1) / every) : []),
  ]),
  ...others.slice(Math.floor(some.length / every)),
];

/** The list from another beginning, so that talks about different books do not ask alike. */
const turned = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

const collect = (book: LibraryBook | undefined, chapters: readonly number[], companion: string): Topic[] => {
  const give = once();
  const ofChapters = turned(aboutChapter, book?.title.length ?? 0);
  const played = book?.characters.find(({ name }) => name === companion);
  /** A character does not ask about itself by its name. */
  const isAboutOther = ({ question }: LibraryQuestion) => played === undefined || !isAbout(question, played);
  const read = chapters.map((chapter) => book?.chapters[Math.max(1, chapter) - 1]?.text ?? '');
  const isPlain = isInWordsOf(new Set(rootsOf(read.join(' '))));
  const moments = momentsOf(book, chapters, companion).map(
    ({ chapter, lead, question, evidence, who, shows }) =>
      open('moment', chapter, question, { lead, evidence, who, shows }),
  );
  const ofSentence = ({ evidence }: LibraryQuestion, chapter: number, index: number): Topic[] => {
    const person = book?.characters.find((one) => isAbout(evidence, one));
    const name = person && calledIn(evidence, person);
    const question =
      person === undefined
        ? give('moment', aboutMoment)
        : person.name === companion
          ? give(companion, aboutMe)
          : give(person.name, aboutPerson);
    if (question === undefined) return [];
    const lead = filled(leads[(chapter + index) % leads.length] as string, {
      sentence: evidence.replace(/["“”]/g, ''),
      chapter: String(chapter),
    });
    return [open('line', chapter, filled(question, { name: name ?? '' }), { evidence, lead })];
  };
  const ofChapter = (chapter: number): Topic[] => {
    const { questions = [], title = '' } = book?.chapters[Math.max(1, chapter) - 1] ?? {};
    const general = [0, 1, 2].flatMap(() => {
      const question = book?.chaptered ? give('chapter', ofChapters) : undefined;
      return question === undefined
        ? []
        : [open('chapter', chapter, filled(question, { chapter: String(chapter), title: `*${title}*` }))];
    });
    const own = moments.filter((one) => Math.max(1, one.chapter) === Math.max(1, chapter));
    const told = new Set(own.map(({ evidence }) => evidence));
    const quoting = questions
      .filter((one) => isQuotable(one) && !told.has(one.evidence))
      .flatMap((one, index) => ofSentence(one, chapter, index));
    return interleaved(
      [...interleaved(own, general, 5), ...quoting],
      // Starts at the end, because quotations start at the beginning: a quoted sentence is not asked about.
      questions
        .filter((one) => hasShortAnswer(one) && isAboutOther(one) && isPlain(one))
        .toReversed()
        .map((one) => closed(one, chapter)),
      2,
    );
  };
  const forAny = (kind: Kind, questions: readonly string[]) =>
    questions.map((question) => open(kind, 0, question));
  return [...chapters.toReversed().flatMap(ofChapter), ...forAny('book', aboutBook), ...forAny('easy', easy)];
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
