const unquoted = (material: string, label: string): string =>
  JSON.parse(new RegExp(`^${label}: (".*")$`, 'm').exec(material)?.[1] ?? '""');

/** The story of a request, on one line. "Mr. Fox" ends no sentence. */
export const storyOf = (material: string): string =>
  unquoted(material, 'Story').replace(/\b(Mrs?|Ms|Dr|Prof|St)\.(?=\s)/gi, '$1');

/** The sentences of a story. Direct speech stays in the sentence that names the speaker. */
export const sentencesOf = (story: string): string[] =>
  (story.match(/(?:["“][^"”]*["”]|[^.!?"“])+(?:[.!?]+["”]?|$)/g) ?? [story])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
