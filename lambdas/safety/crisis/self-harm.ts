import { phrases } from './phrase';

/** A real person whom the child tells about. A person in a book is "the boy" or has only a name. */
const someoneReal =
  '(?:(?:my|our|this|one) (?:other |old |new |only )?(?:<friend>|<sibling>|<parent>|<teacher>)|(?:a|one of my|the|this|some) (?:<friend>|<peer>|<stranger>)(?: who is)?(?: (?:in|from|at|of|on)(?: my| our| the)? (?:class|clas room|school|street|team|grade|year|club|church|house)| i know)|someone i (?:know|love)|someone (?:in|from|at) my [a-z]+|(?:he|she|they) (?:told me|texts? me|texted me|said to me|tells me|keeps telling me|wrote me)(?: that)?)';

const dying =
  '(?:die|be dead|be dying|kill <self>|hurt <self>|harm <self>|cut <self>|end (?:my|his|her|their|this) (?:own )?(?:life|lives)|end it|end it all|end everything|end things|be gone(?: forever)?|be with [a-z ]+ in heaven|go to heaven|not exist|stop existing|stop living|not live|not be (?:alive|here)|disappear|vanish|hang <self>|starve <self>|burn <self>|drown <self>|shoot <self>|choke <self>|poison <self>|unalive(?: <self>)?|commit suicide|suicide|take (?:my|his|her|their) (?:own )?life|never (?:wake up|woken up|been born|exist|existed)|not wake up|sleep forever|go to sleep forever|fall asleep and never wake up|go to sleep and (?:never|not) wake up|give up on (?:life|living|everything)|jump (?:off|out|from|in front)(?: of)?(?: a| the| my| our| this)? (?:bridge|roof|building|window|balcony|cliff|train|car|bus|truck|tracks))';

/** Words that begin another subject, or that look at somebody else. */
const otherSubject =
  '(?:the|a|an|my|our|his|her|their|this|that|it|he|she|they|saw|see|watched|laughed|drew|wrote|read)(?= )';

const dyingNow =
  '(?:dying|killing <self>|hurting <self>|harming <self>|cutting <self>|ending (?:it|it all|my life|things|everything|this)|not (?:existing|living|being (?:alive|here))|disappearing|hanging <self>|starving <self>|giving up on (?:life|living)|jumping (?:off|out of|in front of)|suicide|being dead|going to sleep forever)';

/** Phrases for wanting to die or to hurt oneself, said of the child or of a real person. */
export const selfHarm = phrases([
  // A wish of the child; a wish without a subject is the child's own
  `(?:i|i am|we|me and my friend|(?<!(?:he|she|they|who|it|dragon|[a-z]+s) (?:really |just |only )?)(?:^|and|but|so|because|that|just|really))(?: would| might| could| should| will| do| did| feel like i| think i| guess i| am| have| even| honestly| actually| literally| sometimes| still| often| kinda| also| too| now| want| really| just| only| always| so| bad| badly| much| secretly| not)* (?:<want>) (?:to )?(?:just |really |go |be able to |go and |somehow |all |maybe )*${dying}`,
  `i (?:would )?(?:should|could|might|will|may|would|am going to|am gonna|am about to|am planning to|better|rather|have to|must)(?: just| really| probably| soon| then)* ${dying}`,
  'i wish (?:that )?i (?:was|were|would be|could be|am|had been) (?:never born|dead|not alive|not born|not here|gone|not real|nobody|in heaven)',
  'i wish (?:that )?i (?:had |would |could |did )?(?:just )?(?:never (?:been born|existed|wake up)|not exist|not existed|not been born|not wake up|die|died|disappear|vanish)',
  'wish i (?:could )?(?:was |were )?(?:dead|never born|not exist|never existed|not alive|die|disappear)',
  '(?:should|could) (?:have )?never (?:be|been) born',
  'i (?:do )?not (?:really )?(?:want|like|wish)(?: to)? (?:to )?(?:be alive|live|exist|be here(?! i want| because it is| for| today| i would| in this (?:class|game|chapter)| at)|wake up(?! early| at| for school| so early)|be in this world|be on (?:this )?earth|be on this planet|go on|keep living|keep going|keep on living|see tomorrow|be alive)',
  '(?:can not|not) (?:take|do|go on|handle|stand|bear) (?:it|this|life|living|with life|with this life) anymore',
  '(?:no|not any|any|what is the|whats the|the|not a|not see a|see no|see any) (?:reason|reasons|point|use|sense) (?:to|of|in|for me to) (?:me )?(?:live|living|life|be alive|being alive|go on|going on|exist|existing|stay alive|wake up|keep going|keep living|being here)',
  '(?:better|best|happier|easier|fine|good) (?:off )?(?:without me|if i (?:was|were|am|would be|just)? ?(?:dead|gone|not here|not exist|die|died|never born|disappear|disappeared|not around|never existed))',
  'better off dead',
  '(?:better|best|happier|easier|nicer|good|great|nice) (?:for (?:everyone|all|them|us|me|my [a-z]+|the [a-z]+) )?(?:if|when) i (?:just )?(?:was|were|am|would be|had been)? ?(?:not |never )?(?:dead|gone|here|exist|existed|die|died|born|disappear|disappeared|around|alive|killed)',
  `(?:feel like|feels like|feeling like|think about|thinking about|thinking of|think of|thoughts of|thoughts about|thought of|thought about|dream of|dream about|dreaming of|talk about|talking about|talks about|want|considering|felt like|close to|tempted) (?:just |really |maybe |always |only |about )*${dyingNow}`,
  `i (?:have |am |was |keep |kept |like |started |start |still |been |always |often |sometimes |secretly |really |just |want |need |do |even |also |hate but )*(?:hurting|cutting|burning|harming|punishing|starving|scratching|hitting|punching|biting|hurt|cut|burn|harm|punish|scratch|starve) (?:<self>|(?:up )?my (?:own )?(?:arm|leg|wrist|thigh|skin|body)s?)`,
  'i (?:scratch|scratched|cut|bite|bit|hit|burn|burned|pick|pinch|pinched|rub|rubbed|bang|banged|punch|punched)(?: [a-z]+){0,4} (?:till|until|so|and) (?:they|it|i|my [a-z]+|the [a-z]+) (?:bleed|bleeds|bled|start bleeding|hurts|am bleeding)',
  '(?:i|me|myself) (?:really |just |probably |think |so |totally |do |should |only |not )*deserve(?:s|d)? (?:to |it |all |this |the )*(?:die|be dead|hurt|be hurt|pain|be punished|suffer|live|be alive|exist|bleed|be hit)',
  '(?:because|cuz|since) i deserve it',
  '(?:stop|stopped|stoping|not|quit|quitting|stopped from) (?:eating|eat|drinking)(?: [a-z]+){0,4} (?:die|disappear|vanish|starve|dead|nothing left)',
  '(?:die|starve|dying|dead)(?: [a-z]+){0,3} (?:not eating|not eat|without eating|stop eating|starving)',
  '(?:fall|go|going|falling|went|fell|be) (?:a ?sleep|to sleep|to bed)(?: [a-z]+){0,2} (?:and |so i )?(?:just |would |will )?(?:never|not)(?: ever)? (?:wake|woke|waking|have to wake)',
  'not deserve to (?:live|be alive|exist|be here)|the world (?:would|will|is) (?:be )?better (?:off )?without me|dead inside|rather be dead(?! than)',
  'i (?:can not|not) (?:do|take|handle|stand) (?:this|it|life) (?:any ?more|any longer)',
  '(?:nobody|no one|noone|not anyone|anyone|who|everyone|would they|they|will anyone|would anyone|people|my [a-z]+) (?:would |will |even |really )*(?:not )?(?:even )?(?:miss me|notice|care|cry|be sad|be happy|be glad|be happier)(?: me)? (?:if|when) i (?:just |was |were |am |would |had )*(?:die|died|dead|gone|disappear|disappeared|not here|vanish|vanished|kill myself|killed myself|not exist|was gone)',
  'life is not worth|not worth living|life is meaningless|life has no (?:point|meaning)',
  '(?:tired|sick|done) (?:of|with) (?:living(?! (?:in|under|on|at|by|near|next|inside|like) )|life(?! in the )|my life|being alive|existing|everything and want)',
  'i (?:am |feel |was |so |just |really |get )*(?:tired|sick|done) (?:of|with) living',
  'i (?:really |just |so |kinda |do |still )*hate (?:being alive|living|being me|myself|existing)',
  '(?:think|thinking|thought|thoughts|talk|talks|talking|talked|dream|dreaming|googled|searched) (?:a lot |always |sometimes |often |only )?(?:about|of|how to) (?:my |me |how to |ways to )*(?:death and want|dying(?! wool)|suicide|killing myself|hurting myself|cutting myself|ending (?:it|my life|everything|things)|being dead|not being (?:here|alive)|kill myself|killing <self>|hurting <self>|end my life|not existing)',
  'i (?:am |was |have been |feel |get |felt |think i am )?(?:so |really |very |kinda )?suicidal',
  '(?:my|i|i have|me|commit|comit|commiting|about|attempt|attempted|tried|try|want|do|doing|of|think|thinking|considering) (?:a |about |of |to |committing |doing )*suicide',
  'suicide',
  'kms|kys|unalive|unaliving|kill me please|please kill me|someone kill me|just kill me|sewerslide',
  '(?:kill|killing|kil|killed|hang|hanging|shoot|drown|harm|harming|unalive|strangle|choke|choking|starving|starve) (?:all of )?(?:myself|my self)',
  '(?:cut|cuts|cutting|hurt|hurting|burn|burning|burned|burnt|scratch|scratching|stab|stabbed|bite|biting|hit|hitting|punch|punching|slap|bang|pinch|poke|injure) (?:myself|my self)',
  'i (?:have )?(?:been |started |start |like to |sometimes |always |often |still |just |keep |want to |do )*(?:cut|cutting|slit|slice|scratch|scratching|burn|burning|carve|carving|scrape|cuts)(?: up| on| into)? (?:my|on my) (?:own )?(?:wrist|arm|leg|thigh|skin|stomach|belly|hand)s?',
  '(?:cuts|scars) (?:on|all over|up) my (?:arm|wrist|leg|thigh|skin)s?',
  'self ?harm(?:s|ed|ing)?|harm(?:ing)? my ?self',
  '(?:with|use|used|using|took|found|have|hiding|hide|got) (?:a |the |my |dads |his |my dads )*(?:razor|blade|scissors|sharpener blade|knife)(?: blade)? (?:on|to|against|and cut|for my) (?:my|cut|myself|hurt)',
  'what (?:if|would happen if) i (?:just |ever |really )*(?:jump|jumped|jumping|killed|kill|die|died|hang|hanged|hung|drown|walked in front|ran in front|never woke up|not wake up|disappeared forever|took all)(?! (?:off the (?:diving|high)|into a pool|in a pool|a level|in (?:the )?(?:game|minecraft)))',
  // Said of oneself, without a subject, or of a real person: the cat of a story may jump out of a window
  `(?:^|(?:i|we|me)(?: (?!${otherSubject})[a-z]+){0,6} |(?:about|of|like|by|or|just|please|not) |${someoneReal}(?: [a-z]+){0,4} )(?:jump|jumping|jumped) (?:off|out of|from|in front of) (?:a|the|my|our|this) (?:bridge|roof|balcony|building|window|train|car|truck|bus)`,
  '(?:how|what|which|where) .. (?:pills|medicine|medicines|tablets|meds|tylenol|advil|bleach|poison) .. (?:die|kill|dead|dying|not wake up|never wake up|overdose)',
  '(?:how (?:to|do you|can you|do i|can i|would i|could i|do people|do kids|does someone|can someone|should i)|(?:best|easiest|easy|fastest|quickest|painless|quick|good) way (?:to|for me to|of)|ways (?:to|of)|way for me to|way to) (?:just |quickly |painlessly |easily )*(?:die|dying|kill (?:myself|yourself|themselves|you|me)|killing (?:myself|yourself)|hang (?:myself|yourself)|tie a noose|end (?:my|your) life|commit suicide|hurt (?:myself|yourself)|cut (?:myself|yourself)|stop being alive|stop living|disappear forever)(?! in (?:the )?(?:game|minecraft|roblox|fortnite))',
  '(?:does it|will it|would it|does|is it|did it) (?:hurt|painful|hurts) (?:to|when you|if you|if i|when i|a lot to|much to) (?:die|kill yourself|kill myself|dying|are dead|hang yourself|be dead)',
  'i (?:just |have |already |secretly |think i )*(?:took|swallowed|ate|drank|take|taken|had|swallow) (?:all |a lot |lots |a bunch |a whole |the whole |too many |so many |a |many |bottle |handful |of |the |my |my moms |moms |dads |grandmas |her |his |these |some |more )*(?:pill|tablet|sleeping pill|medicine|med|tylenol|advil)s? ?(?:on purpose|to die|because i|all at once|all of them|and now|$|(?= ))(?! (?:i need|for my|the doctor|my doctor|because i (?:had|have|am|was) (?:a |sick|cough)))',
  'overdos(?:e|ed|ing)',
  'i (?:sometimes |always |often |just |keep |started |like )*(?:hit|hitting|bang|banging|smash|smashing|slam|slamming) my (?:own )?head (?:on|against|into|at|with)',
  'i (?:sometimes |always |often |just |keep |started )*(?:pull|pulling|rip|ripping|tear|tearing) (?:out )?my (?:own )?hair(?: out)?(?! (?:back|up|into|in a|because it is|over this|over my homework|over math))',
  'i (?:really |just |so |do )*(?:hope|wish|pray) (?:that )?i (?:do |will |would )?(?:not|never) (?:wake|have to wake) up(?! (?:early|late|too|at|for school|in time|before))',
  '(?:took|take|use|used|using|got|have) (?:a |the |my |his |her |dads )*(?:razor|blade|knife|scissors|needle|compass|glass|sharp [a-z]+)(?: [a-z]+){0,6} on my (?:own )?(?:arm|leg|wrist|thigh|skin|stomach|body)s?',
  '(?:plan|planned|planning|going) to (?:kill|hang|end) (?:my|it all)',
  'i (?:wrote|am writing|have written) (?:a |my )?(?:goodbye|suicide|last) (?:letter|note)',
  '(?:this is|say|saying) (?:my )?(?:last )?goodbye (?:forever|to everyone|world|cruel)',
  'i (?:will|am going to) not be (?:here|alive) (?:tomorrow|next week|anymore|much longer|for long|soon)',
  '(?:make|want) (?:the|my|all the|this) (?:pain|hurt|hurting|voices|life|sadness) (?:to )?(?:stop|end|go away) (?:forever|for good)?',
  'voices? .. tell(?:s|ing)? me to (?:hurt|kill|die|jump|cut)',
  '(?:tell|tells|told|telling|says|said|saying|thinks?|wants?|say|wish|wishes|hopes?) (?:to )?(?:that )?(?:me |i )?(?:to |should |need to |have to |must |can |would |was |were )*(?:just )?(?:go )?(?:kill myself|kill your ?self|die(?! of laugh)|end my life|jump off a|drink bleach|never born|dead|never been born)(?! (?:of|in the (?:book|story|end|game)))(?<=(?:me|i|my head) .*)',
  // Veiled: a means kept ready, a place, hidden marks
  '(?:least painful|painless|most peaceful|peaceful|softest) (?:way|thing|method)s? (?:to |of )(?:go|going|leave|leaving|end|ending|stop|disappear)',
  '(?:kept|keep|keeps|hide|hid|carry|have|saved|saving|save|collect|collecting|got)(?: [a-z]+){0,3} (?:blade|razor|pill|tablet|rope|noose|knife|lighter|scissors)s?(?= .*(?:when it gets|it gets (?:bad|to much)|for when|bad days?|sad|can not take|just in case i|to use on me))',
  '(?:hope|hoped|hoping|hopes|wish|wished|pray|prayed) (?:that )?i (?:(?:will|would|do|did|could|might|just) )*(?:not|never) (?:come (?:back|up)|survive|make it|be here|breathe|open my eyes|be found)(?! (?:last|late|in time|to))',
  'i (?:do it|did it|cut|make lines|made lines|hurt)(?: [a-z]+){0,2} on my (?:thigh|arm|leg|wrist|hip|stomach|belly|shoulder)s?',
  '(?:cuts?|lines|scars?|marks?|burns?)(?: [a-z]+){0,6} (?:long sleeves|sleeves|so (?:that )?(?:nobody|no one|they|mum|mom|my [a-z]+) (?:can |will )?(?:not )?(?:sees?|notices?|knows?|finds?))',
  'so (?:that )?(?:nobody|no one) (?:can |will )?(?:sees?|notices?) the (?:lines|cuts|scars|marks|burns)',
  'i (?:look|looked|stand|stood|stare|stared|sit|sat|go|went|walk|walked)(?: [a-z]+){0,4} (?:tracks?|bridge|roof|edge|cliff|road|traffic|window|balcony|platform|river)(?: [a-z]+){0,3} (?:think|thought|thinking|wonder|imagine|tell myself|want)(?: [a-z]+){0,4} (?:step|jump|fall|let go|letting go|end|lean)(?:ing)?',
  // A real person.
  `${someoneReal}(?: [a-z]+){0,6}? (?:<want>) (?:to )?(?:just |really |go )*${dying}`,
  `${someoneReal}(?: [a-z]+){0,6} (?:kill|kills|killing|cut|cuts|cutting|hurt|hurts|hurting|harm|harms|harming|hang|hanging|starves|starving|starve|burns|burning|scratches|hits) (?:themselves|themself|himself|herself|(?:his|her|their) (?:own )?(?:wrist|arm|leg|thigh)s?)`,
  `${someoneReal}(?: [a-z]+){0,6} (?:suicidal|suicide|self harm(?:s|ing)?|kms|not want to (?:be alive|live|be here|exist|wake up)|wish(?:es)? (?:he|she|they) (?:was|were) (?:dead|never born|not alive)|took (?:all|a lot of|too many|a bunch of|lots of) (?:pills|medicine|tablets|her|his|the)|has (?:cuts|scars) on (?:his|her|their) (?:arm|wrist|leg)s?|tired of living|better off dead)`,
]);

/** Small accidents of the child, and figures of speech about dying. They do not count. */
export const notSelfHarm = phrases([
  '(?:cut|hurt|burn|burned|burnt|hit|bit|bite|poke|poked|scratch|scratched|pinch|pinched|banged|bang) (?:myself|my (?:finger|hand|arm|leg|wrist|thigh)s?)(?: [a-z]+){0,3} (?:accident|accidentally|by mistake|slice|sliced|slicing|chop|chopping|cooking|baking|making|shaving|playing|when i fell|falling|fell|paper|grass|fence|rock|thorn|can|stove|oven|pan|iron|slide|swing|playground|bike|crafts?|gym|pe|soccer|football|basketball|climbing|running|riding|skating|laughing|my cat|opening|glass|bush|branch|door|table|cactus|scissors in art)',
  '(?:accidentally|accident|by mistake)(?: [a-z]+){0,3} (?:cut|hurt|burn|burned|burnt|hit|poked|scratched|bit|pinched|kill|killed) (?:myself|my [a-z]+|me)',
  '(?:die|died|dying|dead) (?:of|from|with|laughing|because of) ?(?:laugh|laughing|laughter|embarrassment|boredom|cuteness|curiosity|happiness|excitement|joy|cringe|suspense|waiting|hunger|thirst|the heat|heat|shame|old age)',
  '(?:die|dying) to (?:know|see|read|find|meet|go|hear|tell|try|get|play|have|eat|watch|start|finish)',
  '(?:rather|sooner) (?:die|be dead) than',
  '(?:could|can|would|might) (?:just )?die (?:happy|now that|in peace|for (?:that|this|these|some|a|chocolate|pizza))',
  'if i (?:was|were|am|be) (?:the |a |an |him|her|them)(?: [a-z]+){0,2} i (?:would|will|might|could)(?: [a-z]+){0,5}',
  '(?:die|died|dying|respawn|kill myself|killed myself|kill me|be dead)(?: again| so| too)? (?:in|on|at) (?:the |a |this |my )?(?:game|level|minecraft|roblox|fortnite|mario|boss|zelda|lava|last level)',
  '(?:hide|invisible|invisibility|invisable|magic|cloak|wizard|spell|superpower|superhero|magician|ghost)(?: [a-z]+){0,8} (?:disappear|vanish)',
  '(?:disappear|vanish)(?: [a-z]+){0,6} (?:cloak|magic|invisible|wizard|spell|like (?:a|the) (?:ghost|ninja|magician|cat)|like harry|into thin air|in the (?:forest|woods|crowd)|from class|lol)',
]);

/** Exaggerations, which are harmless together with both laughter and a trivial cause. */
export const exaggeration = phrases([
  'want to die',
  'could die',
  'kms',
  'kill me',
  'will die',
  'going to die',
  'killing me',
  'disappear',
]);
export const laughter = phrases([
  '(?:ha)+h?',
  'lo+l',
  'lmao',
  'rofl',
  'lmfao',
  'xd',
  'hehe',
  'jk',
  'just kidding',
  'just joking',
]);
export const trivialCause = phrases([
  'joke|jokes|homework|math|maths|spelling|test|quiz|exam|chapter|book|boring|bored|funny|cringe|embarrassing|broccoli|vegetables|spinach|hot|weather|song|movie|game|level|waiting|chores|gym|pe|essay|monday|mondays|traffic|brussels sprouts|food|cafeteria|wifi|hungry',
]);
