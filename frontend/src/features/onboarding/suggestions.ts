import type { InterestList } from '../../../../contract/onboarding/interests';

/** Suggestions for a user without ideas. General terms, no brands. */
export const suggestions: Record<InterestList, readonly string[]> = {
  movies: ['Adventure films', 'Animal films', 'Cartoons', 'Funny films', 'Space films'],
  tvshows: ['Baking shows', 'Nature shows', 'Quiz shows', 'Science shows', 'Mystery series'],
  sports: ['Football', 'Swimming', 'Basketball', 'Cycling', 'Gymnastics', 'Cricket'],
  music: ['Singing', 'Drums', 'Piano', 'Pop', 'Hip-hop', 'Film music'],
  'youtube and content': ['Drawing lessons', 'Experiments', 'Animal clips', 'Recipes', 'Magic tricks'],
  'video games': ['Building games', 'Puzzles', 'Racing games', 'Farm games', 'Quests'],
  hobbies: ['Drawing', 'Building', 'Cooking', 'Gardening', 'Collecting', 'Dancing'],
  'other interests': ['Space', 'Dinosaurs', 'The sea', 'Robots', 'Castles', 'Inventions'],
};
