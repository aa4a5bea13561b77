import { type GiftName, isSticker, sentences } from '../../../../contract/family/gifts';

/** A gift as a screen reader says it: "A star" or the sentence. */
export const giftWords = (gift: GiftName): string =>
  isSticker(gift) ? `A sticker: ${gift}` : sentences[gift];
