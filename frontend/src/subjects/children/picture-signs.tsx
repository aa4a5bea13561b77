import {
  Apple,
  Bell,
  Bike,
  Bird,
  CakeSlice,
  Carrot,
  Cat,
  Fish,
  Flower2,
  KeyRound,
  type LucideIcon,
  Moon,
  Rabbit,
  Rocket,
  Sailboat,
  Snail,
  Star,
  Sun,
  TreePine,
  Turtle,
  Umbrella,
} from 'lucide-react';
import type { Picture } from '../../../../contract/children/pictures';

interface Sign {
  readonly name: string;
  readonly Icon: LucideIcon;
  /** Two signs of one colour differ in shape, and each has its name. */
  readonly look: string;
}

const [sea, leaf, berry, grape, sun] = [
  'bg-sea-soft text-sea',
  'bg-leaf-soft text-leaf',
  'bg-berry-soft text-berry',
  'bg-grape-soft text-grape',
  'bg-sun-soft text-sun-ink',
];

export const signs: Readonly<Record<Picture, Sign>> = {
  fish: { name: 'Fish', Icon: Fish, look: sea },
  cat: { name: 'Cat', Icon: Cat, look: grape },
  rabbit: { name: 'Rabbit', Icon: Rabbit, look: berry },
  turtle: { name: 'Turtle', Icon: Turtle, look: leaf },
  snail: { name: 'Snail', Icon: Snail, look: sun },
  bird: { name: 'Bird', Icon: Bird, look: grape },
  apple: { name: 'Apple', Icon: Apple, look: berry },
  carrot: { name: 'Carrot', Icon: Carrot, look: sun },
  cake: { name: 'Cake', Icon: CakeSlice, look: berry },
  flower: { name: 'Flower', Icon: Flower2, look: grape },
  tree: { name: 'Tree', Icon: TreePine, look: leaf },
  sun: { name: 'Sun', Icon: Sun, look: sun },
  moon: { name: 'Moon', Icon: Moon, look: sea },
  star: { name: 'Star', Icon: Star, look: sun },
  boat: { name: 'Boat', Icon: Sailboat, look: sea },
  rocket: { name: 'Rocket', Icon: Rocket, look: berry },
  bike: { name: 'Bike', Icon: Bike, look: leaf },
  umbrella: { name: 'Umbrella', Icon: Umbrella, look: grape },
  bell: { name: 'Bell', Icon: Bell, look: sun },
  key: { name: 'Key', Icon: KeyRound, look: sea },
};
