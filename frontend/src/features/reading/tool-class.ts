/** On a phone the reader's tools form one row of icons, so that the story begins near the top. */
export const toolClass = 'max-sm:px-2.5';

/** With the largest letters the labels of the tools would leave no room for a page. */
export const labelClass = (inPages: boolean) =>
  inPages ? 'max-sm:sr-only crowded:sr-only' : 'max-sm:sr-only';
