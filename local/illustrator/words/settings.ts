import { lastOf, prepositioned } from './match';

const placeWords = {
  space: 'space planet (?<!under_the_|by_the_)moon mars galaxy orbit crater jupiter saturn',
  underwater: 'underwater ocean_floor reef seabed submarine coral deep_ocean deep_sea bottom_of_the_sea',
  sea: '(?<!under_the_|below_the_)sea ocean beach shore island coast wave harbor harbour sailed lighthouse seaside',
  water: 'pond lake river pool stream waterfall swimming_pool swamp',
  castle: 'castle palace throne kingdom dungeon tower',
  cave: 'cave tunnel underground mine cavern',
  forest: 'forest wood woods jungle tree_house treehouse camping',
  mountain: 'mountain hill cliff volcano peak',
  snow: 'snow snowy ice(?!_cream) icy arctic igloo north_pole south_pole antarctica snowing winter',
  school: 'school classroom class lesson',
  city: 'city town street market shop store traffic station circus bridge road village zoo hospital supermarket museum church',
  kitchen: 'kitchen bakery oven stove restaurant',
  room: 'room library bedroom bed attic basement living_room sofa indoors couch stairs fridge cage (?<!over_the_|behind_the_|past_the_|roof_of_the_|to_the_)house',
  garden: 'garden park backyard yard farm playground barn doorstep scarecrow',
  field: 'field meadow grass earth pitch stadium football_match match',
  desert: 'desert pyramid dune hot_sand',
  sky: 'sky cloud up_in_the_air above_the_clouds over_the_houses',
} as const;
export type Place = keyof typeof placeWords;

/** Words that tell a place without a preposition. */
const clearWords = {
  sky: '(?:i|he|she|we|they)_flew_(?:up|over|high) up_to_the_star (?:me|him|her)_up_in_the_air',
  underwater: 'underwater (?<!from_)under_the_sea below_the_sea deep_ocean deep_sea',
  room: '(?:went|came|ran|flew|go|got)_home at_home under_my_bed my_room',
} as const;

/** Words that suggest a place as long as none is told. */
const hintWords = {
  kitchen: 'baked bake cooked cook flour oven recipe',
  space: 'astronaut rocket',
  sea: 'sailed sandcastle pirate_ship pirate',
  underwater: 'whale shark octopus jellyfish squid dolphin mermaid crab',
  desert: 'camel',
  school: 'teacher homework',
  field: 'football_match match',
  snow: 'snowing snowman snowmen penguin polar_bear',
  water: 'splash fished rowed',
  forest: 'tent',
  room: 'sofa couch blanket woke_up pillow window stairs',
} as const;

const placeOf = lastOf<Place>(placeWords, prepositioned);
const clearOf = lastOf<keyof typeof clearWords>(clearWords);
const hintOf = lastOf<keyof typeof hintWords>(hintWords);
const anyPlaceOf = lastOf<Place>(placeWords);

/** The place that a text tells, after a preposition in most cases. */
export const placeIn = (text: string): Place | undefined => clearOf(text) ?? placeOf(text);

/** The place that a text names in any way. */
export const placeNamedIn = (text: string): Place | undefined =>
  placeIn(text) ?? hintOf(text) ?? anyPlaceOf(text);

/** How a scene names its place, in words that select it. */
export const placePhrases: Readonly<Record<Place, string>> = {
  space: 'On a planet in space',
  underwater: 'Under the sea',
  sea: 'At the sea',
  water: 'At the water of a lake',
  castle: 'At the castle',
  cave: 'In a cave',
  forest: 'In the forest',
  mountain: 'On a mountain',
  snow: 'In the snow',
  school: 'In the classroom',
  city: 'In the city',
  kitchen: 'In the kitchen',
  room: 'In a room',
  garden: 'In the garden',
  field: 'In a field',
  desert: 'In the desert',
  sky: 'In the sky',
};

const timeWords = {
  night: 'night midnight dark bedtime moonlight star tonight campfire firefly',
  sunset: 'sunset evening dusk twilight',
  morning: 'morning dawn sunrise breakfast',
} as const;
export type Time = keyof typeof timeWords | 'day';
export const timeIn = lastOf<Time>({ ...timeWords, day: 'one_day next_day today lunch sun sunny' });

const weatherWords = {
  storm: 'storm thunder lightning(?!_bolt) stormy',
  rain: 'rain rainy raining puddle rained',
  snow: 'snowing snowflake blizzard',
  wind: 'wind windy breeze',
  fog: 'fog foggy mist misty',
  rainbow: 'rainbow',
} as const;
export type Weather = keyof typeof weatherWords | 'clear';
export const weatherIn = lastOf<keyof typeof weatherWords>(weatherWords);
