import { isAbout } from './moments';
import type { Response, Turn } from './turn';

/** So many remarks of the child a hard thing stays in mind. */
const remembered = 4;

const kin =
  /\b(?:my|our) ((?:(?:best|little|big|older|younger|great|baby|old) )*(?:mum|mom|mummy|mommy|mother|dad|daddy|father|brother|sister|twin|grandpa|grandad|granddad|grandma|granny|gran|nan|nana|nanna|nani|nonna|nonno|oma|opa|grandmother|grandfather|uncle|aunt|auntie|cousin|baby|friend|teacher|neighbour|dog|cat|puppy|kitten|hamster|rabbit|bunny|bird|budgie|parrot|fish|goldfish|pony|horse|guinea pig|tortoise|pet))\b/i;

const kinds = {
  dead: /\b(?:died|dead|dying|passed away|put to sleep|funeral|in heaven)\b/i,
  lost: /\b(?:ran away|run away|(?:is|was|got|went|has been) (?:lost|missing)|is gone|lost (?:my|our)|did(?:n['’]?t| not) come (?:home|back))\b/i,
  ill: /\b(?:hospital|ill|sick|poorly|unwell|cancer|operation|surgery|ambulance|stroke|heart attack|accident|covid|chemo|coma|doctors?|vet|chest|broke (?:his|her) \w+)\b/i,
} as const;

type Kind = keyof typeof kinds;

const says: Readonly<Record<Kind, string>> = {
  ill: 'I cannot know that, I am sorry. Ask somebody at home about {your}: you may ask anything, and you need not be alone with it.',
  dead: 'That is a big question, and I am so sorry about {your}. I have no answer to it. Somebody at home misses {your}, too: ask there, and you can think of it together.',
  lost: 'I cannot know that, I am sorry. I understand that you keep thinking of {your}. Talk about it with somebody at home: two can look, and wait, better than one.',
};

/** What one asks about somebody who is ill, lost or dead. */
const worried =
  /\b(?:die[sd]?|dead|dying|live|survive|wake|ok|okay|o\.?k\.?|alright|all right|fine|well|better|worse|ill|sick|hurts?|pain|home|come|back|gone|scared|afraid|alone|lonely|sad|cold|safe|found|find|heaven|happen|hospital|see|visit|where|why|when)\b/i;

const meant = /\b(?:he|she|it|they|him|her|them|his|hes|shes)\b/i;

const kindOf = (text: string): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].test(text));

/** What the child has told of somebody of its own: who it is, and what is hard. */
const toldIn = (text: string) => {
  const [kind, who] = [kindOf(text), kin.exec(text)?.[1]?.toLowerCase()];
  return kind === undefined || who === undefined ? undefined : { kind, who };
};

/** "Will he die", after "my grandad is in hospital": that is about the grandad, and not about the book. */
export const stillHard = (turn: Turn): Response | undefined => {
  const { text, request, met } = turn;
  const told = request.said
    .filter(({ role }) => role === 'child')
    .slice(-remembered)
    .map((one) => toldIn(one.text))
    .findLast((one) => one !== undefined);
  if (told === undefined || !worried.test(text)) return undefined;
  const isNamed = new RegExp(String.raw`\b${told.who}\b`, 'i').test(text);
  if (!isNamed && (!meant.test(text) || met.some((one) => isAbout(text, one, true)))) return undefined;
  if (!isNamed && !isNext(turn)) return undefined;
  const asked =
    /\?|^(?:(?:but|and|so|wren),? )*(?:will|is|are|was|can|could|does|do|did|has|what|why|where|when|how|who)\b|\b(?:hope|afraid|scared|worried|do not want|don['’]?t want)\b/i;
  if (!asked.test(text)) return undefined;
  return {
    move: 'redirect',
    text: says[told.kind].replaceAll('{your}', `your ${told.who}`),
    isGentle: true,
    isGiving: true,
    isComplete: true,
  };
};

/** The child has named nobody of the book since. */
const isNext = ({ request, met }: Turn): boolean => {
  const own = request.said.filter(({ role }) => role === 'child').slice(-remembered);
  const at = own.findLastIndex((one) => toldIn(one.text) !== undefined);
  return own.slice(at + 1).every(({ text }) => !met.some((one) => isAbout(text, one, true)));
};
