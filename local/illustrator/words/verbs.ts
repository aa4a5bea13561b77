import { baseForms } from '../../../lambdas/dictionary/base-forms';
import { keysByWord } from './match';

/** Verbs in their base forms, by the pose that shows them. */
const actionWords = {
  sleep: 'sleep asleep snore dream nap doze',
  cry: 'cry weep sob',
  fly: 'fly float soar glide hover',
  swim: 'swim dive',
  jump: 'jump leap hop bounce splash',
  fall: 'fall trip slip tumble crash faint slide',
  climb: 'climb',
  hug: 'hug cuddle kiss',
  dance: 'dance twirl party celebrate',
  sing: 'sing hum',
  run: 'run chase rush race dash escape hurry flee gallop',
  eat: 'eat taste munch lick swallow bite nibble',
  drink: 'drink sip',
  read: 'read',
  write: 'write',
  paint: 'paint draw colour',
  dig: 'dig bury plant',
  cook: 'cook bake stir mix fry',
  build: 'build fix repair hammer make invent',
  throw: 'throw kick toss catch bowl shoot',
  hide: 'hide sneak creep',
  search: 'search look find seek explore discover notice spot count',
  point: 'point show',
  shout: 'shout yell scream call roar bark',
  say: 'say ask tell answer reply whisper speak talk explain promise wonder',
  laugh: 'laugh giggle smile cheer clap grin',
  wave: 'wave greet',
  ride: 'ride drive sail row steer cycle',
  sit: 'sit kneel',
  lie: 'lie rest',
  give: 'give hand bring offer share carry hold bought buy pay sell',
  take: 'take grab pick pull steal snatch lift',
  play: 'play practise practice',
  wash: 'wash clean water',
  knock: 'knock open press',
  win: 'win',
  tremble: 'tremble shake shiver',
  shine: 'shine glow sparkle',
  walk: 'walk go follow wander march come crawl step arrive leave land move travel visit enter return',
} as const;
export type Action = keyof typeof actionWords;

const actions = keysByWord<Action>(actionWords);

/** Actions that say little: another one in the same sentence is drawn instead. */
const weak: readonly Action[] = ['walk', 'say', 'take', 'search', 'give'];
export const isWeak = (action: Action | undefined): boolean => action === undefined || weak.includes(action);

/** Words that are nouns more often than verbs. */
const nouns = new Set(
  'water star land party hand saw rest ride mine play show fly cook wave plant bear dream look'.split(' '),
);
const verbsBefore = /^(?:to|i|you|he|she|it|we|they|can|could|will|would|did|and|must|who|then|\p{Lu}.*)$/u;

/** The pose that a word names; `before` is the word in front of it. */
export const actionOf = (word: string, before = '', after = ''): Action | undefined => {
  const lower = word.toLowerCase();
  if (after === 'asleep') return undefined;
  const forms = [lower, ...baseForms(lower)];
  if (
    lower.endsWith('ed') === false &&
    forms.some((form) => nouns.has(form) && lower.startsWith(form)) &&
    !verbsBefore.test(before)
  )
    return undefined;
  return forms.map((form) => actions.get(form)).find((found) => found !== undefined);
};

const moods = keysByWord({
  sad: 'sad lonely unhappy upset sorry cry disappointed ashamed bored alone desperate worried',
  scared: 'scared afraid frightened terrified nervous scary fear tremble',
  angry: 'angry mad furious grumpy',
  surprised: 'surprised amazed wow shocked whoa faint',
  happy: 'happy proud glad joy laugh smile',
});
export type Mood = 'sad' | 'scared' | 'angry' | 'surprised' | 'happy';

export const moodOf = (word: string): Mood | undefined => {
  const lower = word.toLowerCase();
  return [lower, ...baseForms(lower)].map((form) => moods.get(form)).find((found) => found !== undefined);
};
