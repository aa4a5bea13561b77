import * as z from 'zod/mini';

/** The pictures that can be given. */
export const stickers = ['star', 'heart', 'boat', 'rainbow', 'book', 'wren', 'medal', 'sun'] as const;
export type Sticker = (typeof stickers)[number];

/** The sentences that can be given. A gift is one of these lists, so nothing in it is written freely. */
export const sentences = {
  comic: 'I read your comic!',
  story: 'I loved your story.',
  quiz: 'What a quiz! Well done.',
  try_again: 'You did not give up. That is what counts.',
  finished: 'You finished a book! Tell me about it.',
  days: 'So many reading days in a row!',
  words: 'You know words that I had to look up.',
  proud: 'I am proud of you.',
  together: 'Shall we read a chapter together tonight?',
  dinner: 'Tell me about your book at dinner.',
  next: 'I wonder what happens next in your book.',
  thinking: 'I thought of you today.',
} as const;
export type Sentence = keyof typeof sentences;

export const gifts = [...stickers, ...(Object.keys(sentences) as Sentence[])] as const;
export const GiftName = z.enum(gifts);
export type GiftName = z.infer<typeof GiftName>;

export const isSticker = (gift: GiftName): gift is Sticker => stickers.some((sticker) => sticker === gift);

/** By one grown-up to one child, in a week of New York. */
export const giftsPerWeek = 10;

/** A gift that a child has not opened yet. */
export const ReceivedGift = z.object({
  id: z.string(),
  gift: GiftName,
  /** Null while the name is unchecked. */
  from: z.nullable(z.string()),
  role: z.enum(['teacher', 'parent']),
  sent_at: z.string(),
});
export type ReceivedGift = z.infer<typeof ReceivedGift>;

/** What a grown-up has given a child this week, the latest first. */
export const GivenGifts = z.object({
  left: z.int(),
  given: z.array(
    z.object({
      id: z.string(),
      gift: GiftName,
      sent_at: z.string(),
      opened: z.boolean(),
      thanked: z.boolean(),
    }),
  ),
});
export type GivenGifts = z.infer<typeof GivenGifts>;
