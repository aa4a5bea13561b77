export interface SpokenTurn {
  readonly role: 'child' | 'companion';
  /** As it may be sent: without personal data. */
  readonly text: string;
}

/** The question that the companion asked last, as long as it is not answered. */
export interface OpenQuestion {
  readonly question: string;
  /** What a right answer says; null for a question without one. */
  readonly expected: string | null;
  /** How often the child has tried, with the words that are being answered. */
  readonly tries: number;
}

export interface TalkChapter {
  readonly number: number;
  readonly title: string;
  /** Null if the library does not have the text. */
  readonly text: string | null;
}

/** What one turn of a conversation rests on. Bounded: a long conversation sends no more than a short one. */
export interface Talk {
  readonly book: { readonly title: string; readonly author: string; readonly description: string | null };
  /** Up to the chapter that the child has reached, never a later one. */
  readonly chapters: readonly TalkChapter[];
  /** Names that occur only in later chapters. Never sent: a reply that contains one is refused. */
  readonly laterNames: ReadonlySet<string>;
  /** A character of the book; null for Wren. */
  readonly character: string | null;
  /** Who the character is and how it speaks, if the library knows; nothing that happens later. */
  readonly sheet: string | null;
  /** The school grade up to which the child reads with ease. */
  readonly grade: number;
  /** The last turns, oldest first. */
  readonly turns: readonly SpokenTurn[];
  /** What was said before them. */
  readonly summary: string;
  readonly open: OpenQuestion | null;
}
