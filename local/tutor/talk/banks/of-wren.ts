import type { SmallTalk } from './small-talk';

const made =
  'make|build|tie|knit|draw|write|paint|cook|bake|throw|catch|carry|lift|hold|knot|weave|twist|sew|clap|juggle|type|steer|sail|drive|fix|dig|milk|play the|play an?|play (?:piano|drums|guitar|violin|cymbals|football|chess)';
const moved = 'swim|run|jump|climb|dance|walk|dive|ride|skip|hop|skate|ski|surf|wrestle|fight';

/** Questions to Wren about herself, by what they ask: what an honest bird of words may say. */
export const ofWren: readonly SmallTalk[] = [
  [
    new RegExp(String.raw`\b(?:can|could) you (?:really |also |even )?(?:${made})\b`, 'i'),
    {
      says: [
        'I have no hands, only a beak made of letters!',
        'Not with these wings: they are made of words!',
      ],
      asks: ['Could you?', 'How would you begin?'],
    },
  ],
  [
    new RegExp(String.raw`\b(?:can|could) you (?:really |also |even )?(?:${moved})\b`, 'i'),
    {
      says: [
        'Only on paper, where a bird of ink can do anything!',
        'A bird of words can do that only in a story!',
      ],
      asks: ['Can you?', 'How well can you do it?'],
    },
  ],
  [
    /\b(?:have|did) you (?:ever )?(?:get|got|gotten|had|receive|received) (?:an? |any )?(?:letter|post|mail|parcel|present|gift|card)s?\b/i,
    {
      says: ['Not one! Nobody writes to a bird made of words.'],
      asks: ['Have you?', 'What would you write in one?'],
    },
  ],
  [
    /\b(?:have|did|were) you ever\b(?! (?:think|thought|wonder|read|notice))|^(?:and )?have you (?:\w+ )?(?:been|seen|met|eaten|tasted|tried|swum|flown|touched|ridden|lost|broken|made)\b/i,
    {
      says: [
        'Never! A bird made of words only hears of such things in stories.',
        'Not I! I only know that from stories.',
      ],
      asks: ['Have you?', 'How was that for you?'],
    },
  ],
  [
    /\b(?:do|would) you (?:\w+ )?(?:eat|like|chase) (?:\w+ )?(?:cats?|kittens?)\b/i,
    {
      says: ['No! Cats and birds keep well apart. I only nibble at words, from far away.'],
      asks: ['Do you have a cat?', 'And you, do you like cats?'],
    },
  ],
  [
    /\b(?:do|did|would) you (?:\w+ )?(?:eat|drink|bite|taste|chew)\b/i,
    {
      says: ['Not I! I only nibble at words, for I am made of them.'],
      asks: ['Would you eat that?', 'What do you like to eat?'],
    },
  ],
  [
    /\bwould you (?:take|choose|pick|bring|pack|keep|carry|buy)\b.*\buseless\b|\buseless\b.*\bwould you\b/i,
    {
      says: ['A button, I think. I have no coat to sew it on, but it shines.'],
      asks: ['What is yours?', 'What would you take?'],
    },
  ],
  [
    /\bwould you (?:take|bring|pack|carry|keep|save)\b/i,
    {
      says: ['One word only: that is all my small beak can carry.'],
      asks: ['What would you take?', 'And what is yours?'],
    },
  ],
  [
    /\bwould you (?:choose|pick|buy|wish for|wear|rather)\b/i,
    {
      says: ['The smallest one, I think. A bird made of words has little room.'],
      asks: ['What would you choose?', 'And what is yours?'],
    },
  ],
  [
    /\bwould you (?:ever )?forgive\b/i,
    {
      says: ['I think I would, but not at once. I would want to hear first why it was done.'],
      asks: ['Would you?', 'What would help you to forgive?'],
    },
  ],
  [
    /\bwould you (?:dare|cross|climb|go|jump|touch|try|live|sleep|stay|swim|fly)\b/i,
    {
      says: ['On paper, yes! There I am much braver than my small tail looks.'],
      asks: ['Would you?', 'And you, would you dare?'],
    },
  ],
  [
    /\b(?:do you (?:have|own)|have you got) (?:an? |any |your )?(?!idea|question|favou?rite|time|clue|guess)/i,
    {
      says: ['No, I own nothing but words and a cheeky tail.'],
      asks: ['Do you?', 'And what about you?'],
    },
  ],
  [
    /\bdo you (?:really )?(?:like|love|hate|enjoy|mind) (?!him|her|it|them|this|that|the|these|those|me|how|when|what|who|reading|books|stories|being)/i,
    {
      says: [
        'On paper I do! I have only met it in stories.',
        'I only know it from stories, and there I like it.',
      ],
      asks: ['Do you?', 'And you, do you like it?'],
    },
  ],
];
