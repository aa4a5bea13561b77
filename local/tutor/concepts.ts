/** Words by concept, for the demo tutor: a miniature of a real model's knowledge. */
const wordsOf = {
  dragons: 'dragon dragons wyvern wyrm fire hiccup toothless fantasy',
  magic: 'magic wizard witch spell fairy fairies enchanted unicorn fantasy hogwarts moon',
  baking: 'bake baking baker bread bakes baked cake cakes cook cooking kitchen loaf loaves recipe food',
  robots: 'robot robots machine android computer coding engineer inventions inventor lego technology',
  space:
    'space planet planets moon jupiter ganymede mars star stars rocket astronaut galaxy science fiction bee bees',
  sea: 'sea ocean whale whales ship sail island pirate pirates fish saltwind dolphin shark swimming beach map',
  football: 'football soccer goal goalkeeper goalie match team sport sports ball basketball fifa champion',
  animals:
    'animal animals dog dogs cat cats kitten kittens paw paws horse pet pets rabbit mouse goat zoo pig spider',
  mystery: 'mystery mysteries detective clue clues secret missing thief stolen spy puzzle puzzles solve',
  clocks: 'clock clocks clockmaker time hour watch gears travel',
  mountains:
    'mail mountain mountains village journey adventure hiking miles bells snow climb camping survival wilderness brave',
  night: 'moon night dark light afraid bedtime sleep lamp poetry fable fables',
  school: 'school room class classroom teacher friend friends friendship humor funny jokes',
  music: 'music song songs sing singing piano band dance dancing arts',
  history: 'history historical past war king queen castle knight knights ancient egypt biography',
  nature: 'nature forest tree trees garden gardening insects bees river plants climate',
  scary: 'scary ghost ghosts monster monsters spooky haunted zombie',
  cats: 'cat cats kitten kittens paw paws',
  dogs: 'dog dogs puppy puppies dalmatians',
  horses: 'horse horses pony ponies riding stallion',
  knights: 'knight knights castle castles sword swords',
  dinosaurs: 'dinosaur dinosaurs fossil fossils prehistory',
  dancing: 'dance dancing ballet dancer',
  drawing: 'drawing draw painting paint art doodles',
  poems: 'poem poems poetry rhyme rhymes',
  humour: 'humor humour funny jokes joke silly',
} as const;

export const concepts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(wordsOf).map(([concept, words]) => [concept, words.split(' ')]),
);
