import { lists } from './match';

/** Actions of figures. */
const actionWords = {
  sleep: 'sleep sleeping slept asleep snore snored dream dreamed dreaming',
  cry: 'cry cried crying tear wept sob sobbed',
  fly: 'fly flew flying float floated soar soared glide glided',
  swim: 'swim swam swimming dive dived dove',
  jump: 'jump jumped jumping leap leaped leapt hop hopped bounce bounced',
  fall: 'fall fell falling trip tripped slip slipped tumble tumbled',
  climb: 'climb climbed climbing',
  hug: 'hug hugged hugging cuddle cuddled',
  dance: 'dance danced dancing twirl twirled party celebrate celebrated',
  sing: 'sing sang singing song',
  run: 'run ran running chase chased rush rushed race raced dash dashed escape escaped hurry hurried',
  eat: 'eat ate eating taste tasted munch munched lunch dinner breakfast',
  read: 'read reading',
  write: 'write wrote writing draw drew painted',
  dig: 'dig dug digging bury buried plant planted',
  cook: 'cook cooked bake baked stir stirred mix mixed',
  throw: 'throw threw kick kicked toss tossed catch caught',
  hide: 'hide hid hiding sneak sneaked crept tiptoe tiptoed',
  search: 'search searched look looked looking find found seek explore explored notice noticed saw',
  point: 'point pointed show showed',
  shout: 'shout shouted yell yelled scream screamed called roar roared',
  laugh: 'laugh laughed laughing giggle giggled smile smiled cheer cheered',
  wave: 'wave waved greet greeted hello goodbye',
  ride: 'ride rode riding',
  sit: 'sit sat sitting',
  walk: 'walk walked walking go went follow followed wander wandered march marched',
} as const;
export type Action = keyof typeof actionWords;
export const actions = lists<Action>(actionWords);

const moodWords = {
  sad: 'sad cry cried crying lonely unhappy upset lost sorry tear',
  scared: 'scared afraid frightened terrified nervous trembled shaking worried scary',
  angry: 'angry mad furious grumpy',
  surprised: 'surprised suddenly amazed gasped wow shocked whoa',
} as const;
export type Mood = keyof typeof moodWords | 'happy';
export const moods = lists<keyof typeof moodWords>(moodWords);
