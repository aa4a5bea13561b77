/**
 * Letters by the Latin letters for which they are mistaken, in the scripts that a name may have: from Unicode's UTS 39, from
 * small capitals, and from similar capitals. Letters with a stroke or a hook count as those without.
 */
const likenesses: Readonly<Record<string, string>> = {
  a: 'ɑᴀаα',
  ae: 'æӕ',
  b: 'ƅꞵɓƃƀʙвьβ',
  c: 'ᴄȼсҫς',
  d: 'ɗɖƌđðᴅԁ',
  e: 'ɇᴇǝеҽҿε',
  f: 'ꬵꞙƒᵮꜰϝք',
  g: 'ɡᶃƍɠǥɢԍց',
  h: 'ɦⱨħʜнһңӊӈհη',
  j: 'ʝɉᴊјϳ',
  k: 'ƙⱪꝁᴋкқҟκ',
  l: 'ɩǀłɭɨƚɫɪᵻᵼıіӏіꙇιןוا١۱|!i1',
  m: 'ᴍɱᵯмӎμϻ',
  n: 'ɳƞɲᵰɴνոռ',
  o: 'ᴏᴑꬽøꬾɵꝋоөѳοσօסהھہە०০੦૦୦௦౦೦൦๐໐၀ဝ〇ዐ0',
  oe: 'œ',
  p: 'ƥᵽᴘрρ',
  q: 'ʠꞯԛգզ',
  r: 'ꭇꭈʀɽɼɍᵲгғᴦ',
  s: 'ꜱƽʂᵴѕտ',
  t: 'ƭⱦʈŧᵵᴛтҭτ',
  u: 'ꞟᴜꭎꭒʋᵾʉυսሀ',
  v: 'ᴠѵט',
  w: 'ɯᴡꝡѡԝա',
  x: 'ꭓхҳχ',
  y: 'ɣᶌʏỿꭚƴɏуүұγყ',
  z: 'ᴢʐƶȥᵶʒζ',
};

const prototypes = new Map(
  Object.entries(likenesses).flatMap(([like, letters]) =>
    [...letters].map((letter) => [letter, like] as const),
  ),
);

/** Accents. Marks that are vowels in other scripts are kept, because they distinguish names. */
const accents = /[\u0300-\u036f]/g;

/**
 * The appearance of a name, independent of its script: two names with the same skeleton are mistaken for each other. Never
 * shown.
 */
export const skeletonOf = (name: string): string =>
  [...name.normalize('NFKD').replace(accents, '').toLowerCase()]
    .map((letter) => prototypes.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
