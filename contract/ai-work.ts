/** The kinds of model work that a child may cause. Each has its own budget per child and day. */
export const aiWork = [
  /** The chapters of a book that the library does not have. */
  'chapters',
  /** Questions on one chapter. */
  'banks',
  /** A search for recommendations. */
  'recommendations',
  /** A turn of a chat. */
  'chat',
  /** A minute of a voice chat. */
  'voice_minutes',
  'articles',
  /** Feedback on a story. */
  'writing',
  /** A picture of a comic. */
  'pictures',
  /** The check of a chosen username. */
  'names',
  /** A sentence of a book that Wren reads aloud, and nobody has heard before. */
  'narration',
] as const;
export type AiWork = (typeof aiWork)[number];
