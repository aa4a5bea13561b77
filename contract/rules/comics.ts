/** A story has at least and at most this many words. */
export const storyWords = { least: 80, most: 800 } as const;

/** A story is long enough to say something about its words. */
export const feedbackWords = 10;

/** The points of a finished comic. */
export const comicPoints = 50;

/** Reports of different children after which nobody but its author sees a comic. */
export const reportsThatHide = 2;

/** The number of words of a story: whatever stands between spaces and has a letter or a digit. */
export const countStoryWords = (story: string): number =>
  story.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
