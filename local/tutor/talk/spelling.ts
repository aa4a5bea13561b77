import { mended } from './lexicon';

/** Misspellings and short forms of young writers. */
const misspelled: Readonly<Record<string, string>> = {
  thnik: 'think',
  thik: 'think',
  fink: 'think',
  rely: 'really',
  realy: 'really',
  brav: 'brave',
  becuase: 'because',
  becaus: 'because',
  becos: 'because',
  cos: 'because',
  cuz: 'because',
  dose: 'does',
  giv: 'give',
  wot: 'what',
  wat: 'what',
  hapens: 'happens',
  hapend: 'happened',
  nekst: 'next',
  lik: 'like',
  scarry: 'scary',
  scard: 'scared',
  frend: 'friend',
  freind: 'friend',
  favrit: 'favourite',
  favorite: 'favourite',
  wos: 'was',
  wuz: 'was',
  helpt: 'helped',
  funy: 'funny',
  woud: 'would',
  shoud: 'should',
  pepole: 'people',
  peple: 'people',
  nise: 'nice',
  im: "I'm",
  dont: "don't",
  thats: "that's",
  its: "it's",
  whats: "what's",
  wats: "what's",
  cu: 'see you',
  tho: '',
  coud: 'could',
  becauz: 'because',
  tmrw: 'tomorrow',
  pls: 'please',
  plz: 'please',
  ppl: 'people',
  bc: 'because',
  whos: "who's",
  didnt: "didn't",
  doesnt: "doesn't",
  cant: "can't",
  isnt: "isn't",
  aswell: 'as well',
  alot: 'a lot',
  wierd: 'weird',
  favrite: 'favourite',
  favorit: 'favourite',
  happend: 'happened',
  beutiful: 'beautiful',
  sed: 'said',
  sory: 'sorry',
  bekos: 'because',
  coz: 'because',
  thay: 'they',
  dident: "didn't",
  ur: 'your',
  ya: 'yes',
  bcuz: 'because',
  reely: 'really',
  gud: 'good',
  kinda: 'a bit',
  gonna: 'going to',
  wanna: 'want to',
  awsome: 'awesome',
  u: 'you',
  r: 'are',
};

/** Spanish words of children who read, longer expressions first. */
const spanish: readonly (readonly [RegExp, string])[] = (
  [
    ['me gustan?(?: mucho)?', 'I like'],
    ['no me gustan?', 'I do not like'],
    ['no s[eé]', "I don't know"],
    ['no entiendo', 'I do not understand'],
    ['por qu[eé]', 'why'],
    ['creo que', 'I think'],
    ['se llama', 'is called'],
    ['tengo miedo', 'I am scared'],
    ['estoy cansad[oa]', 'I am tired'],
    ['estoy', 'I am'],
    ['hola', 'hello'],
    ['gracias', 'thank you'],
    ['adi[oó]s', 'goodbye'],
    ['la pregunta', 'the question'],
    ['muy', 'very'],
    ['divertid[oa]', 'funny'],
    ['aburrid[oa]', 'boring'],
    ['triste', 'sad'],
    ['feliz', 'happy'],
    ['valiente', 'brave'],
    ['buen[oa]', 'good'],
    ['bonit[oa]', 'nice'],
    ['miedo', 'fear'],
    ['amig[oa]', 'friend'],
    ['perr[oa]', 'dog'],
    ['gat[oa]', 'cat'],
    ['libro', 'book'],
    ['porque', 'because'],
    ['qui[eé]n', 'who'],
    ['qu[eé]', 'what'],
    ['d[oó]nde', 'where'],
    ['quiero', 'I want'],
    ['es', 'it is'],
    ['est[aá]', 'is'],
    ['mi', 'my'],
    ['s[ií]', 'yes'],
  ] as const
).map(([word, english]) => [new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'giu'), english]);

/** Words that make a message Spanish; the shorter ones occur in English, too. */
const fewest = 1;
const telling = spanish.slice(0, -8);

/** The English of a Spanish word; undefined for any other word. */
export const fromSpanish = (word: string): string | undefined =>
  spanish.find(([pattern]) => word.replace(pattern, '') === '')?.[1];

/** The words as plain English, for the tutor's own reading. */
export const plainWords = (words: string): { readonly text: string; readonly isSpanish: boolean } => {
  const found = telling.filter(([pattern]) => words.search(pattern) >= 0).length;
  const isSpanish = found >= fewest && !/\b(?:the|and|is|you|say|speak|in)\b/i.test(words);
  const english = isSpanish
    ? spanish.reduce((text, [pattern, word]) => text.replace(pattern, word), words.replace(/¿/g, ''))
    : words;
  const text = english
    .replace(/^(?:lol|omg|haha|hey|umm?|uh)[,!]? (?=\w+ \w)/i, '')
    .replace(/\bi don'?t no\b/gi, "I don't know")
    // "byeee", "cooool"
    .replace(/(\p{L})\1{2,}(?!\p{L})/gu, '$1')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/[\p{L}']+/gu, (word) => misspelled[word.toLowerCase()] ?? (isSpanish ? word : mended(word)));
  return { text, isSpanish };
};
