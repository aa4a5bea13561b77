import { storiesInParts } from '../../../../../contract/rules/stories-in-parts';

/** What follows tomorrow, after a part that was read today. */
export const afterPart = (story: string, part: number): string => {
  const at = storiesInParts.findIndex(({ id }) => id === story);
  if (part < (storiesInParts[at]?.words.length ?? 0)) return `Tomorrow: part ${part + 1}`;
  return at < storiesInParts.length - 1 ? 'The end. Tomorrow: a new story' : 'The end';
};
