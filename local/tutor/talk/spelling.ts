import { inEnglish, type Language, languageOf } from './languages';
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
  id: "I'd",
  ive: "I've",
  u: 'you',
  r: 'are',
};

/** The words as plain English, for the tutor's own reading, and the language in which they were said if it is another one. */
export const plainWords = (
  words: string,
): { readonly text: string; readonly language: Language | undefined } => {
  const language = languageOf(words);
  const text = (language === undefined ? words : inEnglish(words, language))
    .replace(/^(?:lol|omg|haha|hey|umm?|uh)[,!]? (?=\w+ \w)/i, '')
    .replace(
      /^(?:hi|hello|hey|yo)(?: \p{L}+)?[,!.]? (?=(?:what|who|why|where|how|do|did|are|is|can|were)(?:['’]?s)?\b)/iu,
      '',
    )
    .replace(/^do you know(?: that)? (?=(?:I|my|we)\b)/i, '')
    .replace(/\bi don'?t no\b/gi, "I don't know")
    // "byeee", "cooool"
    .replace(/(\p{L})\1{2,}(?!\p{L})/gu, '$1')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(
      /[\p{L}']+/gu,
      (word) => misspelled[word.toLowerCase()] ?? (language === undefined ? mended(word) : word),
    );
  return { text, language };
};
