import * as z from 'zod/mini';

/** The twenty pictures of which a child taps four. */
export const pictures = [
  'fish',
  'cat',
  'rabbit',
  'turtle',
  'snail',
  'bird',
  'apple',
  'carrot',
  'cake',
  'flower',
  'tree',
  'sun',
  'moon',
  'star',
  'boat',
  'rocket',
  'bike',
  'umbrella',
  'bell',
  'key',
] as const;
export const Picture = z.enum(pictures);
export type Picture = z.infer<typeof Picture>;

/** So many, each another one, in this order: 20 × 19 × 18 × 17 ways, 16.8 bits. */
export const picturesTapped = 4;

export const Pictures = z.array(Picture).check(
  z.length(picturesTapped),
  z.refine((all) => new Set(all).size === all.length),
);
