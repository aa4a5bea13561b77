/** On a phone the reader's tools form one row, each label below its icon. */
export const toolClass = 'max-sm:flex-1 max-sm:flex-col max-sm:gap-0.5 max-sm:px-1.5 max-sm:text-[0.85em]';

/** With the largest letters the labels of the tools would leave no room for a page. */
export const labelClass = (inPages: boolean) => (inPages ? 'crowded:sr-only' : '');
