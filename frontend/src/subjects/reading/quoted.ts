/** The words of a book, and where they may be looked for. */
export interface Quoted {
  readonly book: string;
  /** The last chapter that is searched; undefined for a text in one piece. */
  readonly end: number | undefined;
  readonly words: string;
}
