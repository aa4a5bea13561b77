import { phrases } from './phrase';

const home = '(?:my |our |the )?(?:<parent>|parents|family|grown ?ups?|them|they)';
const adverbs =
  '(?: (?:always|often|sometimes|just|never|ever|even|really|usually|at home|here|in my (?:house|family|home)|of them|will|would|does|do|did|has|have|had))*';
const meal =
  '(?:food|dinner|lunch|breakfast|supper|meals?|snacks?|anything to eat|something to eat|to eat|water|milk|clean clothes|clothes|a coat|medicine)';
const us = '(?:me|us|me and my [a-z]+|my (?:little |baby )?(?:brother|sister|siblings?)s?|the baby|the kids)';

/** Phrases for a child whom nobody feeds, looks after or comes home to, or who is locked in or out. */
export const neglect = phrases([
  // Nobody cares for the child.
  `(?:nobody|no one|not anybody|none of them)${adverbs} (?:give|gives|gave|make|makes|made|cook|cooks|cooked|buy|buys|bought|bring|brings|brought|leave|leaves|left|get|gets|got|have|has|had)(?: ${us}| for ${us})?(?: any| enough| some)? ${meal}`,
  `(?:nobody|no one|not anybody|none of them)${adverbs} (?:fed|feed|feeds|cook|cooks|cooked|wash|washes|washed|look|looks|looked|take|takes|took|care|cares|cared|watch|watches)(?: after| care of| for| about)* ${us}(?= |$)(?! (?:if|when) i)(?! play)`,
  `(?:nobody|no one|not anybody)${adverbs} (?:come|comes|came|is|are|was)(?: ever| even)? home(?= .*(?:night|days?|weeks?|morning|alone|hungry|baby|cold))`,
  `(?:nobody|no one|not anybody)${adverbs} (?:come|comes|came) home(?<=(?:night|days?|weeks?|alone|hungry|baby|brother|sister|cold|scared) .*)`,
  `${home}${adverbs} (?:forget|forgets|forgot|refuse|refuses|refused) to (?:fed|feed|pick|give|cook|make|buy|come)(?: [a-z]+){0,3} (?:for )?${us}(?! (?:up from (?:football|practice|training)|a (?:present|gift)|ice))(?= |$)(?! (?:a )?(?:bedtime|story|present|sweets|dessert))`,
  `${home}${adverbs} (?:forget|forgets|forgot) (?:about )?(?:me|us) (?:at|in|outside|for|alone)(?: .*)? (?:night|days?|hours|cold|street|school gate|dark)`,
  `(?:there is|there was|we have|i have|have|got|is|has been)(?: just| never| often| always)* (?:nothing|no food|not any food|not anything|nothing to eat)(?: [a-z]+){0,3} (?:fridge|house|home|kitchen|cupboards?|flat|table|eat)(?= .*(?:nobody|no one|days?|weeks?|hungry|since|never|again|always|drunk|yesterday))`,
  // The child does the work of the grown-ups.
  `(?:i|we) (?:have to|need to|must|had to|got to|always)(?: always| also)? (?:look|take|watch|fed|feed|cook|change|put)(?: [a-z]+){0,5} (?:baby|babies|brother|sister|brothers|sisters|siblings|kids|twins)(?= .*(?:all night|nobody|no one|instead of school|miss school|all day|alone|every night|not come home|drunk|not get up|sleping all day))`,
  // Locked in or out
  '(?:lock|locks|locked|locking|shut|shuts|shutting|put|puts|push|pushes|pushed|throw|throws|threw|kick|kicks|kicked) (?:me|us)(?: up| out| away)? (?:in|inside|into|out|outside|out of|on|out on)(?: the| a| my| our| of the)? (?:wardrobe|closet|cupboard|cabinet|box|trunk|boot|kennel|cage|crate|shed|balcony|stairwell|cold|street|rain|snow|cellar|basement|attic|garage|dark|bathroom|hole|suitcase|chest|fridge)(?! (?:to|in (?:the|a) (?:game|book|story)|and i (?:jumped|shouted) bo))',
  // Held or dragged.
  '(?:pull|pulls|pulled|pulling|drag|drags|dragged|dragging|lift|lifts|lifted|hold|holds|held|shake|shakes|shook|grab|grabs|grabbed) (?:me|us)(?: [a-z]+){0,2} (?:by|on) (?:the|my|our) (?:hair|ear|ears|neck|throat|ponytail|braid|collar)s?',
  '(?:hold|holds|held|push|pushes|pushed|press|presses|pressed|dunk|dunks|dunked|put|puts|shove|shoves|shoved|stick|sticks|stuck) (?:me|us|my (?:head|face))(?: [a-z]+){0,2} (?:under(?: the)? water|underwater|in(?:to)? the (?:toilet|bath|sink|bucket)|against the (?:wall|door|stove|radiator|oven)|under the (?:tap|shower|pillow))',
  '(?:pull|pulls|pulled|drag|drags|dragged|throw|throws|threw|push|pushes|pushed|kick|kicks|kicked|shove|shoves|shoved|knock|knocks|knocked) (?:me|us)(?: [a-z]+){0,4} (?:down (?:the )?stairs|across the (?:floor|room)|against the (?:wall|door|table|fridge)|out of (?:the |a )?(?:car|window|bed)|into the (?:wall|door|table))(?! (?:in the game))',
  '(?:leave|leaves|left|make|makes|made|give|gives|gave)(?: me| us)?(?: [a-z]+){0,2} (?:marks?|bruises?|welts?|scars?|burns?|red lines|a black eye|a bloody [a-z]+)(?: on (?:my|me)| all over (?:me|my))(?<=(?:belt|hand|hands|stick|fist|cable|cord|slaps?|<parent>|<teacher>|he|she|they|shoe|spoon) .*)',
]);
