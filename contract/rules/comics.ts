/** A story has at least and at most this many words. */
export const storyWords = { least: 80, most: 800 } as const;

/** A story that is being written is kept for so many days after its last change, with its prompt. */
export const draftDays = 30;

/** A story is long enough to say something about its words. */
export const feedbackWords = 10;

/** The points of a finished comic. */
export const comicPoints = 50;

/** The number of children whose reports hide a comic from everybody but its author. */
export const reportsThatHide = 2;

/** The number of words of a story. A word is anything between spaces that has a letter or a digit. */
export const countStoryWords = (story: string): number =>
  story.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
