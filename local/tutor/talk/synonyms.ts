import { rootsOf } from '../../../lambdas/companion/conversation/proof';
import { contentStems } from '../../../lambdas/safety/text/words';

/** Words that stand for each other in a child's question and in a story, irregular forms among them. */
const groups = [
  'live lives lived home grew grown',
  'scared afraid fear frightened terrified scary scare scares frightening nervous worry worried',
  'sad unhappy cry cried tears upset',
  'happy glad smile smiled beamed joy',
  'angry cross furious mad',
  'funny laugh laughed giggle silly hilarious',
  'eat ate eaten food feed fed swallow meal dinner supper lunch',
  'hungry starving',
  'want wanted wish wished hoped dream hope need needed',
  'mum mother mom mummy mommy mama',
  'dad father daddy papa',
  'aunt auntie aunty',
  'uncle uncles',
  'grandma grandmother gran granny nana nani',
  'grandpa grandfather grandad',
  'begin began begun start started beginning',
  'hide hid hidden secret hiding',
  'steal stole stolen thief robber rob',
  'find found discover discovered',
  'lose lost missing',
  'break broke broken snap snapped burst smashed smash',
  'give gave given share shared',
  'write wrote written',
  'sing sang sung song tune',
  'run ran rush rushed race',
  'go went gone going goes walk walked',
  'leave left',
  'come came arrive arrived',
  'bring brought carry carried',
  'buy bought sell sold',
  'teach taught learn learned learnt lesson',
  'fall fell fallen drop dropped',
  'throw threw thrown',
  'catch caught',
  'hear heard listen listened sound',
  'speak spoke spoken talk talked voice silent',
  'say said tell told tells says',
  'sleep slept asleep',
  'wake woke',
  'wear wore worn dressed clothes',
  'build built make made create built',
  'draw drew drawn',
  'job work worked works',
  'house cottage',
  'town city village',
  'big large huge giant enormous',
  'small little tiny',
  'colour color colours',
  'friend friends friendly mate buddy',
  'nice kind lovely gentle',
  'mean bad nasty horrible evil villain rude unfair',
  'brave courage bravery courageous',
  'clever smart genius wise intelligent',
  'stupid dumb daft foolish',
  'kitty kitten cat cats',
  'child children kid kids baby babies pup pups',
  'stop stopped finish finished end ended',
  'fix fixed mend mended repair repaired',
  'hurt hurts injured pain injury',
  'die died dead death kill killed',
  'help helped save saved rescue rescued',
  'trick tricked cheat cheated cheater fool fooled',
  'lie lied lies liar truth true',
  'win won winner winning beat',
  'old age aged years older',
  'name called names',
  'fight fought argue argued argument quarrel quarrelled',
  'sorry apologise apologize apologised',
  'love loves loved like likes liked favourite favorite enjoy best',
  'hate hates dislike',
  'scream shout shouted yell yelled roar roared',
  'look looked see saw seen watch watched stare stared',
  'know knew known',
  'think thought',
  'feel felt feeling',
  'keep kept',
  'ask asked',
  'sit sat',
  'stand stood',
  'hold held hang hung',
  'fly flew flown',
  'ride rode',
  'smell smelt smelled stink stinks stank whiff',
  'answer answered reply replied solution',
  'idea plan',
  'money coins pay paid cost',
  'boat ship',
  'fire flame flames burn burned burnt',
  'bread loaf loaves',
  'policeman police officer',
  'weird strange odd different',
];

const stemGroups = groups.map((group) => contentStems(group));

/** The stem with those that mean about the same. */
export const withSynonyms = (stem: string): readonly string[] => [
  stem,
  ...stemGroups.filter((group) => group.includes(stem)).flat(),
];

/** The root of a word; the word itself if it is a function word. */
const rootOf = (word: string): string => rootsOf(word)[0] ?? word;

const first = new Map(
  groups.toReversed().flatMap((group) => {
    const roots = group.split(' ').map(rootOf);
    return roots.map((root) => [root, roots[0] ?? root] as const);
  }),
);

/** One root for all words that mean about the same. */
export const conceptOf = (word: string): string => {
  const root = rootOf(word);
  return first.get(root) ?? root;
};
