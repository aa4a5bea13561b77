import { type Character, wordsOf } from '../../illustrator/reading/character';
import { females, isPerson, males } from '../../illustrator/words/beings';
import { kin } from './names';

const relative = /^(?:brother|sister|cousin|friend|twin|family|class|team)$/;

const anybody = /^(?:every(?:one|body)|people|crowd|audience|villagers|neighbou?rs)$/;

const isNear = ({ name, many }: Character) =>
  name !== 'I' && !many && (/^\p{Lu}/u.test(name) || kin.test(name) || relative.test(name));

/** With whom the narrator is all through the story: "me and Pip", "my dog Pip", else the class. */
export const companionOf = (cast: readonly Character[], story: string): Character | undefined => {
  const isCompanion = ({ name }: Character) =>
    new RegExp(
      `\\b(?:${name},? and (?:I|me)\\b|(?:I|me) and (?:my )?(?:\\w+ )?${name}\\b|with my (?:\\w+ )?${name}\\b|my (?:\\w+ )?(?:friend|sister|brother|dog|cat|dad|mom|mum) ${name}\\b)`,
      'i',
    ).test(story);
  return (
    cast.find((one) => one.name !== 'I' && isCompanion(one)) ??
    cast.find(({ figure, name }) => figure === 'people' && /^(?:class|team)$/.test(name))
  );
};

/** Whom "we" means beside the narrator: the companion, else whoever was just there, else one of the family or the class, and a stranger last. */
export const othersOf = (
  cast: readonly Character[],
  companion: Character | undefined,
  here: readonly Character[],
  before: readonly Character[],
  earlier: Character | undefined,
): Character | undefined =>
  companion?.many === false
    ? companion
    : (here.find(({ name, many }) => name !== 'I' && !many && /^\p{Lu}/u.test(name)) ??
      companion ??
      earlier ??
      before.find(isNear) ??
      cast.find(({ name }) => relative.test(name)) ??
      cast.find(({ name }) => kin.test(name)) ??
      cast.find(({ figure, name }) => figure === 'people' && !anybody.test(name)) ??
      before.find(({ name, many }) => name !== 'I' && !many));

const titles = [
  ['she', 'mrs|ms|miss|aunt|auntie|lady|queen'],
  ['he', 'mr|mister|sir|uncle|lord|king'],
] as const;

/** Men and women with a title, and whom a sentence tells by its first pronoun: "Professor Pip built a robot to tidy her house". */
export const toldGenders = (
  sentences: readonly string[],
  cast: readonly Character[],
): Map<Character, string> => {
  const genders = new Map<Character, string>();
  const whole = sentences.join(' ');
  for (const one of cast)
    for (const [gender, title] of titles)
      if (new RegExp(`\\b(?:${title})\\.? ${one.name}\\b`, 'i').test(whole)) genders.set(one, gender);
  for (const sentence of sentences) {
    const words = wordsOf(sentence.replace(/["“][^"”]*["”]/g, ' '));
    const at = words.findIndex((word) => /^(?:he|she|his|her)$/.test(word));
    const gender = /^h(?:e|is)$/.test(words[at] ?? '') ? 'he' : 'she';
    const [one, ...more] = cast.filter(
      ({ name, figure }) =>
        name !== 'I' && isPerson(figure) && words.slice(0, Math.max(0, at)).includes(name),
    );
    if (one === undefined || more.length > 0 || genders.has(one)) continue;
    if (!(gender === 'he' ? females : males).has(one.figure)) genders.set(one, gender);
  }
  return genders;
};
