/** The sign for a gap in the text of an article. */
export const blankSign = '<BLANK>';

export const blanksPerArticle = 5;
export const articlesPerDay = 5;
export const pointsPerBlank = 10;

/** An article of yesterday that is handed in before this hour in New York counts for yesterday. */
export const hourOfGrace = 1;

/** The seconds after which the browser asks again for an article that is being written. */
export const secondsBetweenLooks = 1;

/** The number of steps in which an article is made: writing and checking. */
export const stepsOfArticle = 2;

/** The pieces of the text between the gaps: one more than there are gaps. */
export const piecesOf = (content: string): string[] => content.split(blankSign);
