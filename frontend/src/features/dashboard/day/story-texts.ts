interface StoryText {
  readonly title: string;
  readonly parts: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

/** The texts of the stories in parts, each loaded when it is opened. */
export const storyTexts: Readonly<Record<string, () => Promise<StoryText>>> = {
  'the-bell-under-the-lake': () => import('../../../../../serials/the-bell-under-the-lake.json'),
  'the-town-that-lost-its-qs': () => import('../../../../../serials/the-town-that-lost-its-qs.json'),
};
