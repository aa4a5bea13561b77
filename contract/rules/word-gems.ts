/** The words of finished books for which a gem is paid. */
export const wordsPerGem = 3000;

/** The gems for words that are paid in one week of New York at most. */
export const wordGemsPerWeek = 5;

/** The words of finished books that have no gem yet, and the gems that were paid for words in the latest week with any. */
export interface WordAccount {
  readonly words: number;
  readonly week: string;
  readonly gems: number;
}

/**
 * The account after a book is finished, and the gems that this pays. Words beyond a whole gem, or beyond the week's gems, are kept
 * for the next book: small books add up, and a long one loses nothing.
 */
export const payWords = (
  account: WordAccount | undefined,
  read: number,
  week: string,
): { readonly account: WordAccount; readonly gems: number } => {
  const words = (account?.words ?? 0) + read;
  const paid = account?.week === week ? account.gems : 0;
  const gems = Math.min(Math.floor(words / wordsPerGem), wordGemsPerWeek - paid);
  return { account: { words: words - gems * wordsPerGem, week, gems: paid + gems }, gems };
};
