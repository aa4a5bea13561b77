/** On a phone the reader's tools form one row of icons, so that the story begins near the top; on a desktop one row with their names. */
export const toolClass = 'sm:px-2.5 max-sm:px-2.5 crowded:px-1.5!';

/** With the largest letters the labels of the tools would leave no room for a page. */
export const labelClass = (inPages: boolean) =>
  inPages ? 'max-sm:sr-only crowded:sr-only' : 'max-sm:sr-only';

/** The button that begins to read aloud. */
export const readToMeId = 'read-to-me';
