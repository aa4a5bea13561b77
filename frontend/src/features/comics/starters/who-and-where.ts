import { sentencesIn } from '../../../../../contract/rules/sentences';
import { beings, deeds, nobody, places } from './words';

/** A sentence in which a child may tell of itself, or of a real person. */
const isPersonal = (sentence: string): boolean =>
  /\d|@|\b(?:my|our) (?:\p{L}+ )?(?:names?|address|phone|school|teacher|class)\b|\b(?:i|we) live\b|\b(?:street|avenue|road)\b/iu.test(
    sentence,
  ) || /\b[Ii](?: am|['’]m)(?: called)? \p{Lu}/u.test(sentence);

const any = (words: readonly string[]) => `(?:${words.join('|')})`;
const name = String.raw`(?<name>\p{Lu}\p{Ll}{1,14})(?!\p{L}|[’'-]\p{L}|\s\p{Lu})`;
const speech = /(?:said|asked|shouted|whispered|cried|yelled|replied|answered|called|named) $/;

/** Signs that a word with a capital letter names somebody: what follows, or what stands before. */
const named = [
  new RegExp(
    String.raw`(?<before>^|[^\p{L}])${name}(?= (?:(?:\p{Ll}+ly |always |never |also )?${any(deeds)}(?!\p{L})|(?:was|is) an? (?:\p{Ll}+ ){0,2}?${any(beings)}(?!\p{L})|and \p{Lu}))`,
    'gu',
  ),
  new RegExp(`(?<before>${speech.source.replace('$', '')})${name}`, 'gu'),
];
const noun = new RegExp(
  String.raw`(?:^|[^\p{L}])(?<of>an?|the|my|his|her|their|our|this|that|one) (?:\p{L}+,? ){0,2}?(?<name>${any(beings)})(?!\p{L}|[’'-]\p{L})`,
  'giu',
);
const pronoun = /(?:^|[^\p{L}’'])(?<name>I|we)(?!\p{L})/giu;

interface Mention {
  readonly who: string;
  readonly at: number;
}

const titles = /^(?:mr|mrs|ms|miss|dr|sir|aunt|uncle|coach)$/;

/** "Mr. Fox" and "Mia Miller" may be real people, "the Moon" is nobody, and "Dragons went" are many. */
const isName = (text: string, before: string): boolean => {
  const previous = /(\p{L}+)\.?\s$/u.exec(before)?.[1] ?? '';
  const small = previous.toLowerCase();
  const isPartOfName =
    titles.test(small) || (previous !== small && !nobody.has(small) && !small.endsWith('ly'));
  const isMany = text.endsWith('s') && !speech.test(before);
  return !nobody.has(text.toLowerCase()) && !isPartOfName && !/^(?:the|an?)$/.test(small) && !isMany;
};

const findIn = (sentence: string, pattern: RegExp, asWho: (match: RegExpMatchArray) => string | undefined) =>
  [...sentence.matchAll(pattern)].flatMap((match): Mention[] => {
    const who = asWho(match);
    return who === undefined ? [] : [{ who, at: match.index + match[0].indexOf(match.groups?.name ?? '') }];
  });

/** "A frog" is "the frog" from then on, and "my frog" stays mine. */
const ownerIn = (article = '') =>
  /^(?:my|his|her|their|our)$/i.test(article) ? article.toLowerCase() : 'the';

/** Who is in a sentence, in order: a name, "the frog", "I" or "we". */
const mentionsIn = (sentence: string, hidden: ReadonlySet<string>): readonly string[] =>
  [
    ...named.flatMap((pattern) =>
      findIn(sentence, pattern, ({ index = 0, groups: { name: found = '', before = '' } = {} }) => {
        const isShown = isName(found, sentence.slice(0, index) + before) && !hidden.has(found.toLowerCase());
        return isShown ? found : undefined;
      }),
    ),
    ...findIn(sentence, noun, ({ groups }) => `${ownerIn(groups?.of)} ${groups?.name?.toLowerCase()}`),
    ...findIn(sentence, pronoun, ({ groups }) => (groups?.name?.toLowerCase() === 'i' ? 'I' : 'we')),
  ]
    .toSorted((a, b) => a.at - b.at)
    .map(({ who }) => who);

const place = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:in|into|to|at|on|onto|near|inside|through|from|under|behind|outside) (?:the|an?|my|his|her|their|our|this|that) (?:\p{L}+,? ){0,2}?(?<name>${any(Object.values(places).flat())})(?!\p{L}|[’'-]\p{L})`,
  'giu',
);

const placeIn = (sentence: string): string | undefined => {
  const found = [...sentence.matchAll(place)].at(-1)?.groups?.name?.toLowerCase() ?? '';
  const [before] = Object.entries(places).find(([, names]) => names.includes(found)) ?? [];
  return before === undefined ? undefined : `${before} the ${found}`;
};

interface Scene {
  /** Who the story is about: whoever tells it, or is named first. */
  readonly hero: string | undefined;
  /** Who was in the story last. */
  readonly last: string | undefined;
  /** Where the story was last: "in the forest". */
  readonly where: string | undefined;
}

const heroIn = (mentions: readonly string[]) =>
  mentions.find((who) => who === 'I' || who === 'we') ??
  mentions.find((who) => /^\p{Lu}/u.test(who)) ??
  mentions[0];

const words = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u);
const friend = /\b(?:[Mm]y|[Oo]ur) (?:\p{Ll}+,? ){1,3}(\p{Lu}\p{Ll}+)/gu;

/**
 * Who and where a story is, as far as our rules see it. Sentences that may be personal are left out, and so are all names in them,
 * those of the child and those of its friends.
 */
export const sceneOf = (story: string, ownName: string): Scene => {
  const narrated = story.replace(/["“][^"”\n]*["”]/gu, ' ');
  const all = sentencesIn(narrated).map(({ from, to }) => narrated.slice(from, to));
  const hidden = new Set([
    ...words(ownName),
    ...all.filter(isPersonal).flatMap(words),
    ...[...story.matchAll(friend)].flatMap(([, name = '']) => words(name)),
  ]);
  const told = all.filter((sentence) => !isPersonal(sentence));
  const mentions = told.map((sentence) => mentionsIn(sentence, hidden)).filter(({ length }) => length > 0);
  return {
    hero: heroIn(mentions[0] ?? []),
    last: mentions.at(-1)?.at(-1),
    where: told.flatMap((sentence) => placeIn(sentence) ?? []).at(-1),
  };
};
