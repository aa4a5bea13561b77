import type { ComicStyle } from '../../../contract/comics/kinds';

/** The description of each style for a model: our own words, without the name of a studio, an artist or a work. */
export const styleWords: Readonly<Record<ComicStyle, string>> = {
  Ghibli:
    'soft hand-painted storybook: gentle watercolour light, wide skies with big clouds, lush grass and trees, calm faces with small features, warm muted colours',
  Manga:
    'black-and-white ink comic: crisp pen lines, dotted screentone shadows, speed lines, large expressive eyes, dramatic angles, no colour at all',
  Kawaii:
    'cute pastel sticker art: very round shapes, big heads on tiny bodies, rosy cheeks, sparkles and hearts, thick soft outlines, pink, mint and lilac',
  Cartoon:
    'bold Saturday-morning cartoon: thick black outlines, flat bright primary colours, rubbery poses, wide grins, simple backgrounds',
};
