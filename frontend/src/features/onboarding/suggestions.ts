import type { InterestList } from '../../../../contract/onboarding/interests';
import type { Pictured } from './picture-wall';

/** Five suggestions for each list: with the tile of one's own they fill two rows of a phone. General terms, no brands. */
export const suggestions: Record<InterestList, readonly Pictured<string>[]> = {
  movies: [
    { label: 'Adventure films', picture: 'compass' },
    { label: 'Animal films', picture: 'penguin' },
    { label: 'Cartoons', picture: 'mouse-face' },
    { label: 'Funny films', picture: 'grinning-squinting-face' },
    { label: 'Space films', picture: 'ringed-planet' },
  ],
  tvshows: [
    { label: 'Baking shows', picture: 'cupcake' },
    { label: 'Nature shows', picture: 'butterfly' },
    { label: 'Quiz shows', picture: 'bell' },
    { label: 'Science shows', picture: 'alembic' },
    { label: 'Mystery series', picture: 'footprints' },
  ],
  sports: [
    { label: 'Football', picture: 'soccer-ball' },
    { label: 'Swimming', picture: 'person-swimming' },
    { label: 'Basketball', picture: 'basketball' },
    { label: 'Cricket', picture: 'cricket-game' },
    { label: 'Gymnastics', picture: 'person-cartwheeling' },
  ],
  music: [
    { label: 'Singing', picture: 'microphone' },
    { label: 'Drums', picture: 'drum' },
    { label: 'Piano', picture: 'musical-keyboard' },
    { label: 'Pop', picture: 'headphone' },
    { label: 'Hip-hop', picture: 'radio' },
  ],
  'youtube and content': [
    { label: 'Drawing lessons', picture: 'pencil' },
    { label: 'Experiments', picture: 'test-tube' },
    { label: 'Animal clips', picture: 'cat-face' },
    { label: 'Recipes', picture: 'pancakes' },
    { label: 'Magic tricks', picture: 'top-hat' },
  ],
  'video games': [
    { label: 'Building games', picture: 'brick' },
    { label: 'Puzzles', picture: 'puzzle-piece' },
    { label: 'Racing games', picture: 'racing-car' },
    { label: 'Farm games', picture: 'tractor' },
    { label: 'Quests', picture: 'old-key' },
  ],
  hobbies: [
    { label: 'Drawing', picture: 'crayon' },
    { label: 'Building', picture: 'hammer' },
    { label: 'Cooking', picture: 'cooking' },
    { label: 'Gardening', picture: 'potted-plant' },
    { label: 'Dancing', picture: 'ballet-shoes' },
  ],
  'other interests': [
    { label: 'Space', picture: 'rocket' },
    { label: 'Dinosaurs', picture: 'sauropod' },
    { label: 'The sea', picture: 'spouting-whale' },
    { label: 'Robots', picture: 'robot' },
    { label: 'Castles', picture: 'castle' },
  ],
};
