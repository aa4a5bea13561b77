import * as z from 'zod/mini';

// Separate from the endpoints, which few functions need.

/** The labels of the styles. What a model is told of a style names no studio and no artist. */
export const comicStyles = ['Ghibli', 'Manga', 'Kawaii', 'Cartoon'] as const;
export const ComicStyle = z.enum(comicStyles);
export type ComicStyle = z.infer<typeof ComicStyle>;

/** The steps of a drawing, in order. */
export const drawingStages = ['waiting', 'reading', 'sketching', 'drawing', 'lettering'] as const;
export type DrawingStage = (typeof drawingStages)[number];
