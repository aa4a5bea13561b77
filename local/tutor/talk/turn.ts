import type { LibraryBook, LibraryCharacter } from '../../../lambdas/stock/own-books';
import type { Judgement } from './judge';
import type { Language } from './languages/language';
import type { Memory } from './memory';
import type { Phrases } from './phrases';
import type { TalkRequest } from './read';
import type { Topic } from './topics';

/** Everything that the tutor knows when it answers. */
export interface Turn {
  readonly request: TalkRequest;
  readonly book: LibraryBook | undefined;
  /** The child's words as plain English. */
  readonly text: string;
  /** The child speaks another language. */
  readonly language: Language | undefined;
  readonly memory: Memory;
  readonly topics: readonly Topic[];
  /** The topic of the open question, if one is open. */
  readonly current: Topic | undefined;
  /** The topic that the tutor told or asked about last. */
  readonly scene: Topic | undefined;
  /** The last question was made from the child's words: it belongs to no topic. */
  readonly isFollowed: boolean;
  readonly judged: Judgement;
  readonly phrases: Phrases;
  /** The character that the tutor plays. */
  readonly played: LibraryCharacter | undefined;
  /** The characters of the chapters that the child has read. */
  readonly met: readonly LibraryCharacter[];
  /** The characters that the child means. */
  readonly people: readonly LibraryCharacter[];
  /** What the child says about somebody, as moments name it. */
  readonly traits: readonly string[];
  /** The stems of the words that the child has read. */
  readonly known: ReadonlySet<string>;
  /** The complete text of each chapter that the child has read, by its number: the material contains only passages. */
  readonly read: ReadonlyMap<number, string>;
}

/** A statement about the book with the sentence that proves it. */
export interface Claim {
  readonly claim: string;
  readonly passage: string;
}

/** The first part of a reply, before the next question. */
export interface Response {
  readonly move: 'ask' | 'tell' | 'expand' | 'answer' | 'redirect';
  readonly text: string;
  readonly claims?: readonly Claim[];
  /** Questions that grow out of the text, the best first. One that is new and plain is asked instead of a topic's. */
  readonly asks?: readonly string[];
  /** The topic that the text already tells: its question comes next. */
  readonly topic?: Topic;
  /** Topics that the text tells besides: they are not told again. */
  readonly told?: readonly Topic[];
  /** The kinds of topics that may come next. Absent: all that come by themselves. */
  readonly kinds?: readonly Topic['kind'][];
  /** The marks of what the text tells, which is not told again in this talk. */
  readonly marks?: readonly string[];
  /** The tutor does not know what the child asks. */
  readonly isUnknown?: boolean;
  /** The text has its question already. */
  readonly isComplete?: boolean;
  /** The child has asked for a question with an answer. */
  readonly isWanted?: boolean;
  /** The text gives the child something: an answer, or a bit of the story. No question need follow. */
  readonly isGiving?: boolean;
  /** The child takes leave: nothing is asked where the product does not demand it. */
  readonly isFarewell?: boolean;
  /** No question with a right answer follows: the child has spoken of itself, or is not ready for one. */
  readonly isGentle?: boolean;
}
