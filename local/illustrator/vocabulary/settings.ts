import { lists } from './match';

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
