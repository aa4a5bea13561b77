/** On a phone the reader's tools stand in one row, each below its picture. */
export const toolClass = 'max-sm:flex-1 max-sm:flex-col max-sm:gap-0.5 max-sm:px-1.5 max-sm:text-[0.85em]';

/** In the largest letters the names of the tools would leave no room for a page. */
export const labelClass = (inPages: boolean) => (inPages ? 'crowded:sr-only' : '');
