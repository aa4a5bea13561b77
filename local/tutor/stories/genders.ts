import { isPredicate } from '../../illustrator/reading/character';
import { beingsByWord, females, isPerson, males } from '../../illustrator/words/beings';
import { lookUp } from '../../illustrator/words/lexicon';

const common = new Set(
  'i me out off up down into over under above below beside across along past away far high a an the one then they he she it we you my his her their our this that there when while after before suddenly finally but and so if in on at to for of with as from once upon wow oh yes no ok okay what where why who how let now everyone every all some many first next later soon christmas monday tuesday wednesday thursday friday saturday sunday mars earth goal crack splash yuck yesterday today tomorrow inside outside please thank behind somebody nobody never always both two three yikes bang boom help stop hello hi hey bye two next last even its does do did is was will can something someone somebody anything anyone everything nothing most few each such here again once if for because since although until without through during another others only just maybe perhaps luckily sadly quickly slowly surprise thanks hooray soon winter summer spring autumn january february march april may june july august september october november december halloween easter diwali eid hanukkah thanksgiving english german french spanish mr mrs ms miss mister sir water school lunch dinner breakfast mud fire smoke music snow rain wind thunder'.split(
    ' ',
  ),
);

/** The word at an index if it is somebody's name. */
export const nameAt = (words: readonly string[], at: number): string | undefined => {
  const word = words[at] ?? '';
  return /^\p{Lu}\p{Ll}{1,15}$/u.test(word) && !common.has(word.toLowerCase().replace(/days$/, 'day'))
    ? word
    : undefined;
};

/** Boy or girl, by the pronouns after the name. */
const genderOf = (words: readonly string[], name: string): number => {
  // "Bop was an explorer. He …"
  const first = words.indexOf(name);
  const end = words.findIndex((word, at) => at > first && /^[.!?]$/.test(word));
  const isAlone = words.slice(first + 1, end).every((_, i) => {
    const at = first + 1 + i;
    return nameAt(words, at) === undefined && (lookUp(words, at)?.kind !== 'being' || isPredicate(words, at));
  });
  let sum = isAlone ? ({ She: 9, He: -9 }[words[end + 1] ?? ''] ?? 0) : 0;
  words.forEach((word, at) => {
    if (word !== name) return;
    // Beside a mother, "she" may be the mother.
    let [her, his] = [1, 1];
    for (let i = at + 1; i < at + 22; i++) {
      const near = words[i] ?? '';
      if (near !== name && nameAt(words, words.indexOf(near)) !== undefined) break;
      // Whoever gives "her" something is somebody else.
      if (near === 'her' && /^(?:an?|the|and|to|up|in|on|[.,!])$/.test(words[i + 1] ?? '')) continue;
      const other = lookUp(words, i);
      // Another sentence is about somebody else: "The giant woke. He …"
      if (/^[.!?]$/.test(words[i - 2] ?? '') && other?.kind === 'being') break;
      if (females.has(other?.name ?? '')) her = 0;
      if (males.has(other?.name ?? '')) his = 0;
      // Whoever hugs "him" is somebody else.
      sum += { she: 2 * her, her, he: -2 * his, his: -his }[near.toLowerCase()] ?? 0;
    }
  });
  return sum;
};

const childAge = '(?:[4-9]|1[0-3]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)\\b';

/** Boy or girl, man or woman, by the pronouns after the name. */
export const personOf = (words: readonly string[], name: string, figure: string | undefined): string => {
  const gender = genderOf(words, name);
  const first = words.indexOf(name);
  const title = words.slice(0, first).slice(-2).join(' ');
  const isLady = /^(?:mrs|ms|miss)\b|\b(?:mrs|ms|miss)$/i.test(title);
  if (isLady && (figure === undefined || figure === 'man')) return 'woman';
  if (isLady && figure === 'teacher') return figure;
  // "Zoe was a detective and only nine."
  const isYoung = new RegExp(`\\b${name}\\b[^.!?]*\\b(?:was|is|aged)(?: only)? ${childAge}`).test(
    words.join(' '),
  );
  if (isYoung && (figure === undefined || isPerson(figure)))
    return gender > 0 ? 'girl' : gender < 0 ? 'boy' : 'child';
  const isTold = /\b(?:mr|mister|uncle|aunt|auntie)$/i.test(title) || gender === 0;
  if (figure === 'man' || figure === 'woman') return isTold ? figure : gender > 0 ? 'woman' : 'man';
  if (figure !== undefined && figure !== 'child' && figure !== 'people') {
    const isMister = /\b(?:mr|mister|sir)$/i.test(title);
    const sex = isMister || gender < 0 ? 'man' : gender > 0 ? 'woman' : '';
    return beingsByWord.get(`${sex} ${figure}`) ?? figure;
  }
  if (gender === 0) return 'child';
  return gender > 0 ? 'girl' : 'boy';
};
