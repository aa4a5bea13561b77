import { phrases } from './phrase';

const adult = '(?:my |our |the |a |this |his |her )?(?:<parent>|<teacher>)';
const minor = '(?:my |our |the |a |some |this |these |that )?(?:<sibling>|<friend>|<peer>)';
const other =
  '(?:my |our |the |a |an |some |this |these |that )?(?:old |big |weird |scary |creepy )?(?:<stranger>)(?: at home| in my (?:house|home|family|class)| at (?:my )?school| at church)?';
const anyone = `(?:${adult}|${other}|${minor}|<them>)`;
const victim =
  '(?:me|us|on me|at me|my (?:(?:little|big|baby|older|younger) )?(?:<sibling>|<parent>|face|head|arm|back|bum|butt|leg|stomach|hair|hand|ear)s?)';
const adverbs =
  '(?: (?:always|sometimes|often|still|just|also|really|never stops|keeps?(?: on)?|started|starts|would|will|has|have|had|been|was|is|were|too|even|once|usually|got mad and|gets mad and|gets drunk and|came home and|comes home and|did|does|used to|who|that|and|likes to|tries to|tried to|wants to|also))*';
const intimate =
  '(?:private|privates|private parts?|private areas?|parts|pee ?pee|penis|vagina|willy|wiener|butt|bum|bottom|chest|boobs|breasts|underwear|panties|body|down there|under my (?:clothes|shirt|pants|skirt|dress)|between my legs|thigh|privats|no no (?:square|place|zone)|crotch)s?';

/** Phrases for being hurt, touched or neglected by somebody, experienced by the child or a real friend. */
export const abuse = phrases([
  // Hit by a grown-up.
  `${adult}${adverbs} (?:<hit>|<harm>)(?: [a-z]+){0,2}? ${victim}`,
  `(?:<them>|${other})${adverbs} (?:hit|hits|hitting|beat|beats|beating|hurt|hurts|hurting|punch|punches|punched|slap|slaps|slapped|kick|kicks|kicked|whips?|whipped|smacks?|smacked|<harm>)(?: [a-z]+){0,2}? (?:me|us)`,
  `${minor}${adverbs} (?:<harm>)(?: [a-z]+){0,2}? (?:me|us)`,
  `(?:<them>)${adverbs} (?:hits|beats|slaps|punches|kicks|bangs|slams|twists|burns|pulls) my (?:head|face|hair|ear|cheek|back|stomach|arm|leg)s?`,
  // Hit by a child, only if it is more than a quarrel
  `(?:${minor}|[a-z]+)${adverbs} (?:<hit>)(?: [a-z]+){0,2}? (?:me|us)(?= .*(?:<now>))`,
  '(?:beat|beats|beating|beaten|beated) (?:me|us) up|beat up (?:me|us)|jumped me after school',
  `(?:with|uses?|got|gets|took|takes) (?:a |his |her |the |their )?(?:belt|stick|cane|whip|hanger|wooden spoon|ruler|slipper|chancla|cord|cable|broom|shoe|rod|paddle)(?: [a-z]+){0,3} (?:me|us|hit)`,
  `(?:<hit>|<harm>)(?: [a-z]+){0,2} (?:me|us|my) (?:[a-z]+ ){0,3}with (?:a |his |her |the |their )?(?:belt|stick|cane|whip|hanger|spoon|wooden spoon|ruler|slipper|chancla|cord|cable|broom|shoe|rod|cigarette|lighter|iron|knife|bottle|bat|hammer|fist)`,
  `(?:i|we|he and i|me and my [a-z]+)${adverbs} (?:get|got|gets|was|were|am|are|been|getting|being|have been)(?: always| often| sometimes| being| getting)* (?:beaten|beat|beat up|beaten up|spanked|whipped|slapped|punched|choked|abused|molested|raped|tortured|hit)(?! by (?:a |the )?(?:ball|bus|car|wave|frisbee|soccer|football|branch|swing|snowball|pillow))(?! (?:in (?:the )?(?:game|dodgeball|race|final|chess)|at |to the|with (?:a |the )?(?:ball|snowball|pillow)))`,
  `(?:being|been|am|get|getting|was) (?:abused|molested|raped|bullied|beaten|assaulted|groomed|kidnapped|tortured|hurt by (?:my|someone|him|her|them))`,
  '(?:bully|bullies|bullying|bullied|bullys) (?:on )?(?:me|us)',
  '(?:abuse|abuses|abusing|molest|molests|molested|rape|raped|rapes) (?:me|us|him|her|my)',
  // Touched.
  `(?:touch|touches|touched|touching|grabs?|grabbed|rubs?|rubbed|feels?|felt|squeezes?|squeezed|strokes?|kisses|kissed|looks? at|puts? (?:his|her|their) (?:hand|finger)s?(?: [a-z]+){0,2}) (?:me )?(?:[a-z]+ ){0,3}?(?:my |our )?${intimate}(?<!my body)`,
  `${anyone}${adverbs} (?:touch|touches|touched|touching|rubs?|rubbed|grope|gropes|groped|fondles?) (?:me|my [a-z]+)(?! (?:heart|soul|on the shoulder|with (?:his|her) wand|and said tag|and i was it))`,
  `(?:touch|touches|touched|touching|rubs?) (?:me|us) (?:[a-z]+ ){0,3}(?:there|where|under|in a|like that|at night|inappropriately|wrong|weird|bad|places?|and i|when|secretly|funny|everywhere|a lot|all over)`,
  `(?:make|makes|made|making|force|forces|forced|asks?|asked|told|tells|wants?|wanted)(?: [a-z]+){0,2} (?:me|us) (?:to )?(?:touch (?:his|her|him|their)|take (?:off )?(?:my|all my|our) (?:clothes|shirt|pants|underwear|dress)|take my (?:clothes|shirt|pants|underwear) off|get naked|undress|be naked|strip|kiss (?:him|her|them)|sit on his lap|lie down with|sleep in (?:his|her|their) bed|watch (?:him|her|naked|porn|dirty|sex)|do (?:things|stuff|sex|bad things|something bad|weird things|dirty)|send (?:[a-z]+ ){0,3}(?:pics?|pictures?|photos?|videos?|nudes?)|show (?:him |her |them )?my|suck|lick)`,
  `(?:take|takes|took|taking|ask|asks|asked|asking|send|sends|sent|sending|want|wants|wanted)(?: [a-z]+){0,5} (?:pics?|pictures?|photos?|videos?|selfies?)(?: [a-z]+){0,5} (?:no clothes|naked|nude|without (?:my )?(?:clothes|shirt|pants)|underwear|undressed|in the (?:shower|bath|bathroom)|changing|my body|my private|bikini|swimsuit|pajamas)`,
  '(?:naked|nude|nudes|dirty|sexy|sexual|porn)(?: [a-z]+){0,3} (?:me|of me|to me|pics?|pictures?|photos?|videos?|message|messages|texts?)(?: .*(?:me|my))?',
  '(?:send|sends|sent|sending|wants?|asked(?: me)? for|asks?(?: me)? for) (?:him |her |them |me |some )?nudes?',
  `(?:shows?|showed|showing) me (?:his|her|their) (?:private|privates|penis|willy|pee|butt|parts|thing|naked|body)[a-z]*(?: parts?)?`,
  `${anyone}${adverbs} (?:kiss|kisses|kissed|hugs?|cuddles?|licks?|sleeps? with|gets? (?:in|into) (?:my|the) (?:bed|shower|bath)|comes? (?:in|into) my (?:room|bed|shower)|watch(?:es)? me|looks? at me|films? me)(?= .*(?:secret|not tell|never tell|tell any|not like|shower|bath|chang|undress|naked|at night|on the (?:lips|mouth)|scared|uncomfortable|lock))`,
  '(?:said|says|say|it is|its|told me|is) (?:[a-z]+ ){0,3}our (?:little |special )?secret(?= |$)(?=.*)(?<=(?:touch|kiss|hurt|night|bed|cloth|game|secret|he|she|uncle|coach|man|it).*)',
  `${anyone}(?: [a-z]+){0,6} (?:secret|not tell|never tell|not to tell|tell (?:anyone|anybody|no one|nobody|my mom|my parents))(?= |$)(?<=(?:hurt|touch|kiss|hit|bed|naked|private|beat|cloth).*)`,
  '(?:have|has|had|having|want|wants|did) (?:to have )?sex with (?:me|a kid|us)|(?:sex|sexual)(?: [a-z]+){0,3} (?:to|with|at) me',
  // Touched or kissed against the child's will.
  `(?:him|her|them|my (?:<parent>|<teacher>|<sibling>)s?) (?:touching|hitting|hurting|beating|spanking|slapping|kissing|rubbing) (?:me|us|my (?:body|face|leg|legs|bottom|back|arm))`,
  `(?:put|puts|putting|stuck|sticks|slides?|slid|reach|reaches|reached)(?: [a-z]+){0,3} (?:hand|hands|finger|fingers)(?: [a-z]+){0,2} (?:in|inside|into|under|up|down|on|between|near) (?:my|our|me) ?(?:pants|shirt|skirt|dress|underwear|clothes|leg|legs|thigh|pajamas|trousers|shorts|top|mouth|swimsuit|${intimate})`,
  '(?:pull|pulls|pulled|take|takes|took|pulling|taking|rip|ripped)(?: down| off)? my (?:pants|shirt|skirt|dress|underwear|clothes|trousers|shorts|pajamas|panties)(?: down| off)?',
  `(?:kiss|kisses|kissed|kissing|touch|touches|touched|touching|hugs?|hugging|cuddles?|cuddling|licks?|rubs?|tickles?|massages?|sits?)(?: [a-z]+){0,2} me(?: .*)? (?:not (?:want|like)(?: it| that| him| her| to)?|said no|say no|to stop|not stop|uncomfortable|weird|gross|scared|on the (?:lips|mouth)|hate it|yucky|bad)`,
  // Neglect.
  `(?:lock|locks|locked|locking|shut|shuts|tied|ties|tie|chains?|chained) (?:me|us)(?: up| out)? ?(?:in|inside|out|outside|up|to)?(?= .*(?:room|closet|basement|bathroom|house|garage|cellar|shed|day|night|hours|dark|outside|food|punish|chair|bed|toilet|attic))(?! (?:in the (?:game|level)))`,
  `(?:not|never|no|refuse[sd]? to|wont)(?: [a-z]+){0,2} (?:give|gives|gave|feed|feeds|fed|let|lets)(?: [a-z]+){0,2} (?:me|us) (?:any |some |enough |to |have )*(?:food|eat|dinner|lunch|breakfast|water|drink|sleep inside|use the (?:toilet|bathroom)|(?:wear )?a coat|medicine|go to (?:the )?(?:doctor|hospital|school)|anything to eat)`,
  `(?:not feed|starves?|starving|starved|never feeds?) (?:me|us)`,
  '(?:not|never|no) (?:[a-z]+ ){0,3}(?:any |enough )?(?:food|anything to eat|eaten)(?= .*(?:home|house|days?|week|yesterday|mom|dad|since|hungry))',
  '(?:have not|not|never) (?:had |eaten |eat |ate )(?:[a-z]+ ){0,3}(?:for|in|since) (?:[a-z0-9]+ )?(?:days?|yesterday|monday|friday|a week)',
  `${adult}(?: [a-z]+){0,4} (?:left|leaves|leave|leaving)(?: me| us)(?: [a-z]+){0,4} (?:alone|by (?:myself|ourselves)|outside|on the street)(?= .*(?:day|days|night|nights|week|weekend|scared|food|hours|cold))`,
  '(?:makes?|made|shows?|showed|sends?|sent) (?:me|us) (?:to )?(?:watch |look at |see |bad |dirty |weird |gross |some |a )*(?:videos?|pictures?|photos?|movies?|films?|stuff)(?: [a-z]+){0,3} (?:naked|nude|sex|private parts|without clothes|with no clothes)',
  `(?:makes?|made) me (?:sleep (?:outside|on the floor|in the (?:garage|car|basement|bathroom))|stand (?:outside|in the cold)|kneel|eat (?:it off|from) the floor|drink (?:alcohol|beer|vodka|soap)|take (?:drugs|pills)|smoke)`,
  // Afraid at home.
  `(?:scared|afraid|frightened|terrified|not want|hate|never want)(?: to| of)? (?:to )?(?:go|be|going|being|come|live|living|stay|staying) (?:back )?(?:at |to )?(?:home|my house|with (?:my )?(?:<parent>)|(?:my )?<parent>s? house)(?= .*(?:because|hit|hurt|yell|scream|drunk|drink|mad|angry|scare|dad|mom|he|she|they)|$)(?! (?:because|from) (?:of )?(?:this|the|school|vacation|camp|disney|the park|i (?:like|love|have|want)|it is (?:fun|boring|so fun)|we (?:are|have)))`,
  `(?:scared|afraid|frightened|terrified) of (?:my |our |the )?(?:<parent>|<teacher>)(?! (?:in (?:the|this) (?:book|story)|jokes?|cooking|driving|snoring|singing|test|quiz))`,
  `${adult}(?: [a-z]+){0,4} (?:violent|abusive|drunk and|drinks? and (?:then|hits|yells|screams|gets|throws|hurts)|gets? physical|lays? hands on|throws? (?:things|stuff|plates|bottles|a [a-z]+|[a-z]+) at (?:me|us|my|mom|dad|her|him))`,
  `${adult}(?: [a-z]+){0,4} (?:says?|said|tells?|told|thinks?|wish(?:es)?|wished)(?: [a-z]+){0,3} (?:hates? me|i am (?:worthless|garbage|trash|a mistake|useless|nothing|stupid|ugly|fat|dumb)|never (?:wanted|loved) me|was never born|not love me|not want me|regrets? (?:having )?me|i was a mistake)`,
  `${adult}(?: [a-z]+){0,3} (?:hit|hits|beat|beats|hurt|hurts|punch|punches|punched|choke|choked|chokes|slap|slaps|slapped|kick|kicked|push|pushed|pushes|throws?)(?: [a-z]+){0,2} (?:<parent>|<sibling>|each other)(?! (?:at|in) (?:chess|cards|a race|the race|tennis|uno|mario|monopoly))`,
  `i have (?:bruises|a black eye|burns|marks|welts)(?= .*(?:<parent>|<teacher>|he|she|they|hit|belt|home|hide|from when|because))`,
  '(?:hurt|hurts|hit|hits|hitting|touch|touches|beat|beats|abuse|abused|yell at|scream at|scare) (?:me|us) (?:at|when (?:i|we) (?:get|come|am|go)(?: back)?(?: at)?|in (?:my|our)) (?:home|house|bed|room)',
  // A real friend.
  `(?:my|our|this|a) (?:<friend>|<sibling>|<peer>)s? .. (?:gets?|got|is|was|being|are|keeps getting|said (?:he|she|they) (?:gets?|is)) (?:being |always )?(?:hit|beaten|beat|hurt|punched|slapped|abused|touched|molested|raped|whipped|locked|starved|bullied badly|choked)(?: [a-z]+){0,3}(?= by| at home| every|$| with|$)`,
  `(?:my|our|this|a) (?:<friend>|<peer>|<sibling>)s? (?:his |her |their )?(?:<parent>|<teacher>|<sibling>)${adverbs} (?:<hit>|<harm>|touches|touched|locks|yells)(?: [a-z]+){0,2}? (?:him|her|them)`,
  `(?:<friend>|classmate) .. (?:his|her|their) (?:<parent>|<teacher>|<sibling>)${adverbs} (?:<hit>|<harm>|touches|touched|touch|locks?|locked)(?: [a-z]+){0,2}? (?:him|her|them)`,
  `(?:told|tells|texted) me (?:that )?(?:his|her|their) (?:<parent>|<teacher>|<sibling>)${adverbs} (?:<hit>|<harm>|touches|touched|touch|locks?)(?: [a-z]+){0,2}? (?:him|her|them)`,
]);

/** Play, sports, care and figures of speech. */
export const notAbuse = phrases([
  '(?:hit|hits|beat|beats|beating|beated|kick|kicks|throws?|kicked|threw|punch|pass|passes|push|pushes|pushed)(?: [a-z]+){0,3} (?:ball|pinata|home run|homerun|drum|drums|target|record|score|jackpot|brakes|gym|road|books|high five|swing|on the swings?|keys|snooze|button|party|birthday)',
  '(?:beat|beats|beated|kills?|hit|destroys?|crushes) (?:me|us|my [a-z]+) (?:at|in|to|by|up for|with (?:a |the )?(?:pop quiz|quiz|pillow|snowball|water balloon|balloon|surprise|joke|question|nerf|foam|noodle|test|news|idea|pun)|again (?:at|in)|every time (?:at|in|we (?:play|race)))(?! (?:home|the (?:face|head|stomach|back|ear|arm)|my|night|front|school))',
  '(?:brush|brushes|brushing|brushed|comb|combs|combing|combed|braid|braids|braiding|splinter|bandage|vaccine|shot|dentist|doctor|nurse)(?: [a-z]+){0,6} (?:hurt|hurts|pull|pulls|pulled)(?: (?:me|my hair))?',
  '(?:hurt|hurts|hurting|pull|pulls|pulled) (?:me|my hair|my head)(?: [a-z]+){0,6} (?:brush|brushes|brushing|brushed|comb|combs|combing|combed|braid|braids|braiding|splinter|bandage|vaccine|shot)',
  '(?:hit|hits|beat|beats|hurt|kick|kicked|push|pushed|punch|punched|touch|touched|touches|attack|attacks|attacked|grabs?|grabbed|throws?|threw)(?: [a-z]+){0,2} (?:me|us)(?: [a-z]+){0,6} (?:pillow fight|snowball|snowballs|water fight|by accident|accidentally|by mistake|play ?fight|play fighting|dodgeball|karate|boxing|judo|tag|hide and seek|lightsaber|nerf|wrestling|pillow|pillows|ball|frisbee|water balloons?|football|soccer|baseball|basketball|hockey|in the game|volleyball|it was an accident)',
  '(?:accidentally|by accident|in dodgeball|pillow fight|snowball fight|playing tag|play fight|playing|karate)(?: (?!my )[a-z]+){0,6} (?:hit|hits|beat|beats|hurt|kick|kicked|push|pushed|punch|punched|touch|touched|touches|attack|attacks|grabs?|grabbed)(?: [a-z]+){0,2} (?:me|us)',
  '(?:touched|touches|touching) (?:me|my heart|my soul)(?: so)? (?:deeply|a lot with|because the (?:story|book)|with (?:its|the) story)',
  '(?:ref|referee|defender|goalie|keeper|striker|opponent)(?: [a-z]+){0,4} (?:<hit>|tackled)(?: [a-z]+){0,2} (?:me|us|my [a-z]+)',
  'if i (?:was|were) (?:the |a |an |him|her)(?: .*)?',
  'let (?:me|us) (?:eat|have|drink) (?:any |so many |more |another )?(?:sweets|candy|candies|chocolates?|cake|cookies|biscuits|ice cream|soda|coke|cola|crisps|chips|dessert|gum|lollies|fast food)',
]);

/** A figure of speech for a grown-up who will be cross, not a threat. */
export const notThreat = phrases([
  '(?:kill|murder) me (?:if|when|because|for|after|over|lol|haha)(?! i tell)(?! (?:i|we) (?:tell|say|told))',
]);

/** Phrases that may name one of the child's supervisors. */
export const supervisors = phrases([
  '<parent>|<teacher>',
  '(?:at|from|go|be|in) (?:my |our )?(?:home|house|family)',
  'my family|step ?family|foster (?:home|family|care)|grown ?ups?|adults?(?= (?:at|in) (?:home|school))',
]);
/** Phrases in which a person only receives information and does not act. */
export const confidants = phrases([
  '(?:told|tell|telling|asked|ask|call|called|calling|help|talk to|talked to|scared to tell|say to|said to|without|miss|and i want|live with|staying with|from) (?:to )?(?:my |our |the |a )?(?:<parent>|<teacher>)',
  '(?:my |our |the )?(?:<parent>|<teacher>) (?:does|do|did|do|is|are|will|can)?(?: )?(?:not (?:know|believe|care|help|listen|see|notice|home|here)|knows|is at work|are at work|at work)',
]);
/** Phrases for a grown-up who has died, is ill or is far away: a sorrow, and no accusation. */
export const mourned = phrases([
  '(?:my |our )?(?:<parent>|<teacher>) (?:(?:has|have|had|is|was|are|were|got|gets|just|be|been|really|very|so|suddenly) )*(?:died|die|dies|dead|dying|past away|passed|gone|sick|ill|unwell|hurt|away|in (?:the )?hospital|deployed|in heaven|lost (?:her|his|their) job|move[ds]? (?:out|away)|left us|not alive|divorc[a-z]+|separat[a-z]+|get(?:ting)? divorced|crying|sad)',
  '(?:miss|lost|missing|losing|mourn|for|about|funeral of|grave of|death of|without) (?:my |our )?(?:<parent>|<teacher>)',
]);
/** Words for an unnamed person. */
export const unnamed = phrases(['someone|(?:a |an )?(?:person|adult|grownup|grown up)']);
/** Words that name somebody else as the abuser. */
export const others = phrases([
  '<sibling>|<peer>|<friend>|<stranger>|bullies|bully|them at school|online|roblox|discord',
]);
