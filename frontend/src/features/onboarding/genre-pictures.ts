import type { genres } from '../../../../contract/onboarding/interests';

/** The picture of each genre. */
export const genrePictures: Record<(typeof genres)[number], string> = {
  Fantasy: 'dragon',
  'Science Fiction': 'flying-saucer',
  Mystery: 'magnifying-glass-tilted-left',
  Adventure: 'world-map',
  Humor: 'rolling-on-the-floor-laughing',
  'Historical Fiction': 'scroll',
  'Realistic Fiction': 'backpack',
  'Graphic Novels': 'collision',
  Animals: 'lion',
  Nature: 'deciduous-tree',
  Sports: 'trophy',
  'Fairy Tales': 'unicorn',
  Mythology: 'trident-emblem',
  Poetry: 'feather',
  Biography: 'astronaut',
  Science: 'microscope',
  History: 'classical-building',
  'Scary Stories': 'ghost',
  Friendship: 'people-hugging',
  Family: 'house-with-garden',
  'Arts and Music': 'artist-palette',
  'How-To': 'hammer-and-wrench',
};
