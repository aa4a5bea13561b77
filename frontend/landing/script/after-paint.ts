import baloo from '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2?url';
import lexend from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2?url';

const seen = 'inkwren.fonts';

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Both at once, so that the page changes once. */
const bringFonts = async () => {
  const faces = [
    new FontFace('Baloo 2', `url(${baloo})`, { weight: '700' }),
    new FontFace('Lexend Variable', `url(${lexend})`, { weight: '100 900' }),
  ];
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face);
  sessionStorage.setItem(seen, 'yes');
};

/** Pictures far below, which the browser holds back until somebody comes near. */
const bringPictures = () => {
  for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
};

/**
 * Brings what the first paint does not wait for. On a second page the fonts are in the browser's cache, and come
 * before it.
 */
export const bringTheRest = async () => {
  void painted().then(bringPictures);
  try {
    if (sessionStorage.getItem(seen) === null) await painted();
    await bringFonts();
  } catch {
    // The page can be read in other letters too.
  }
};
