/** The id of a section of a legal text. */
export const anchorOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');
