import { type Character, characterOf, isPredicate, wordsOf } from '../../illustrator/reading/character';
import { females, isPerson, isSameKind, isSameRole, males } from '../../illustrator/words/beings';
import { type Found, isAnimal, lookUp } from '../../illustrator/words/lexicon';
import { nameAt, personOf } from './genders';
import { kin } from './names';
import { actingThings, acts, isPlace } from './not-persons';
import { isVerb } from './patterns';
import { anotherOf, captainOf, kindOfYoung, narratorOf, relatives } from './roles';

const titles = new RegExp(
  `${kin.source}|^(?:mr|mrs|ms|miss|mister|sir|captain|doctor|farmer|king|queen|prince|princess|aunt|auntie|uncle|little|old|professor|lady|brave|magic)$`,
  'i',
);

/** What a sentence says that somebody is: "Max is a dog", "Bix the fox". */
const predicateOf = (words: readonly string[], at: number): Found | undefined => {
  const start = words[at + 1] === ',' ? 2 : 1;
  if (/^(?:the|a|an|was|is|our|my)$/i.test(words[at + start] ?? ''))
    for (let i = at + start; i < at + 7; i++) {
      if (
        /^(?:[.!?,]|and|but|so|as|because|when|that|who|to|for|in|on|with|of|by|from|\p{L}+ing)$/iu.test(
          words[i] ?? '',
        )
      )
        break;
      const found = lookUp(words, i);
      if (found?.kind === 'being') return found;
    }
  return undefined;
};

/** What a name in a story belongs to, from the words beside it: "a dog named Bix", "Bix the fox", "Two crabs, Bix and Bo". */
const figureBeside = (words: readonly string[], at: number): Found | undefined => {
  const predicate = predicateOf(words, at);
  if (predicate !== undefined && !isPerson(predicate.name)) return predicate;
  const before = words.slice(Math.max(0, at - 9), at);
  let titled: Found | undefined;
  const linked = /^(?:.* )?(?:named|called|the|,|was|were|is|are|name|names|and|who|:)$/iu;
  for (let back = 1; back <= before.length; back++) {
    const i = at - back;
    const found = lookUp(words, i);
    const isBeside = words.slice(i + 1, at).every((word) => titles.test(word));
    if (found !== undefined && titles.test(words[i] ?? '') && isBeside) {
      titled ??= found;
      continue;
    }
    const between = words.slice(i + (found?.length ?? 1), at);
    if (
      (found?.kind === 'being' ||
        (found?.kind === 'thing' &&
          (back === found.length || /^(?:named|called)$/.test(words[i + found.length] ?? '')))) &&
      between.length <= 6
    ) {
      const free = between.every(
        (word, k) =>
          linked.test(word) || titles.test(word) || nameAt(words, i + found.length + k) !== undefined,
      );
      const isDirect =
        between.length === 0 ||
        /^,|^(?:(?:was|is|were|are) )?(?:named|called|who)\b/i.test(between.join(' ')) ||
        titles.test(between[0] ?? '');
      if (free && isDirect && !(between.includes('and') && !found.many)) return found;
    }
    if (/^[.!?“”"]$/.test(words[i] ?? '')) break;
  }
  if (predicate !== undefined) return predicate;
  return titled?.kind === 'being' ? titled : undefined;
};

const nextBeing = (words: readonly string[], at: number): Found | undefined => {
  for (let i = at; i >= 0; i--) {
    const found = lookUp(words, i);
    // "My teddy bear" is no bear.
    const isPart = (lookUp(words, i - 1)?.length ?? 0) > 1;
    if (found?.kind === 'being' && !isPart && nameAt(words, i) === undefined) return found;
  }
  return undefined;
};

const inClass = /^(?:teacher|class|classroom|lesson|lessons)$/;

/** A captain of pirates is a pirate, one in a rocket an astronaut; a farmer met first as "the farmer" is the one with a name. */
const roleOf = (words: readonly string[], name: string, figure: string | undefined): string | undefined => {
  const first = words.indexOf(name);
  const before = words[first - 1] ?? '';
  if (/^captain$/i.test(before) && (figure === undefined || isPerson(figure))) return captainOf(words);
  // The Miss Pip of a class is its teacher.
  if (
    /^(?:mr|mrs|ms|miss)$/i.test(before) &&
    /^(?:wo)?man$/.test(figure ?? 'man') &&
    !/^(?:the|,|is|was)$/.test(words[first + 1] ?? '') &&
    words.some((one) => inClass.test(one))
  )
    return 'teacher';
  if (figure !== undefined) return figure;
  const at = words.findIndex((word) => /^(?:farmer|knight|witch|wizard|detective|pirate)$/i.test(word));
  return at > 0 && /^the$/i.test(words[at - 1] ?? '') && at > words.indexOf(name)
    ? lookUp(words, at)?.name
    : undefined;
};

/** "There was a mole", "He was a very small mole": the being that a story begins with. */
const openingBeing = (told: readonly string[]): string | undefined => {
  const text = told.slice(0, 22);
  const at = text.findIndex(
    (word, i) =>
      /^(?:was|lived|were|is)$/.test(word) &&
      /^(?:there|he|she|it|once|lived|garden|ocean)$/i.test(text[i - 1] ?? ''),
  );
  // "Pip visits his mum. She is a doctor."
  const isOfAnother =
    /^s?he$/i.test(text[at - 1] ?? '') && text.slice(0, at).some((_, i) => lookUp(text, i)?.kind === 'being');
  if (at < 0 || isOfAnother) return undefined;
  for (let i = at + 1; i < at + 6; i++) {
    const found = lookUp(text, i);
    if (found?.kind === 'being') return found.many ? undefined : found.name;
  }
  return undefined;
};

const unquoted = /\b(?:said|says|asked|shouted|thought|told|replied|whispered|cried|yelled)\b[^.!?]*/gi;

/** Everybody in a story: names with their figures, the narrator, and beings without a name. */
export const castOf = (story: string): Character[] => {
  const words = wordsOf(story);
  const names = new Map<string, Found | undefined>();
  words.forEach((_, at) => {
    const name = nameAt(words, at);
    if (name === undefined) return;
    const beside = figureBeside(words, at);
    // "I called him Biscuit."
    const isNamed =
      /^(?:call|name)/.test(words[at - 2] ?? '') && /^(?:him|her|it)$/.test(words[at - 1] ?? '');
    const introduced = isNamed
      ? nextBeing(words, at - 3)
      : /^(?:is|was|are|were|and)$/.test(words[at - 1] ?? '') &&
          words.slice(at - 6, at).some((word) => /^names?$/i.test(word))
        ? words.slice(at - 6, at).some((word) => /^my$/i.test(word))
          ? undefined
          : nextBeing(words, at - 1)
        : undefined;
    if (isPlace(words, name)) return;
    // "I called it Bop" of a colour, and "my Bop landed on his head".
    const isKnown = (beside ?? introduced) !== undefined || names.has(name);
    const isCommon = words.some(
      (one, i) => one === name && /^(?:an?|my|his|her|some)$/i.test(words[i - 1] ?? ''),
    );
    if (!isKnown && (isCommon || (isNamed && words[at - 1] === 'it'))) return;
    const isBeing = lookUp(words, at)?.kind === 'being';
    if (isBeing && (beside === undefined || titles.test(name))) return;
    if (lookUp(words, at)?.kind === 'thing' && (beside ?? introduced) === undefined && !names.has(name))
      return;
    const isFirst = at === 0 || /^[.!?“”"]$/.test(words[at - 1] ?? '');
    const isRepeated = words.filter((word) => word === name).length > 1;
    const doesIt =
      /^(?:was|is|lived|went|had|loved|wanted|lives|came|and|has)$/.test(words[at + 1] ?? '') ||
      (at === 0 &&
        (isVerb.test(words[1] ?? '') || /^(?:lost|found|took|gave|ran|woke|got|won)$/.test(words[1] ?? '')));
    if (isFirst && !isRepeated && !doesIt && (beside ?? introduced) === undefined) return;
    names.set(name, names.get(name) ?? beside ?? introduced);
  });
  // "A boat called Bix" is somebody only if it acts.
  for (const [name, found] of names)
    if (found?.kind === 'thing' && !words.some((word, at) => word === name && acts.test(words[at + 1] ?? '')))
      names.delete(name);
  const taken = new Set<string>();
  const told = wordsOf(story.replace(/["“][^"”]*["”]/g, ' '));
  const opening = openingBeing(told);
  const unknown = [...names].filter(([, found]) => found === undefined).map(([name]) => name);
  const cast = [...names].map(([name, found]) => {
    const isOpening = found === undefined && unknown.length <= 2 && opening !== undefined;
    const figure = personOf(words, name, isOpening ? opening : roleOf(words, name, found?.name));
    taken.add(figure);
    return characterOf(name, figure);
  });
  // "The wave said I am so lonely" is told by somebody else.
  const tellsOfMyself = /\b(?:I|me|my|we|us)\b/i.test(told.join(' ').replace(unquoted, ' '));
  const kind = cast[0]?.figure;
  if (tellsOfMyself) {
    const me = /\bMy name is (\p{Lu}\p{Ll}+)/u.exec(story)?.[1];
    const others = me === undefined ? cast : cast.filter(({ name }) => name !== me);
    const at = told.findIndex(
      (word, i) => /^(?:am|was)$/.test(word) && told[i - 1] === 'I' && /^an?$/.test(told[i + 1] ?? ''),
    );
    const role = at < 0 ? undefined : (lookUp(told, at + 2) ?? lookUp(told, at + 3));
    const figure = role?.kind === 'being' ? role.name : narratorOf(told);
    cast.splice(0, cast.length, characterOf('I', figure), ...others);
  }
  for (const [name, figure] of actingThings(told))
    if (!taken.has(figure)) cast.push(characterOf(name, figure));
  let end = 0;
  told.forEach((word, at) => {
    const found = at < end ? undefined : lookUp(told, at);
    end = found === undefined ? end : at + found.length;
    if (found?.kind !== 'being' || names.has(word) || /['’]s$/.test(word) || isPredicate(told, at)) return;
    // "Our coach Mrs Pip" is Pip.
    const [first = '', second = ''] = told.slice(at + found.length);
    const next = /^(?:mr|mrs|ms|miss|mister)$/i.test(first) ? second : first;
    if (names.has(next) || /^(?:tail|cake|food|mask|costume|suit|face|head)$/.test(next)) return;
    const another = anotherOf(told, at, found);
    if (another !== undefined && cast.some((one) => isSameKind(one.figure, found.name))) {
      if (!cast.some((one) => one.name === another.name)) cast.push(another);
      return;
    }
    const name = told
      .slice(at, at + found.length)
      .join(' ')
      .toLowerCase();
    // "The lady" is "the old lady" from before.
    if (cast.some((one) => one.name.endsWith(` ${name}`))) return;
    const same = cast.filter(
      (one) => isSameKind(one.figure, found.name) && (found.many || isSameRole(one.name, name)),
    );
    if (found.many ? same.some(({ many }) => many) || same.length > 1 : same.length > 0) return;
    // The mother of a penguin is a penguin.
    const isKin = relatives.test(name) && !tellsOfMyself && kind !== undefined && isAnimal(kind);
    const figure = kindOfYoung(told, name) ?? (name === 'captain' ? captainOf(told) : found.name);
    cast.push(characterOf(name, isKin ? kind : figure, found.many));
  });
  return cast;
};

/** Whether a pronoun may stand for a character. */
export const fits = ({ figure, many, name }: Character, pronoun: string): boolean => {
  if (name === 'I') return false;
  if (/^(?:they|them)$/.test(pronoun)) return many;
  if (many) return false;
  if (/^(?:she|her)$/.test(pronoun)) return !males.has(figure);
  if (/^(?:he|him)$/.test(pronoun)) return !females.has(figure);
  return !isPerson(figure);
};
