import baloo from '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2?url';
import lexend from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2?url';

/** Applies both at once, so that the page changes only once. */
const bringFonts = async () => {
  const faces = [
    new FontFace('Baloo 2', `url(${baloo})`, { weight: '700' }),
    new FontFace('Lexend Variable', `url(${lexend})`, { weight: '100 900' }),
  ];
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face);
};

/** Loads what the first paint did not need: the pictures further down, which are lazy, and the fonts. */
export const bringTheRest = async () => {
  for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
  // The page can also be read in other fonts.
  await bringFonts().catch(() => undefined);
};
