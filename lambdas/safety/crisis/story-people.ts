import { phrases } from './phrase';

const creature =
  '(?:(?:lady|sea|rein)?(?:cat|kitten|dog|puppy|rabbit|bunny|mouse|mice|rat|hamster|bear|wolf|wolve|fox|lion|tiger|elephant|monkey|ape|gorilla|giraffe|zebra|hippo|kangaroo|koala|panda|penguin|whale|dolphin|shark|fish|crab|octopus|turtle|tortoise|snake|lizard|crocodile|frog|toad|snail|spider|bug|bird|butterfly|caterpillar|owl|eagle|parrot|raven|duck|goose|swan|hen|chicken|rooster|pig|piglet|cow|horse|pony|donkey|sheep|goat|deer|squirrel|hedgehog|badger|mole|otter|beaver|skunk|bat|dinosaur))(?:s|es)?';
const beingOfTales =
  '(?:dragon|unicorn|monster|ghost|zombie|vampire|skeleton|robot|alien|wizard|witch|fairy|elf|elve|dwarf|dwarve|goblin|ogre|troll|giant|mermaid|pirate|knight|king|queen|prince|princess|superhero|doll|teddy|puppet|snowman|scarecrow|pumpkin|toy)(?:s|es)?';
const moreCreatures =
  '(?:duckling|puppie|ponie|camel|leopard|cheetah|rhino|crow|hawk|seal|ant|wasp|mosquito|worm|beetle|piranha|jellyfish|squid|scorpion|alligator|dino|t rex|rex|raptor|mammoth|yeti|griffin|phoenix|kraken|hydra|serpent|pegasus|werewolf|werewolve|tree|flower|cloud|volcano)(?:s|es)?';
const moreBeings =
  '(?:fairie|pixie|gnome|imp|genie|sorcerer|sorceress|enchantress|mage|warlock|demon|devil|spirit|phantom|ghoul|cyclop|minotaur|centaur|golem|cyborg|android|mutant|creature|beast|villain|bandit|robber|burglar|thief|thieve|outlaw|smuggler|captain|sailor|soldier|guard|general|commander|sergeant|warrior|gladiator|viking|ninja|samurai|assassin|spy|jailer|executioner|hunter|huntsman|woodcutter|sheriff|cowboy|emperor|empress|sultan|lord|duke|baron|servant|scientist|inventor|cannibal|enemy|enemie|hero|detective|astronaut|mummy of|vilager|villager|miner|wicked stepmother|snowmen|statue|puppet master)(?:s|es)?';

export const beingOfStories = `(?:${creature}|${beingOfTales})`;

/** Beings that occur in stories and not in a child's life. */
export const fantasyBeing = `(?:${creature}|${beingOfTales}|${moreCreatures}|${moreBeings})`;

export const fantasyBeings = phrases([fantasyBeing]);

/** People in a child's life. */
export const everydayPerson =
  '(?:<parent>|<teacher>|<sibling>|<friend>|babysitter|sitter|boyfriend|girlfriend|bullies|bully)';
