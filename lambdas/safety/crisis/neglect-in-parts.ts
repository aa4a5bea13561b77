import { matchesAny, phrases } from './phrase';

const grownUp = '(?:(?:my |our )?(?:<parent>|babysitter)|he|she)';
const brothers = '(?:baby|(?:little |small |big )?(?:brother|sister|sibling|cousin|twin)s?)';

/** Signs of a home in which nobody cares for the child. A single sign is weak. */
const signs = [
  // Hunger.
  phrases([
    '(?:nothing|no food|not any food)(?: [a-z]+){0,3} (?:fridge|cupboard|house|home|kitchen)s?',
    '(?:i am|we are|my [a-z]+ is) (?:(?:so|very|always|still) )*(?:hungry|starving)',
    'my (?:tummy|stomach|belly) (?:[a-z]+ )?(?:noise|noises|rumbles|growls|is empty)',
    '(?:milk|food|bread|money) is (?:finished|gone|all gone)|no (?:breakfast|dinner|lunch|supper)',
  ]),
  phrases([
    '(?:put|hide|take|save|steal)(?: [a-z]+){0,2} (?:bread|food|crisps|sandwich|sandwiches)(?: [a-z]+){0,2} (?:pocket|bag|sleeve|for my)',
  ]),
  // A grown-up who is away, drunk or cannot be woken
  phrases([
    '(?:my |our |^|and )<parent>(?: [a-z]+){0,2} (?:gone|away|left|not (?:home|here|back|come back|come home))(?: for)? (?:[a-z0-9]+ )?(?:days?|nights?|weeks?|since|again)',
    'not know when (?:she|he|they|<parent>)(?: [a-z]+){0,2} (?:back|home)',
  ]),
  phrases([`${grownUp}(?: [a-z]+){0,4} (?:drunk|drinks|drinking|drank|beer|wine|vodka|whisky|bottle)`]),
  phrases([
    `${grownUp} (?:(?:just|always|then) )*(?:falls? asleep|fell asleep|passes out|passed out|lies|lay|is lying|sleeps)(?: [a-z]+){0,3} (?:floor|sofa|couch|all day)`,
    'can not (?:get|wake) (?:her|him|my [a-z]+)(?: up)?',
  ]),
  phrases([`${grownUp} (?:(?:always|sometimes|often|still) )*(?:drives?|drove) (?:me|us)`]),
  // A child who does the work, a cold house, silence
  phrases([
    `i (?:(?:have to|must|always|also|had to) )*(?:look after|make|cook|feed|wash|change|give|gave|put)(?: [a-z]+){0,4} ${brothers}`,
  ]),
  phrases(['(?:there is |we have )?no (?:heating|lights?|electricity|hot water|water|bed)(?= |$)']),
  phrases([
    '(?:says?|said|tells?|told (?:me|us)|must|can|may|made me promise)(?: [a-z]+){0,2} not (?:to )?(?:tell|say|talk)',
    '(?:they|he|she)(?: will| would)? take (?:me|us|my [a-z]+) away',
  ]),
];

/** Two signs are frequent in stories of adventures and wars. */
const enough = 3;

/** Whether several sentences together tell of neglect that no single one shows: children write short sentences. */
export const tellsOfNeglect = (sentences: readonly string[]): boolean =>
  signs.filter((sign) => sentences.some((words) => matchesAny(words, sign))).length >= enough;
