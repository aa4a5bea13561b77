import type { TalkTurn } from '../talks/turn';

/** One side of a turn. */
export interface Utterance {
  readonly role: 'child' | 'companion';
  /** Without personal data, as it may be sent to a model. */
  readonly text: string;
}

export type OpenQuestion = NonNullable<TalkTurn['open']>;

export interface TalkChapter {
  readonly number: number;
  readonly title: string;
  /** Null if the library does not have the chapter's text. */
  readonly text: string | null;
}

/** The input of one turn of a conversation. Its size is bounded: a long conversation sends no more than a short one. */
export interface Talk {
  readonly book: { readonly title: string; readonly author: string; readonly description: string | null };
  /** The chapters up to the one that the child has reached. */
  readonly chapters: readonly TalkChapter[];
  /** Names that occur only in later chapters. They are never sent: a reply that contains one is refused. */
  readonly laterNames: ReadonlySet<string>;
  /** A character of the book; null for Wren. */
  readonly character: string | null;
  /** The character's identity and way of speaking, if the library knows them. Contains no later event. */
  readonly sheet: string | null;
  /** The school grade up to which the child reads with ease. */
  readonly grade: number;
  /** The last turns, oldest first, as the child and the companion spoke in them. */
  readonly turns: readonly Utterance[];
  /** A summary of the turns before `turns`. */
  readonly summary: string;
  /** Its tries include the words that are being answered. */
  readonly open: OpenQuestion | null;
}
