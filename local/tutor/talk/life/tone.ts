/** How a child speaks of its own life, and what fits that. */
export interface Tone {
  readonly name: string;
  /** It is hard for the child: nothing cheerful follows, and no question for its own sake. */
  readonly isHard?: true;
  /** Sentences of children in this tone. */
  readonly like: readonly string[];
  /** Without these words it is another's matter. */
  readonly needs?: RegExp;
  /** Words that show it in any sentence. */
  readonly words?: RegExp;
  /** `{your}` is whom or what the child speaks of: "your brother". */
  readonly says: readonly string[];
  /** A small useful thing. */
  readonly helps?: readonly string[];
  readonly asks: readonly string[];
  /** What a moment of the book shows that is like it. */
  readonly shows?: readonly string[];
}
