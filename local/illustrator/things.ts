import type { Action } from './figures/poses';
import { iconsOf } from './icons';
import type { Place } from './words/settings';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const vehicles = words(
  'ambulance articulated-lorry automobile bicycle bullet-train bus canoe delivery-truck ferry fire-engine flying-saucer helicopter kick-scooter locomotive metro minibus motor-boat motor-scooter motorcycle pickup-truck police-car racing-car railway-car rocket sailboat ship skateboard sled small-airplane airplane speedboat taxi tractor train tram broom carpet passenger-ship',
);
export const isVehicle = (name: string): boolean => vehicles.has(name);

const mounts = words(
  'horse unicorn donkey elephant camel dragon whale ewe cow pig deer giraffe turtle eagle dolphin lion tiger bear polar-bear t-rex sauropod llama',
);
export const isMount = (figure: string): boolean => mounts.has(figure);

const aloft = words(
  'kite glowing-star star shooting-star comet full-moon crescent-moon full-moon-face sun sun-with-face airplane small-airplane helicopter balloon flying-saucer parachute cloud rainbow ringed-planet satellite fireworks red-heart musical-note musical-notes lightning high-voltage',
);
export const isAloft = (name: string): boolean => aloft.has(name);

const furniture = words(
  'bed lighthouse door couch couch-and-lamp chair bathtub shower window deciduous-tree evergreen-tree palm-tree christmas-tree cactus musical-keyboard carousel-horse television goal-net mirror coffin ladder gear desktop-computer books framed-picture spider-web fire',
);
const places = new Set(
  iconsOf('Travel & Places').filter(
    (name) =>
      !/clock|watch|oclock|thirty|hourglass|rock|ring|luggage|umbrella|compass|thermometer|droplet|snowflake|fire$|wheel|wood|brick|anchor|map|skate|seat|wind|wave|high-voltage|cyclone|tornado|bellhop/.test(
        name,
      ),
  ),
);
export const isLarge = (name: string): boolean =>
  (furniture.has(name) || places.has(name) || vehicles.has(name)) && !aloft.has(name);

const small = new Set([...iconsOf('Food & Drink'), ...iconsOf('Objects'), ...iconsOf('Activities')]);
const others = words(
  'umbrella red-heart rose blossom bouquet feather tulip sunflower spiral-shell balloon luggage bone tooth watch',
);
const unheld = words('table soccer-ball toolbox yarn basketball bucket jack-o-lantern shallow-pan-of-food');

/** Small things are in a hand of whoever acts. */
export const isHeld = (name: string): boolean =>
  (small.has(name) || others.has(name)) && !isLarge(name) && !unheld.has(name);

/** What a place shows already. */
const shown: Readonly<Partial<Record<Place, ReadonlySet<string>>>> = {
  sea: words('water-wave desert-island'),
  school: words('school'),
  castle: words('castle'),
  kitchen: words('window'),
  room: words('window house'),
  space: words('full-moon glowing-star'),
  sky: words('cloud'),
  mountain: words('mountain'),
  desert: words('desert'),
};
const always = words(
  'sun full-moon wind-face cloud rainbow water-wave snowflake umbrella-with-rain-drops milky-way cityscape',
);
const outside = /house|castle|church|hut|school|tree|tower|station|hospital|stadium|bank|factory|hotel|tent/;

/** Whether a thing is drawn at a place that does not show it already. */
export const isSeen = (name: string, place: Place): boolean =>
  !always.has(name) &&
  shown[place]?.has(name) !== true &&
  !(['room', 'school', 'kitchen', 'underwater', 'cave'].includes(place) && outside.test(name));

const props: Readonly<Partial<Record<Action, string>>> = {
  cook: 'shallow-pan-of-food',
  paint: 'paintbrush',
  write: 'pencil',
  read: 'open-book',
  search: 'magnifying-glass-tilted-left',
  sing: 'microphone',
  win: 'trophy',
  drink: 'cup-with-straw',
  build: 'hammer',
  eat: 'fork-and-knife',
  wash: 'sponge',
};

/** What shows an action if the text names no thing for it. */
export const propOf = (action: Action | undefined, seen: readonly string[]): string | undefined =>
  action === undefined || seen.some(isHeld) ? undefined : props[action];
