/** Words of readers about people, by what moments show. */
const words: Readonly<Record<string, string>> = {
  kind: 'nice kind kinder kindest good sweet lovely helpful friendly caring generous polite gentle warm',
  brave: 'brave braver courageous tough strong hero heroic bold',
  clever: 'smart smarter clever wise intelligent genius cunning',
  funny: 'funny funnier funniest hilarious silly laugh laughs laughed crazy weird joke jokes',
  mean: 'mean meaner bad rude unfair nasty evil grumpy bossy annoying horrible selfish',
  sad: 'sad sadder sadly cry cried crying unhappy poor upset miserable',
  lonely: 'lonely alone',
  scared: 'scared scary afraid fear fears nervous frightened worried scare',
  happy: 'happy happiest glad relieved cheerful joyful',
  angry: 'angry mad furious cross',
  proud: 'proud',
  honest: 'honest lie lies lied liar truth',
  fair: 'fair just',
  shy: 'shy quiet',
  stubborn: 'stubborn',
  wish: 'want wants wanted wish wishes dream dreams hope hopes',
  like: 'like likes liked love loves loved favourite best enjoy ok okay great cool amazing awesome',
  hungry: 'hungry eat eats food',
};

const known = new Map(
  Object.entries(words).flatMap(([trait, all]) => all.split(' ').map((word) => [word, trait] as const)),
);

/** "Bravest" and "kinder" name what "brave" and "kind" do. */
const bases = (word: string): string[] => [
  word,
  word.replace(/(?:er|est)$/, ''),
  word.replace(/(?:r|st)$/, ''),
  word.replace(/i(?:er|est)$/, 'y'),
];

const traitOf = (word: string): string | undefined =>
  bases(word)
    .map((one) => known.get(one))
    .find((one) => one !== undefined);

/** What a message says about somebody, as moments name it. */
export const traitsIn = (text: string): string[] => [
  ...new Set(
    (
      text
        .replace(/\b(?:do|does|did|what)\b.*\bmeans?\b/gi, ' ')
        .toLowerCase()
        .match(/[a-z]+/g) ?? []
    ).flatMap((word) => traitOf(word) ?? []),
  ),
];

/** The word itself, as the child says it: the first that names a trait. */
export const traitWordIn = (text: string): string | undefined =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).find((word) => traitOf(word) !== undefined);

const bad = new Set(['mean', 'angry']);
export const isBad = (traits: readonly string[]): boolean => traits.some((one) => bad.has(one));

/** Adjectives with which a companion may agree. */
const said: readonly string[] = ['kind', 'brave', 'clever', 'funny', 'honest', 'fair', 'stubborn', 'proud'];
export const adjectiveFor = (shows: readonly string[]): string | undefined =>
  shows.find((one) => said.includes(one));
