interface StoryInParts {
  readonly id: string;
  readonly title: string;
  /** The words of each part. */
  readonly words: readonly number[];
}

/** The stories that are told on the first screen, a part a day, in this order. Their texts are in `serials/`. */
export const storiesInParts: readonly StoryInParts[] = [
  { id: 'the-bell-under-the-lake', title: 'The Bell Under the Lake', words: [182, 179, 192, 183, 182, 187] },
  {
    id: 'the-town-that-lost-its-qs',
    title: 'The Town That Lost Its Qs',
    words: [174, 182, 188, 190, 197, 192],
  },
];

/** A part that a child has read to its end, and on which day. */
export interface ReadPart {
  readonly story: string;
  readonly part: number;
  readonly day: string;
}

/**
 * Where a child is: in the story of which a part was read today, otherwise in the first that is not finished; undefined when all are
 * read. One part a day opens, and a missed day loses nothing.
 */
export const storyOn = (day: string, parts: readonly ReadPart[]) => {
  const readOf = (story: string) => parts.filter((one) => one.story === story).length;
  const today = parts.find((one) => one.day === day)?.story;
  const story = storiesInParts.find(({ id, words }) =>
    today === undefined ? readOf(id) < words.length : id === today,
  );
  return story && { story: story.id, read: readOf(story.id), is_open: today === undefined };
};
