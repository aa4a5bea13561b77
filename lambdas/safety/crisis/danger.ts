import { phrases } from './phrase';

const adult = '(?:my |our |his |her )?(?:<parent>|<teacher>)';
const threat = `(?:${adult}|(?:a |an |the |this |that |some |another |my |our |two |there is a )?(?:old |big |weird |scary |creepy |older |strange )?(?:<stranger>|<peer>|<sibling>|<friend>)|he|she|they|there is)`;
const relative =
  '(?:my|our) (?:(?:little|baby|big|new|older|younger) )?(?:<parent>|<sibling>|<friend>|<teacher>|baby|family)';
const poison =
  '(?:bleach|poison|detergent|cleaner|cleaning (?:stuff|fluid|liquid|spray|product)s?|dish ?soap|tide pod|tide pods|battery|batteries|magnets?|gasoline|petrol|antifreeze|rat poison|drain cleaner|toilet cleaner|nail polish remover|hand sanitizer|alcohol|vodka|lighter fluid|paint thinner|chemicals?|berries|mushrooms?|laundry [a-z]+|weed ?killer|ammonia)';

/** Phrases for somebody who threatens the child or its family, or keeps it from leaving. */
export const threats = phrases([
  '(?:my |our |the )?<parent> (?:is |was |are |keeps |just |started )*(?:choking|strangling|stabbing|beating|punching|hitting|kicking|hurting|attacking|killing) (?:my |our )?(?:<parent>|<sibling>)(?! (?:at|in) (?:chess|cards|a race|the race|tennis|uno|monopoly|the game))',
  `${threat}(?: [a-z]+){0,5} (?:has|have|had|with|brought|bring|brings|bringing|got|holding|holds|pointed|pointing|points|grabbed|took|takes|showed|shows|hid|hides|hiding|pulled(?: out)?|carry|carries|carrying|waving|put|puts|held|picked up)(?: out| up)? (?:a |an |the |his |her |their |my |some |loaded |big |real |kitchen )*(?:<weapon>)s?(?= .*(?:me|us|my|school|class|house|home|mom|dad|help|scared|now|her|him|bag|backpack|locker|everyone|people|yell|scream|someone)|$)`,
  `(?:<weapon>) (?:to|at|against|on|near) (?:me|us|my|mom|dad|moms|dads|her|his) ?(?:head|neck|throat|face|back|mom|dad|mother|father|sister|brother)?`,
  `(?:kill|stab|shoot|murder|burn|strangle|drown|poison|cut) (?:me|us|my (?:<parent>|<sibling>|<friend>|family|dog|cat)s?|everyone|all of us|everybody|people at)(?= .*(?:if i|if we|tell|gun|knife|said|says|scared|real|really|tonight|tomorrow|school|not joking|serious|when i)|$)(?<=(?:said|says|say|told|tells|threaten|threatens|threatened|threatening|going to|will|wants? to|wanted to|trying to|tried to|promised) .*)`,
  `(?:said|says|told me|tells me|swears?|threaten(?:s|ed|ing)?|warned)(?: [a-z]+){0,6} (?:kill|stab|shoot|murder|hurt|beat|strangle|punch) (?:me|us|my (?:<parent>|<sibling>|<friend>|family)|everyone)`,
  '(?:threaten|threatens|threatened|threatening) (?:to |me|us|my)',
  '(?:shoot|shooting|shooter|bomb|blow|burn|attack)(?: [a-z]+){0,3} (?:up |down )?(?:the |my |our |at )*(?:school|classroom|class|teacher|everyone at school)|school shooting|active shooter',
  `i (?:will|am going to|want to|really want to|am gonna|plan to|might|could) (?:stab|shoot|poison|murder|strangle|hurt|really hurt|really kill|kill)(?: [a-z]+){0,2} (?:my (?:<parent>|<teacher>|<sibling>|<friend>|class)|everyone|them all|people|him|her|someone)(?= .*(?:school|for real|really|serious|knife|gun|with|tonight|tomorrow|asleep|sleep|not kidding|not joking|deserve))(?! (?:if i (?:was|were)))`,
  '(?:bring|take|brought|bringing) (?:a |my |his |dads |my dads )*(?:gun|knife|weapon|bomb) to (?:the )?(?:school|class)',
  '(?:will not|not|never|refuses to|wont) let (?:me|us) (?:go(?= |$)(?! to (?:the )?(?:party|park|movies|mall|beach|store|sleepover|zoo|pool|concert|disney|my friend|bed)| outside| on| swimming| first| play| with)|leave(?! the table| until i)|out(?! to play| until)|go home|call my (?:mom|dad|parents))',
  '(?:i am|am|we are|me and my [a-z]+ are) (?:hiding|hidden)(?= .*(?:from|closet|bathroom|under|scared|because|he|she|they|yelling|mad|drunk|gun|door))(?! (?:my |the |a )?(?:present|gift|easter|from my (?:chores|homework)|and seek|in hide|in (?:the|a) (?:game|hide)))',
  '(?:not|never) (?:feel |feeling |be |really |even |very )*safe(?! (?:to (?:eat|swim|climb|pet)|place for the|for the (?:mice|rabbit|animals?)|in (?:the|this) (?:book|story)))',
  // Rage in the house.
  `(?:${adult}|<them>)(?: [a-z]+){0,3} (?:smash|smashes|smashed|smashing|break|breaks|broke|breaking|throw|throws|threw|throwing|destroy|destroys|destroyed|destroying|kick|kicks|kicked|kicking|punch|punches|punched|punching)(?: [a-z]+){0,2} (?:everything|things|stuff|plates|dishes|chairs?|furniture|the door|my door|the walls?|bottles?|glases)(?= .*(?:me|us|scared|hiding|coming|comes|drunk|angry|again|mom|mum|mummy|now|help))`,
]);

/** Phrases for any other danger, present or near: strangers, accidents, being lost. */
export const perils = phrases([
  // Strangers.
  `${threat}(?: [a-z]+){0,6}? (?:following|follows|followed|chasing|chases|chased|stalking|stalks|watching me (?:from|through|outside)|waiting for me|waits for me|staring at me (?:from|through|outside)|taking pictures of me)(?: me| us)?(?= .*(?:me|us|home|school|house|outside|window|car|van|street)|$)(?<=(?:me|us|outside|home|school|house)|(?:waiting|waits) for me)`,
  `(?:someone|somebody|man|guy|stranger|person|car|van|truck|he|she|they|who|woman|men)(?: [a-z]+){0,5} (?:following|follows|chasing|stalking|watching) (?:me|us)`,
  `(?:break|breaking|broke|breaks|broken|get|getting|trying to get|come|coming|climb|climbing|sneak|sneaking)(?: in| into| inside| through| in to)(?: to)? (?:my|our|the|his|her) (?:<place>)`,
  '(?:break|breaking|broke|breaks|broken) in(?:to)?(?= .*(?:scared|alone|help|now|hear|hiding|someone|hid|us|me|house|home)|$)',
  `(?:someone|somebody|stranger|burglar|robber|thief|intruder|man|guy|woman|people|men|person)s?(?: [a-z]+){0,5} (?:in|inside|at|outside|banging on|knocking on|hiding in|by|under|near|looking (?:in|through)|trying to open|behind) (?:of )?(?:my|our|the) (?:front |back |bedroom |kitchen )?(?:<place>|car|bed|tent)`,
  `(?:told|tells|asked|asks|want|wants|wanted|tried|tries|trying|offered|offers|made|makes|said)(?: [a-z]+){0,6} (?:get|got|come|go|pull|pulled|drag|take|put|ride|hop)(?: me| us| with)?(?: [a-z]+){0,2} (?:in|into|inside|to|with)(?: his| her| the| their| a| my)? (?:car|van|truck|house|apartment|home with)(?<!my mom .*)(?<!my dad .*)`,
  '(?:grab|grabs|grabbed|grabbing|snatched|took|dragged|pulled) (?:me|my (?:arm|hand|sister|brother|friend))(?: [a-z]+){0,8} (?:car|van|woods|bathroom|alley|bushes|run|ran|away|not let go|let me go|street|bus)',
  'kidnap(?:ped|ping|s|per)? (?:me|us|my)|(?:been|being|got|was|am|is going to be) kidnap(?:ped|ed)?|held hostage',
  '(?:car|van|truck|man|guy|driver|stranger|somebody|someone)(?: [a-z]+){0,6} (?:next to|beside|behind|after|alongside|near) (?:me|us)(?= .*(?:get in|hop in|come with|says|said|home|school|slow|every day|again|stops?))',
  '(?:says?|said|tells?|told me|shouts?|asks? me)(?: me| us)?(?: to)? (?:get|hop|climb|jump) in(?<=(?:car|van|truck|man|guy|driver|stranger) .*)',
  // Online.
  `(?:met|meet|meets|meeting|see)(?: [a-z]+){0,4} (?:online|internet|roblox|discord|snapchat|snap|instagram|insta|minecraft|fortnite|tiktok|whatsapp|game|chat|app|facebook|youtube|server)(?: .*(?:meet|alone|address|live|photo|picture|secret|age|house|older|come|person|real life|irl|not tell|pic|number|phone|park|mall|visit|pick me up))`,
  `(?:online|internet|roblox|discord|snapchat|snap|instagram|insta|minecraft|fortnite|tiktok|whatsapp|chat|app|facebook|server|game|stranger|never met|do not know|not know|not even know)(?: .*)? (?:wants?|wanted|asks?|asked|asking|said|says|told|tells|keeps?|demand|send|sends|sent|going to|meet|meeting)(?: [a-z]+){0,5} (?:meet|address|where i (?:live|go)|photos?|pictures?|pics?|selfie|secret|phone number|my number|alone|in real life|irl|come (?:to|over)|my school|not tell|real name|video ?call|visit me|pick me up|gift cards?|where my (?:house|school))(?<!(?:book|story|movie|chapter|library).*)`,
  `(?:<them>|<stranger>|<friend>|<peer>)(?: [a-z]+){0,4} (?:wants?|asks?|asked|told|said)(?: [a-z]+){0,2} me (?:to )?(?:come |go )?(?:meet|see|visit)(?: [a-z]+){0,3} (?:alone|secretly|at night|without (?:my|telling)|and not tell|by myself|at his|in secret)`,
  // Fire and gas.
  '(?:my|our|the neighbors|neighbours) (?:[a-z]+ ){0,2}(?:house|home|kitchen|room|apartment|building|flat|bed|oven|stove|school|car|curtains?|toaster|pan|garage|basement) (?:is |are |has |just |caught |on |catching |started |was |got )+(?:on )?(?:fire|burning|burn|flames|smoking)(?! (?:in (?:the|my) (?:game|story|book)|last|years|drill))',
  '(?:there is|theres|is|see|smell|smells) (?:a |like |big |so much |lots of |real |an )*(?:fire|smoke|gas)(?: [a-z]+){0,3} (?:in|at|coming|everywhere|from|outside|inside|and) (?:[a-z]+ ){0,3}(?:my|our|house|home|kitchen|room|apartment|building|hallway|help|i am|scared|door|stove|oven|basement)',
  'i (?:can )?smell gas|smoke everywhere|carbon monoxide',
  // Somebody is hurt or ill
  `(?:${relative}|(?:he|she|grandma|grandpa|mom|dad|mommy|daddy|the baby|someone)) ?(?:[a-z]+ ){0,6}?(?:will not|is not|not|can not|can barely|has stopped|stopped|barely|wont) (?:[a-z]+ ){0,1}?(?:wake|waking|breathe|breath|breathing|breathin|move|moving|respond|responding|answering me|talking and|get up|getting up|opening (?:his|her) eyes|open (?:his|her) eyes)(?<!(?<!my [a-z ]*)(?:he|she) could not get up)(?! (?:to the (?:music|phone)|for school|in the morning|early|the (?:phone|text)|my (?:text|call)s?))`,
  `${relative}(?: [a-z]+){0,6} (?:unconscious|passed out|collapsed|fainted|seizure|heart attack|stroke|overdosed|bleeding|choking|drowning|turning blue|stopped breathing|hit by a car|on the floor|not moving|took too many|is dying|drank (?:bleach|poison)|blood everywhere|electrocuted|hanging)(?! (?:from laugh|laughing|and laugh|playing|in (?:the|a) (?:game|book|story|movie)|of laugh))`,
  `(?:i|i am|am) (?:(?:am|really|still|just|not stop|can not stop|cannot|wont stop) )*(?:bleeding (?:so|a lot|very|really|and|from|bad|badly|everywhere|not)|choking|having (?:a )?(?:seizure|trouble breathing|allergic reaction|hard time breathing)|drowning|dying(?= .*(?:help|for real|really)|$)|trapped|stuck in (?:a |the )?(?:car|elevator|lift|well|freezer|trunk|basement|closet|hole|dryer|washing machine|fire|bathroom)|kidnapped)(?! (?:of|to|in (?:the|this|a) (?:book|story|game|level)))`,
  'i can not breath(?:e|ing)?(?! (?:laugh|from laugh|because i am laugh|of laugh|haha|lol|because it (?:is|was) (?:so )?funny))',
  `(?:i|he|she|we|${relative}|my baby [a-z]+|the baby)(?: [a-z]+){0,3} (?:swallow|swallowed|drank|drink|ate|eat|eaten|sprayed|drunk|drinked|eated|breathed in)(?: [a-z]+){0,4} ${poison}(?! (?:pizza|soup|pie|cake|sauce|smoothie|yogurt|for (?:breakfast|lunch|dinner)|in (?:the|this|my) (?:story|book|game)))`,
  '(?:took|taken|ate|swallowed|had) (?:too many|too much|a lot of|all (?:of )?(?:the|my|his|her|grandmas|grandpas|moms|dads)|so many) (?:[a-z]+ ){0,2}(?:pills|medicine|medicines|tablets|vitamins|gummies|meds)',
  '(?:swallow|swallowed|drank|drink|ate|eat|eaten|drunk)(?: [a-z]+){0,6} (?:under the sink|garage|cleaning|(?:medicine|bathroom|locked) cupboard|medicine cabinet|poisonous|poison|chemical|not food|skull)(?! (?:apple|in (?:the|this) (?:book|story)))',
  '(?:swallow|swallowed|drank|ate|eaten)(?: [a-z]+){0,12} (?:burns|burning|dizzy|foam|throwing up|can not breathe|hurts so (?:much|bad)|stuck in my throat|stuck in (?:his|her) throat)',
  '(?:water|flood|flooding|tornado|earthquake|hurricane|gunshots?|shooting|shots)(?: [a-z]+){0,5} (?:our|my|the) (?:house|home|street|car|door|room|building|school|basement|window)(?= .*(?:help|scared|now|alone|rising|coming|stuck|hiding)|$)(?! (?:in the (?:book|story)))',
  '(?:driving|drives|drive|drove) (?:us |me |the car |home )*(?:drunk|and (?:he|she) is drunk|while (?:he|she) is drunk|after drinking|really drunk)|(?:drunk|drinking) and (?:driving|drives|drove)',
  // Lost, alone or locked in
  '(?:i am|we are|am|are) (?:stuck|trapped|caught|hanging) (?:on|in|under|up|between|behind|upstairs|at)(?= .*(?:can not (?:get|come|climb) (?:down|out|of|up|back)|nobody knows|no one knows|water|help|alone))(?! (?:a |the |this |my )?(?:question|level|page|word|chapter|game|homework|number))',
  '(?:not know|no idea|not sure|lost and)(?: [a-z]+){0,3} where (?:i am|we are|am i|my (?:mom|dad|parents|mum|family|house|home) (?:is|are|went|live))(?! (?:in the (?:book|story|chapter)|on the page|reading|going with))',
  'i (?:am |got )?(?:really |so |just )?lost(?= .*(?:help|alone|scared|dark|home|street|woods|forest|store|mall|cold|phone|city|find my))(?! (?:in (?:the|this|my) (?:book|story|chapter)|my (?:book|tooth|pencil|game|page|place)|the (?:game|book)|on (?:page|question)|at))',
  'can not find (?:my|our) (?:<parent>|way (?:back |home)|home|house|family)s?',
  'i (?:have |just |already |actually |really )*(?:ran|run|running|am running|want to run|am going to run|will run|going to run|plan to run|am planning to run|might run|wanna run|snuck|sneaked)(?: away| out| off)(?: [a-z]+){0,2}? ?(?:from (?:home|my (?:house|parents|mom|dad|family|foster [a-z]+))|tonight|forever|and (?:i am|never|not)|of the house at night|because (?:my|they|he|she|i (?:hate|am scared)))',
  'i (?:am going to|will|am planning to|want to) run away(?= (?:when|soon|tomorrow|today|now)|$)',
  '(?:home )?(?:alone|by myself)(?= .*(?:scared|not come|not came|did not come|hours|days|night|noise|dark|someone|help|not back|no food|hear))(?<=(?:i am|im|all|home|me|left me|am).*)',
  '(?:locked|trapped|stuck) (?:in|inside|out|outside)(?= .*(?:help|car|scared|cold|alone|can not get out|stranger|hot|hours|dark|get out|parked)|$)(?! (?:of )?(?:my (?:account|phone|ipad|tablet)|the (?:app|game|level|tower|account|book)|a (?:tower|castle|dungeon|level|loop|cage|book)))',
  // The child names the danger or calls for help
  '(?:i am|we are|in|am|i think i am|she is|he is in) (?:in )?(?:a lot of |big |real |serious |huge |so much |terrible )*danger(?! (?:noodle|zone|in the (?:book|story)))(?<=(?:i|we|my|friend) .*)',
  '(?:call|calling|need|get|called) (?:the |an )?(?:police|911|999|112|100|ambulance|cops|firefighters|fire department|emergency|1 1 2|9 1 1)(?= .*(?:please|help|me|now|my|hurt|for me|someone|i)|$)(?<=(?:please|help|can you|could you|need|someone|should i|you|i|can not|^call|^).*)',
  '(?:i |we |please )(?:really |just )*(?:need|want)? ?help(?= .*(?:scared|hurt|danger|police|emergency|now|right now|hurting me|save me|in trouble|stranger|bleeding|locked|alone))(?! me (?:with|understand|read|find|on))',
  '(?:someone|somebody|anyone|please) (?:please )?(?:help|save) (?:me|us)(?= .*(?:scared|now|please|he|she|they|coming|hurt|alone|danger|emergency|locked|stranger|trapped)|$)(?! (?:with|understand|find|read|spell|on|choose|pick|know|write|learn|finish|to))',
  '(?:this is|its|it is) an emergency',
]);

/** Games, dreams and phrases that only sound dangerous. */
export const notDanger = phrases([
  '(?:in|on|playing|play|played) (?:the |my |a |this )?(?:minecraft|roblox|fortnite|mario|zelda|pokemon|video ?game|board ?game|tag|hide and seek|game of|among us|pacman|laser tag|fire drill|level)(?! .*(?:met|meet|asked|asks|online|stranger|wants|address|photo|picture|real|phone))',
  '(?:creeper|zombie|ghost|ghosts|monster|skeleton|enderman|boss|villain|robot|alien|dinosaur|dragon|puppy|kitten|cat|dog|duck|butterfly|bee|goose|chicken|paparazzi|shadow|moon)s? (?:[a-z]+ ){0,3}(?:following|chasing|chased|followed|watching|follows|chases)',
  '(?:dream|dreamed|dreamt|nightmare) .*',
  '(?:laugh|laughs|laughing|laughed|tickles?|tickling|tickled|giggling)(?: [a-z]+){0,6} i (?:can|could) not breath(?:e|ing)?',
  'fire ?drill|lock ?down drill|fire station|campfire|camp fire|bonfire|fireplace|birthday candles',
  'if i (?:was|were) (?:the |a |an |him|her)(?: .*)?',
]);
