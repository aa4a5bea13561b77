/** The words of a story that can be drawn, by what is drawn for them. Singular; plurals are found too. */
const lists = <K extends string>(table: Readonly<Record<K, string>>): readonly (readonly [K, RegExp])[] =>
  (Object.entries(table) as [K, string][]).map(([key, words]) => [
    key,
    new RegExp(`\\b(?:${words.replace(/ /g, '|').replace(/_/g, ' ')})(?:s|es)?\\b`, 'i'),
  ]);

/** Living beings besides children. */
const creatureWords = {
  dog: 'dog puppy doggy hound',
  cat: 'cat kitten kitty',
  fox: 'fox foxes',
  bear: 'bear teddy',
  rabbit: 'rabbit bunny bunnies hare',
  mouse: 'mouse mice rat hamster',
  lion: 'lion',
  tiger: 'tiger',
  wolf: 'wolf wolves',
  horse: 'horse pony foal',
  unicorn: 'unicorn',
  pig: 'pig piglet',
  cow: 'cow bull',
  sheep: 'sheep lamb goat',
  elephant: 'elephant',
  monkey: 'monkey ape gorilla',
  panda: 'panda',
  squirrel: 'squirrel',
  dragon: 'dragon wyvern',
  dinosaur: 'dinosaur dino trex t-rex',
  robot: 'robot android',
  ghost: 'ghost spirit',
  alien: 'alien martian',
  monster: 'monster beast creature troll yeti ogre',
  owl: 'owl',
  bird: 'bird parrot wren sparrow robin eagle',
  penguin: 'penguin',
  duck: 'duck duckling goose swan',
  fish: 'fish goldfish shark',
  whale: 'whale dolphin',
  octopus: 'octopus squid kraken',
  turtle: 'turtle tortoise',
  frog: 'frog toad',
  snail: 'snail',
  bee: 'bee bumblebee',
  butterfly: 'butterfly butterflies moth fairy fairies',
  snake: 'snake',
} as const;
export type CreatureKind = keyof typeof creatureWords;
export const creatures = lists<CreatureKind>(creatureWords);

/** Things. */
const thingWords = {
  tree: 'tree oak pine palm',
  flower: 'flower rose daisy tulip sunflower',
  mushroom: 'mushroom toadstool',
  apple: 'apple fruit peach cherry cherries',
  cake: 'cake birthday cupcake pie muffin',
  cookie: 'cookie biscuit',
  icecream: 'icecream ice_cream lollipop',
  pizza: 'pizza sandwich',
  bread: 'bread loaf toast',
  cheese: 'cheese',
  carrot: 'carrot vegetable',
  pumpkin: 'pumpkin',
  cup: 'cup mug tea cocoa',
  pot: 'pot soup cauldron stew pan',
  egg: 'egg',
  book: 'book diary notebook spellbook',
  letter: 'letter envelope note message card',
  map: 'map scroll',
  key: 'key',
  chest: 'chest treasure trunk',
  coin: 'coin gold money',
  gem: 'gem diamond crystal jewel ruby emerald',
  crown: 'crown king queen prince princess',
  sword: 'sword knight',
  wand: 'wand magic spell wizard witch',
  potion: 'potion bottle',
  lantern: 'lantern lamp flashlight torch',
  candle: 'candle',
  balloon: 'balloon',
  kite: 'kite',
  ball: 'ball football soccer basketball',
  bike: 'bike bicycle',
  car: 'car taxi truck',
  bus: 'bus',
  boat: 'boat ship raft canoe pirate',
  rocket: 'rocket spaceship spacecraft shuttle',
  train: 'train',
  plane: 'plane airplane aeroplane',
  castle: 'castle palace tower',
  house: 'house home cottage hut cabin',
  tent: 'tent camp',
  door: 'door gate portal',
  bridge: 'bridge',
  ladder: 'ladder stairs',
  clock: 'clock watch time_machine',
  bell: 'bell',
  guitar: 'guitar violin',
  drum: 'drum',
  piano: 'piano',
  star: 'star',
  snowman: 'snowman snowmen',
  umbrella: 'umbrella',
  hat: 'hat cap',
  boots: 'boot shoe',
  backpack: 'backpack bag suitcase',
  gift: 'gift present parcel box package',
  telescope: 'telescope binoculars',
  camera: 'camera photo picture',
  computer: 'computer laptop tablet game',
  fire: 'fire campfire bonfire flame',
  bed: 'bed blanket pillow',
  table: 'table desk',
  feather: 'feather',
  shell: 'shell seashell',
  heart: 'heart love',
  rock: 'rock stone boulder',
  paint: 'paint brush crayon pencil',
  trophy: 'trophy medal prize',
  mirror: 'mirror window',
  seed: 'seed bean sprout plant',
} as const;
export type ThingKind = keyof typeof thingWords;
export const things = lists<ThingKind>(thingWords);

/** What somebody does. */
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

const placeWords = {
  space: 'space planet moon mars galaxy orbit spaceship rocket',
  underwater: 'underwater ocean_floor reef seabed mermaid submarine coral',
  sea: 'sea ocean beach shore island coast waves harbor harbour ship sailed',
  castle: 'castle palace throne kingdom dungeon tower',
  cave: 'cave tunnel underground mine cavern',
  forest: 'forest woods jungle tree_house treehouse',
  mountain: 'mountain hill cliff volcano peak',
  snow: 'snow snowy ice arctic igloo snowman snowmen',
  school: 'school classroom class teacher library',
  city: 'city town street market shop store bus traffic',
  room: 'room bedroom bed kitchen attic basement house_inside living_room sofa indoors',
  garden: 'garden park backyard yard farm field playground',
  desert: 'desert pyramid sand dune',
  sky: 'sky clouds above_the_clouds cloud',
} as const;
export type Place = keyof typeof placeWords | 'meadow';
export const places = lists<keyof typeof placeWords>(placeWords);

const timeWords = {
  night: 'night midnight dark bedtime moonlight stars moon',
  sunset: 'sunset evening dusk twilight',
  morning: 'morning dawn sunrise woke breakfast',
} as const;
export type Time = keyof typeof timeWords | 'day';
export const times = lists<keyof typeof timeWords>(timeWords);

const weatherWords = {
  storm: 'storm thunder lightning stormy',
  rain: 'rain rainy raining puddle wet',
  snow: 'snow snowy snowing snowflake blizzard',
  wind: 'wind windy breeze blew',
  fog: 'fog foggy mist misty',
  rainbow: 'rainbow',
} as const;
export type Weather = keyof typeof weatherWords | 'clear';
export const weathers = lists<keyof typeof weatherWords>(weatherWords);

const moodWords = {
  sad: 'sad cry cried crying lonely unhappy upset lost sorry tear',
  scared: 'scared afraid frightened terrified nervous trembled shaking worried scary',
  angry: 'angry mad furious grumpy',
  surprised: 'surprised suddenly amazed gasped wow shocked whoa',
} as const;
export type Mood = keyof typeof moodWords | 'happy';
export const moods = lists<keyof typeof moodWords>(moodWords);

/** What a text mentions of a list, in the order in which the text does. */
export const mentioned = <K extends string>(list: readonly (readonly [K, RegExp])[], text: string): K[] =>
  list
    .flatMap(([key, pattern]) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [{ key, at }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ key }) => key);

/** Everything in a text that can be drawn. */
export const drawableIn = (text: string): string[] => [
  ...mentioned(creatures, text),
  ...mentioned(things, text),
  ...mentioned(actions, text),
  ...mentioned(places, text),
];
