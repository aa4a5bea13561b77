import type { Thread } from './thread';

const instrument =
  'drums?|piano|guitar|violin|flute|recorder|trumpet|cello|clarinet|keyboard|ukulele|saxophone|harp|tuba|cymbals|xylophone|trombone|banjo';

/** What happened to the child itself: it is taken up before anything of the book that shares its words. */
export const own: readonly Thread[] = [
  {
    on: /\b(?:we|I|our|my)\b.*\b(?:sang|sung|played|danced|acted|was|were|performed)\b.*\b(?:concert|choir|play|show|musical|assembly)\b.*\b(?:forgot|mistake|wrong|stuck|mixed up)\b/i,
    says: ['Oh, that can happen to anybody! And you stood up there.'],
    asks: ['What did you do then?', 'Who helped you on?'],
  },
  {
    on: new RegExp(
      String.raw`\bI (?:\w+ )?(?:play|learn|practi[sc]e|am learning) (?:the |an? )?(${instrument})\b.*\b(?:speed|faster?|slow|late|early|rush\w*|beat|rhythm|time)\b`,
      'i',
    ),
    says: ['The {1}! And it is hard to keep in time.'],
    asks: ['What helps you to keep in time?', 'What do you play most often?'],
  },
  {
    on: new RegExp(
      String.raw`\bI (?:\w+ )?(?:play|learn|practi[sc]e|am learning) (?:the |an? )?(${instrument})\b`,
      'i',
    ),
    says: ['The {1}! I would like to hear that.'],
    asks: ['What do you play most often?', 'What is the hardest bit of it?'],
  },
  {
    on: /\bI (?:\w+ )?(?:fell (?:off|over|down|out|from|in)|tripped|slipped|bumped|banged my|hit my|scraped|grazed|twisted my|sprained)\b|\bI\b.*\b(?:a|some) (?:\w+ )?(?:bruises?|scab|graze|stitches|bump)\b/i,
    says: ['Ouch! I hope that it is all better now.', 'Ow! That must have hurt.'],
    asks: ['How did it happen?', 'Who looked after you?', 'How long did it hurt?'],
  },
  {
    on: /\b(?:I|we|my|our)\b.*\b(?:had|got|made|baked|was|have) .*\b(?:birthday )?cake (?:with|like|shaped like|in the shape of) (?:an? )?((?:\w+ )?\w+)\W*$/i,
    says: ['A cake with a {1}! That sounds too good to cut.'],
    asks: ['Which bit did you eat first?', 'Who made it?'],
  },
  {
    on: /\b(?:our|my) (lift|elevator|bike|car|tv|computer|tablet|scooter|washing machine|door|heating)\b.*\b(?:broken|broke|stuck|out of order|does(?:n['’]?t| not) work)\b/i,
    says: ['Oh no, the {1}! That is a nuisance.'],
    asks: ['What do you do without it?', 'Who mends it for you?'],
  },
];
