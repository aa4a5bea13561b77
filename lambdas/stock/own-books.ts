import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Skill } from '../../contract/rules/quiz';
import type { Original } from '../books/add-original';
import { parseAges } from '../books/ages';
import type { BankQuestion } from '../quiz/bank/add-bank';
import type { LibraryAnswer, LibraryFact, LibraryMoment, LibraryVoice } from './talk-material';
import { typeset, typesetAll } from './typeset';

/** A question on one of Inkwren's own books, with the sentence that proves the answer. */
export interface LibraryQuestion {
  readonly skill: Skill;
  readonly question: string;
  /** Equal to `last` when the fifth option is the right one. */
  readonly answer: string;
  /** Three; four when the fifth option is the right one. */
  readonly distractors: readonly string[];
  /** A fifth option that always stays last. */
  readonly last?: string;
  readonly evidence: string;
  readonly explanation: string;
}

/**
 * A finished question for the banks. The right option comes first, or last if it is the fixed fifth one; the other options are
 * shuffled for each child.
 */
export const toBankQuestion = ({ answer, distractors, last, ...rest }: LibraryQuestion): BankQuestion => {
  const isLast = answer === last;
  const four = isLast ? distractors : [answer, ...distractors];
  return { ...rest, options: [...four, ...(last === undefined ? [] : [last])], key: isLast ? 4 : 0 };
};

interface LibraryChapter {
  readonly title: string;
  readonly text: string;
  readonly questions: readonly LibraryQuestion[];
}

/** The sheet from which a talk plays a main character. It mentions nothing after the character's first appearance. */
export interface LibraryCharacter {
  readonly name: string;
  /** Other names that the text uses. */
  readonly also?: readonly string[];
  readonly who: string;
  /** The manner of speaking. */
  readonly speaks: string;
  /** Lines that the character can say in answer to any message. */
  readonly says: readonly string[];
  readonly moments?: readonly LibraryMoment[];
}

/** What the pictures of a book show, from `pictures.json`. The drawings are on the site. */
interface LibraryPictures {
  /** In the order of the chapters. */
  readonly chapters: readonly string[];
  /** By the name of the character. */
  readonly portraits: Readonly<Record<string, string>>;
}

export interface LibraryBook {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly year: number;
  /** The path of the cover on the site. */
  readonly cover: string;
  readonly one_liner: string;
  readonly description: string;
  readonly genres: readonly string[];
  readonly ages: string;
  readonly characters: readonly LibraryCharacter[];
  /** The books of a series share their characters. */
  readonly series?: { readonly name: string; readonly number: number };
  readonly keywords: readonly string[];
  /** False for a text that is not divided into chapters. */
  readonly chaptered: boolean;
  readonly chapters: readonly LibraryChapter[];
  /** Absent until the book has been drawn. */
  readonly pictures?: LibraryPictures;
  /** Each chapter in two easy sentences. */
  readonly gists: readonly string[];
  readonly facts: readonly LibraryFact[];
  /** Empty where the function is deployed: only the laptop's tutor tells them. */
  readonly answers: readonly LibraryAnswer[];
  /** By the names of characters. As the answers, they are not deployed. */
  readonly voices: Readonly<Record<string, LibraryVoice>>;
}

const readChapter = (folder: string, number: number): LibraryChapter => {
  const [heading = '', ...lines] = readFileSync(path.join(folder, `chapter-${number}.md`), 'utf8').split(
    '\n',
  );
  return {
    title: typeset(heading.replace(/^# /, '')),
    text: typeset(lines.join('\n').trim()),
    questions: typesetAll(
      JSON.parse(readFileSync(path.join(folder, `chapter-${number}.questions.json`), 'utf8')),
    ),
  };
};

/** Titles and keywords are searched for as they are typed, and children ask in straight quotes. */
const typesetBook = ({
  characters,
  one_liner,
  description,
  pictures,
  ...rest
}: LibraryBook): LibraryBook => ({
  ...rest,
  ...typesetAll({ characters, one_liner, description }),
  ...(pictures && { pictures: typesetAll(pictures) }),
  gists: typesetAll(rest.gists),
  facts: typesetAll(rest.facts),
  voices: typesetAll(rest.voices),
  answers: rest.answers.map((answer) => ({ ...typesetAll(answer), asks: answer.asks })),
});

/** Not deployed. */
const answersFile = 'answers.json';

const picturesFile = 'pictures.json';

/** One book, from its folder in the library. */
export const readBook = (folder: string): LibraryBook => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const has = (file: string) => existsSync(path.join(folder, file));
  const [book, known] = [read('book.json'), read('talk.json')];
  const { answers = [], voices = {} } = has(answersFile) ? read(answersFile) : {};
  const drawn = has(picturesFile) && { pictures: read(picturesFile) };
  const chapters = Array.from({ length: book.chapters }, (_, i) => readChapter(folder, i + 1));
  const cover = `/covers/${book.id}.svg`;
  return typesetBook({ chaptered: true, ...book, ...known, ...drawn, answers, voices, cover, chapters });
};

/** All books of the folder, by title. */
export const readLibrary = (folder: string): LibraryBook[] =>
  readdirSync(folder)
    .map((name) => readBook(path.join(folder, name)))
    .sort((a, b) => a.title.localeCompare(b.title));

export const sheetOf = ({ who, speaks, says }: LibraryCharacter): string =>
  `${who} Speaks: ${speaks} Says, for example: ${says.join(' / ')}`;

/** What a picture shows, under its name; nothing if there is no picture. */
const shown = <Name extends string>(name: Name, alt: string | undefined) =>
  (alt === undefined ? {} : { [name]: alt }) as { readonly [_ in Name]?: string };

/** One of our own books as the library stores it, with everything that the model is asked for in other books. */
export const originalOf = ({
  id,
  title,
  author,
  year,
  one_liner,
  description,
  chapters,
  chaptered,
  characters,
  genres,
  keywords,
  ages,
  series,
  cover,
  pictures,
}: LibraryBook): Original => ({
  id,
  title,
  author,
  publishedYear: year,
  thumbnail: cover,
  cover_url: cover,
  one_liner,
  description,
  subjects: [...genres, ...keywords],
  ages: parseAges(ages),
  ...(series && { series: series.name }),
  chapters: chapters.map(({ title, text }, i) => ({
    title,
    text,
    ...shown('picture', pictures?.chapters[i]),
  })),
  known: {
    chaptered,
    characters: characters.map((one) => ({
      name: one.name,
      ...(one.also !== undefined && { also: [...one.also] }),
      sheet: sheetOf(one),
      ...shown('portrait', pictures?.portraits[one.name]),
    })),
  },
});

/** The finished questions on a chapter, as arguments of `addBank`. A book without chapters has them under 0. */
export const bankOf = (
  { id, chaptered, chapters }: LibraryBook,
  number: number,
): [bookId: string, chapter: number, questions: BankQuestion[]] => [
  id,
  chaptered ? number : 0,
  (chapters[number - 1]?.questions ?? []).map(toBankQuestion),
];
