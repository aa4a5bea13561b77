import type { VoiceKind } from '../../../../lambdas/stock/talk-material';
import { markOf } from '../memory';
import type { Response, Turn } from '../turn';

const very = '(?:so |very |really |a bit |a little |ever |sometimes |often |get |feel |feeling )*';
const end = '(?: (?:now|sometimes|often|a lot|right now|today|at all|then|about it|too|in the story|there))*';

const asking = (pattern: string): RegExp =>
  new RegExp(`^(?:(?:but|and|so|ok|hey|oh|well|please|then),? )*(?:${pattern})${end}$`, 'i');

/** The questions that children ask of anybody, the whole question each time: more words may mean a moment of the story. */
const kinds: readonly (readonly [VoiceKind, RegExp])[] = [
  [
    'friend',
    asking(
      '(?:can|could|may) (?:I|we) be (?:your )?(?:best )?friends?|(?:will|do|would|can) you (?:want to |like to )?be (?:my|our) (?:best )?friends?|are we friends|do you like me|can you be my friend|be my friend',
    ),
  ],
  [
    'friends',
    asking(
      "(?:do|have) you (?:have |got )?(?:any |many |a |lots of )?(?:best )?friends?|who(?:[’']?s| is| are) your (?:best )?friends?",
    ),
  ],
  [
    'afraid',
    asking(
      `(?:are|do|did|were) you ${very}(?:scared|afraid|frightened|nervous|worried)(?: of (?:anything|something|things))?`,
    ),
  ],
  ['sad', asking(`(?:are|do|did) you ${very}(?:sad|lonely|unhappy|upset|cry)`)],
  ['happy', asking(`(?:are|do) you ${very}happy|what makes you happy`)],
  ['angry', asking(`(?:are|do) you ${very}(?:angry|cross|mad)|what makes you (?:angry|cross|mad)`)],
  [
    'food',
    asking(
      "what(?:[’']?s| is) your favou?rite (?:food|meal|snack|dinner|thing to eat)|what do you (?:like to )?eat|what food do you like(?: best)?|are you hungry",
    ),
  ],
  [
    'best',
    asking(
      "what do you (?:really )?(?:like|love)(?: to do| doing)?(?: best| most| the most)?(?: in the (?:whole )?world| of all)?|what(?:[’']?s| is) your favou?rite (?:thing|hobby|thing to do|thing in the world)|what are your hobbies|do you have a hobby|what(?:[’']?s| is) your hobby",
    ),
  ],
  [
    'wish',
    asking(
      "what (?:do|would) you (?:want|wish)(?: for)?(?: most| more than anything)?|do you have a (?:wish|dream)|what(?:[’']?s| is) your (?:biggest |greatest |secret )?(?:wish|dream)|what do you want to (?:be|become)(?: when you (?:grow up|are big))?|what would you wish for|what do you dream (?:of|about)",
    ),
  ],
  ['if', /^(?:(?:but|and|so|ok),? )*what would you (?:do|have done) (?:if|with|when)\b/i],
  [
    'know',
    asking(
      'how (?:do|did|come) you know(?: so much| all (?:that|this)| that| this| it| about it| so much about .*| a lot about .*)?',
    ),
  ],
  [
    'joke',
    asking(
      '(?:(?:can|could|will) you )?tell (?:me|us) a (?:\\w+ )?joke|do you know (?:a|any) (?:good )?jokes?',
    ),
  ],
  [
    'feel',
    asking('how (?:are|do) you (?:feel(?:ing)?|doing)?|are you (?:ok|okay|all right|alright|fine|well)'),
  ],
  [
    'family',
    asking(
      'do you (?:have|love|like) (?:a |your |any )?(?:big )?(?:family|parents|siblings)|do you have (?:a |any )?(?:brothers?(?: (?:or|and) sisters?)?|sisters?)|tell me about your family|who is in your family',
    ),
  ],
  [
    'good',
    asking(
      'what are you (?:really |very )?good at|are you (?:very |really )?(?:strong|clever|smart|fast|quick)|are you good at (?:anything|things|something)',
    ),
  ],
  [
    'next',
    asking(
      "what (?:will|are) you (?:going to )?(?:do|try)(?: next| about (?:it|that)| on \\w+day| tomorrow)?|what(?:[’']?s| is) your plan|what happens (?:to you )?next|(?:do you think )?(?:will you|you(?:[’']ll| will|ll)|are you going to) (?:do it|try|make it|win|manage(?: it)?)(?: on \\w+day)?",
    ),
  ],
];

/** What the character says of such a thing; undefined if it has said so in this talk, or has no such line. */
export const voiceOf = ({ book, played, request, memory }: Turn, kind: VoiceKind): string | undefined => {
  const said = played && book?.voices[played.name]?.[kind];
  const wasSaid =
    said !== undefined &&
    (memory.asked.includes(markOf(said)) || request.said.some(({ text }) => text.includes(said)));
  return wasSaid ? undefined : said;
};

/** A character's own words, which need no proof. */
export const speaking = (said: string, asks: readonly string[] = []): Response => ({
  move: 'answer',
  text: said,
  asks,
  marks: [markOf(said)],
  isGiving: true,
  isGentle: true,
});

/** After what a character has said of itself. */
const back: Partial<Record<VoiceKind, readonly string[]>> = {
  afraid: ['What are you a bit afraid of?'],
  sad: ['What do you do when you are sad?'],
  happy: ['What makes you happy?'],
  angry: ['What makes you cross?'],
  food: ['What do you like to eat?'],
  best: ['And what do you like best?'],
  wish: ['What would you wish for?'],
  if: ['And what would you do?'],
  joke: ['Do you know one, too?'],
  feel: ['And how are you?'],
  friends: ['Who is your best friend?'],
  friend: ['What shall we do first?'],
  family: ['Who is in your family?'],
  good: ['What are you good at?'],
  next: ['What would you do next?'],
  know: ['What do you know a lot about?'],
};

/** A character is asked what one asks of anybody. */
export const voiced = (turn: Turn): Response | undefined => {
  const text = turn.text.replace(/[?.!\s]+$/, '');
  const kind = kinds.find(([, asked]) => asked.test(text))?.[0];
  const said = kind && voiceOf(turn, kind);
  return said === undefined || kind === undefined ? undefined : speaking(said, back[kind]);
};
