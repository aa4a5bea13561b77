/**
 * What a character did or felt in a chapter, for the demo tutor's talks. A part of the form "{I|Sambal}" has the words of the
 * character itself before the bar, and those of others after it.
 */
export interface LibraryMoment {
  readonly chapter: number;
  /** What it shows of the character: "kind", "scared", "wish". */
  readonly shows: readonly string[];
  /** The sentence of the chapter that proves it. */
  readonly evidence: string;
  readonly tells: string;
  /** An open question about it. */
  readonly asks: string;
}

/**
 * What is known of a character or of the book, for the demo tutor's answers: a wish, a fear, the reason of a deed, what somebody or
 * Wren thinks of somebody else. `tells` has the form of a moment's.
 */
export interface LibraryFact {
  readonly about: FactKind;
  /** A character's name; absent for what is known of the book. */
  readonly who?: string;
  /** The other character, of whom `who` thinks or knows something. */
  readonly of?: string;
  /** It may be told from this chapter on. */
  readonly chapter: number;
  readonly tells: string;
  /** An open question that follows from it. */
  readonly asks?: string;
  /** The sentence of the chapter that it is drawn from. */
  readonly evidence: string;
}

/** A hand-made answer to what children ask or remark, for the demo tutor's talks. */
export interface LibraryAnswer {
  /** It may be told from this chapter on. */
  readonly chapter: number;
  /** Ways in which children ask or remark it, in their own spelling. */
  readonly asks: readonly string[];
  /** As Wren tells it. */
  readonly wren: string;
  /** As characters tell it, by their names. */
  readonly as?: Readonly<Record<string, string>>;
}

/** What a character says to what any child may ask of it, whatever the story: by the kind of question. */
export type LibraryVoice = Readonly<Partial<Record<VoiceKind, string>>>;

export type VoiceKind =
  | 'hello'
  | 'bye'
  | 'afraid'
  | 'sad'
  | 'happy'
  | 'angry'
  | 'best'
  | 'food'
  | 'friends'
  | 'friend'
  | 'wish'
  | 'if'
  | 'know'
  | 'joke'
  | 'feel'
  | 'family'
  | 'good'
  | 'next'
  | 'shrug';

export type FactKind =
  | 'want'
  | 'fear'
  | 'like'
  | 'dislike'
  | 'best'
  | 'sad'
  | 'food'
  | 'secret'
  | 'why'
  | 'of'
  | 'know'
  | 'wren'
  | 'title'
  | 'begins'
  | 'funny';
