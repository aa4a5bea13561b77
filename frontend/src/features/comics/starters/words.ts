const list = (text: string) => text.trim().split(/\s+/);

/** Who may act in a story, in the singular. */
export const beings = list(`
alien ant astronaut baby bat bear bee beetle bird boy brother bunny butterfly captain cat chicken child cook cousin cow crab crocodile
deer dinosaur doctor dog dolphin donkey dragon duck eagle elephant elf fairy farmer father fish fox friend frog ghost giant giraffe girl
goat goblin goose grandfather grandmother grandma grandpa hamster hare hedgehog hero hippo horse kangaroo king kitten knight koala lady
lamb lion lizard mammoth man mermaid mole monkey monster moose mother mouse neighbor neighbour ninja octopus ostrich otter owl panda
parrot penguin pig pirate pony prince princess puppy queen rabbit raccoon rat robot sailor scientist seal shark sheep sister snail
snake snowman sparrow spider squirrel squid teacher tiger toad troll turtle unicorn vampire walrus whale witch wizard wolf woman worm
yeti zebra
`);

/** Where a story may be, each with the word before it. */
export const places: Readonly<Record<'in' | 'at' | 'on', readonly string[]>> = {
  in: list(`
    attic barn basement bathroom bedroom cabin cage castle cave cellar city classroom cupboard desert dungeon field forest fridge garage
    garden hole house hut jungle kitchen lab laboratory lake library mall meadow museum nest ocean palace park playground pond pool
    river rocket room sea shed shop sky spaceship store street swamp sewer tent tower town tunnel valley village volcano water woods
    zoo`),
  at: list('beach circus fair farm hospital market school station'),
  on: list('boat bridge bus cloud hill island moon mountain path planet raft road roof ship train'),
};

/** Words with a capital letter that name nobody, though somebody might do what follows. */
export const nobody = new Set(
  list(`
a after all also an and another any anyone anybody april are as at august autumn because before but by children christmas december did
do does each earth easter either english even every everyone everybody everything february few finally first for french friday from god
halloween he her here him his how however i if in into is it its january july june last later let like luckily many march may maybe
meanwhile men mice moon most monday mr mrs ms miss dr my never next night no nobody none not nothing november now october of oh on once one
only or others our out outside over people perhaps please rain sadly saturday school september several she since sir snow so some
somebody someone something sometimes soon spring still such suddenly summer sun sunday that the their them then there these they this
those though three thursday to today together tomorrow tonight too tuesday two under until up us water we wednesday well what when where
which while who whose why wind winter with without women wow yes yesterday yet you your
`),
);

/** What somebody in a story does. A thing seldom does it. */
export const deeds = list(`
said asked thought felt wanted liked loved hated walked ran went saw found looked smiled laughed cried decided took jumped climbed opened
woke heard knew told met gave got came sat stood ate drank played lived tried shouted whispered picked grabbed flew swam hid wished
says asks thinks feels wants likes loves hates walks runs goes sees finds looks smiles laughs cries decides takes jumps climbs opens
wakes hears knows tells meets gives gets comes sits stands eats drinks plays lives tries shouts whispers flies swims hides wishes
`);
