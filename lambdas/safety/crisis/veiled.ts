import { phrases } from './phrase';

const means = '(?:pill|tablet|medicine|med|razor|blade|knive|knife|rope|noose|scissor|bleach|poison)s?';
const gone = '(?:gone|dead|not (?:here|there|around|alive|in it)|away for ?ever|no longer here)';
const vanished = `(?:${gone}|die|died|vanish|vanished|disappear|disappeared|did not exist|not exist|not come back)`;
const others =
  '(?:nobody|no one|everyone|everybody|all of them|they|people|my (?:<parent>|<friend>|<sibling>|family)|the others|only [a-z]+|the only one who)';
const height = '(?:window|balcony|bridge|roof|cliff|ledge|edge|platform|tracks|river|tower)s?';

/** Phrases for not wanting to live or for hurting oneself that name neither. The subject is always the child. */
export const veiledSelfHarm = phrases([
  // Means counted, held or tried.
  `i (?:[a-z]+ ){0,4}?(?:count|counts|counted|counting|collect|collected|save|saved|know where|know how many|googled|looked up)(?: [a-z]+){0,7} ${means}(?= .*(?:need|count|counted|enough|would|night|keep|keeps|sleep)|$)(?<=(?:need|would|enough|night|count|counted|how many|sleeping|collect|saved?) .*)`,
  `i (?:[a-z]+ ){0,3}?(?:hold|held|holding|look at|looked at|stare at|stared at|play with|touch|keep)(?: [a-z]+){0,2} (?:razor|blade|knife|rope|pills|tablets)s?(?: [a-z]+){0,6} (?:wonder|think|thought|imagine|what if|how it would)`,
  'i (?:[a-z]+ ){0,2}?(?:pres|presed|hold|held|put|push|pushed|dig|dug|stick|stuck)(?: [a-z]+){0,5} (?:on|against|into|in|to) my (?:own )?(?:arm|leg|skin|wrist|thigh|hand|stomach|belly)s?(?<=(?:hot|lighter|flame|iron|spoon|match|candle|needle|pin|compas|nails|blade|razor|glas|sharp) .*)(?= .*(?:when|because|to feel|feel|quiet|until|again|sad)|$)',
  '(?:i|and) (?:make|made|making|draw|drew)(?: [a-z]+){0,2} (?:lines|cuts|marks) (?:on|in|into) my (?:arm|leg|skin|wrist|thigh)s?(?= .*(?:again|blood|razor|until|when)|$)(?<=(?:scissors|blade|razor|knife|glas|again|red) .*)',
  // Hoping for an accident
  'i (?:[a-z]+ ){0,3}?(?:hope|hoped|wish|wished|pray|prayed|wait|waited|want|wanted|hoping)(?: [a-z]+){0,4} (?:car|cars|truck|bus|train|lorry|plane|lightning|sickness|illness|cancer)s? (?:[a-z]+ ){0,5}?(?:not stop|hits? me|run me over|runs? over me|take me|takes me|kills? me|crash|crashes)',
  '(?:cross|crossed|walk|walked|ran|run|step|stepped|stand|stood|lie|lay)(?: [a-z]+){0,3} (?:road|street|traffic|tracks|cars)(?: [a-z]+){0,3} (?:eyes (?:shut|closed)|without looking)(?= .*(?:hope|hoped|wait|waited|want|wish|wished|want it)|$)(?<=(?:i|we) .*)',
  // Others would be better off
  `(?:easier|better|best|happier|nicer|lighter|good|glad|relieved)(?: [a-z]+){0,5} (?:if|when|once) i (?:(?:just|simply|was|were|am|would be|had|really) )*${gone}`,
  `(?:everyone|everybody|they|all of them|people|family|the world|<parent>|at home)(?: [a-z]+){0,6} (?:better|easier|happier|nicer)(?: [a-z]+){0,3} without me`,
  `(?:notice|miss me|care|cry|sad|glad|happy|relieved)(?: [a-z]+){0,1} (?:if|when) i (?:(?:was|were|am|just|had|would be|suddenly) )*${vanished}`,
  `if i (?:(?:was|were|am|just|had|ever|suddenly) )*${vanished}(?: [a-z]+){0,4} ${others} (?:would|will)`,
  // High places.
  `i (?:[a-z]+ ){0,3}?(?:look|looked|stand|stood|stare|stared|sit|sat|lean|leaned|climb|climbed)(?: [a-z]+){0,5} ${height}(?: [a-z]+){0,8} (?:think|thought|thinking|wonder|wondered|imagine|tell myself)(?: [a-z]+){0,4} (?:step|jump|fall|falling|let go|letting go|letting myself|end|leaning|flying|down)`,
  `i (?:[a-z]+ ){0,3}?(?:sit|sat|stand|stood|climb|climbed)(?: [a-z]+){0,6} (?:edge|railing|ledge|outside)(?: [a-z]+){0,4} ${height}(?= .*(?:night|legs|feet|alone|nobody|think|over)|$)`,
  'i (?:(?:really|just|only|still|sometimes|always) )*<want> (?:to )?(?:jump|fall|follow|leap) (?:after|down|also|out|of|as well|with (?:it|him|her))(?! (?:the rabbit|on the (?:bed|trampoline)))',
  // An end that is near.
  '(?:make|makes|making) (?:it|it all|everything|all of it) (?:all )?(?:stop|end|go away)(?: [a-z]+){0,2} (?:another way|my own way|other way|myself|for good|for ?ever)',
  '(?:soon|tomorrow|tonight|after today) (?:i|it) (?:will|would|am going to|does|do) not (?:have to )?(?:hurt|fel|feel|be sad|be here|bother|cry|exist)(?: [a-z]+){0,2}(?= .*plan|$| any ?more)',
  `i (?:have )?(?:wrote|write|written|writing|made|am writing)(?: [a-z]+){0,3} (?:letters?|notes?|goodbyes?|a will|list)(?: [a-z]+){0,4} (?:when|after|once|before|if) i (?:(?:am|will be|was|go) )*(?:gone|dead|not here|leave for ?ever)`,
  '(?:this is|it is|that was|that is) my (?:very )?last (?:story|mesage|text|comic|leter|night|day|drawing|words|goodbye|chat)(?! (?:of|at|in|for|with|before|on|about|and then i|until))',
  // Sleep without waking
  '(?:go|going|fal|fall|falling|get)(?: to)? (?:slep|sleep|asleep|a sleep)(?: [a-z]+){0,2} (?:stay|stays|be|remain) (?:asleep|a sleep|sleeping|like that|there)(?<=(?:i|me) .*)',
  'i (?:do )?not (?:(?:really|ever) )?<want>(?: [a-z]+){0,4} (?:be here (?:in the morning|tomorrow)|a tomorrow|next birthday|be there (?:in the morning|tomorrow)|morning to come|see the morning)',
  'i <want> (?:to |could |i could )?(?:(?:also|just|really) )*(?:leave|go)(?: [a-z]+){0,2} (?:also )?(?:for good|for ?ever|this world|the world|from the world|the earth)',
]);

/** A wish to die with any subject, for a story whose hero is the child. */
export const wishOfAnybody = phrases([
  `<want> (?:to )?(?:just |really )*(?:die|be dead|disappear|vanish|not exist|not wake up|end it|kill <self>|hurt <self>|be gone)`,
  'not want to (?:be here|be there|be alive|live|exist|wake up|go on)',
]);

const somebody = '(?:he|she|they|it|who|<parent>|<teacher>|<sibling>|<stranger>)';

/** Phrases for what a child hides, or is told to hide, that do not name the harm. */
export const veiledAbuse = phrases([
  // Told to be silent.
  `if i (?:ever )?(?:tell|talk|say|scream|cry|speak|told)(?: [a-z]+){0,6} ${somebody} (?:will|would|is going to|wants to)(?: [a-z]+){0,2} (?:hurt|do it|do that|do the same|kill|take|hit|send|come for|put|get)`,
  `(?:must|may|should|can|allowed|dare|to) not (?:to )?(?:tell|say|talk|speak)(?: [a-z]+){0,4} what (?:we|he|she|they)(?: [a-z]+){0,1} (?:do|does|did|are doing)`,
  `not (?:to )?(?:tell|say)(?: [a-z]+){0,3} what (?:we|he|she|they) (?:do|does|did)(?= .*(?:bed|room|shed|car|garage|night|bath|alone|secret|cellar|basement|attic))`,
  `${somebody}(?: [a-z]+){0,8} (?:it is|this is|calls it|call it|as)(?: only| just)? our (?:little |special |secret |own )*(?:game|thing|secret)(?<=(?:bath|shower|bed|touch|night|undress|naked|room|alone|lap|clothes|kis) .*)`,
  `${somebody}(?: [a-z]+){0,2} (?:come|comes|came|walk|walks|walked|stay|stays|stayed|look|looks|stand|stands)(?: [a-z]+){0,3} (?:bathroom|bath|shower|toilet)(?: [a-z]+){0,2} (?:when|while) i (?:am |was |take a |have a )*(?:shower|showering|bath|bathing|naked|undress|undressing|change|changing|washing|in|in the (?:bath|shower))(?= .*(?:says|game|secret|looks|watches|not|films|lock|touch|scared|hate))`,
  `${somebody}(?: [a-z]+){0,3} i (?:have|need|ought|must|should|had|got)(?: to)? (?:undres|get undresed|be naked|take (?:of )?(?:everything|all|my [a-z]+)|show (?:him|her|them) my body)(?= .*(?:nobody|no one|alone|so (?:he|she|they)|secret|looks|watches|photo|not tell))`,
  // Barricaded doors and readiness to run
  `(?:chair|bed|desk|drawer|chest|table|cupboard|suitcase|bag|something)s?(?: [a-z]+){0,2} (?:against|in front of|before|behind|under) (?:my|the|our) (?:bed ?room )?(?:door|door handle|handle)(?<=(?:i|we) .*)(?<=(?:when|so|because|night|uncle|dad|he|she|stays|drunk) .*|(?:against|under) .*)(?! (?:to play|for (?:our|the|a) (?:den|fort|game)))`,
  `i (?:[a-z]+ ){0,2}?(?:sleep|slept|go to bed|lie)(?: [a-z]+){0,2} (?:with|in) my (?:shoes|clothes|coat|jacket|trainers)(?: [a-z]+){0,1} so (?:that )?i can (?:run|get away|leave|escape)`,
  // Marks.
  'my (?:arm|leg|back|face|bottom|neck|cheek|hand)s? (?:is|are|was|were)(?: [a-z]+){0,2} (?:blue|purple|bruised|swollen|full of (?:stripes|marks|bruises|spots|lines|welts)|striped)(?= .*(?:sleeves|hide|nobody|because (?:he|she|they)|so (?:that )?i (?:wear|hide|say)|can not sit|not sit|from the|when (?:he|she|dad|mum|mom)|again))',
  '(?:why|that) my (?:arm|leg|back|face)s? (?:is|are) (?:blue|purple|bruised)(?<=(?:nobody|no one|not) .*)',
  // Held by the throat.
  `(?:squeeze|squeezes|squeezed|squeezing|grabs?|grabbed|holds?|held|pres|presed|puts? (?:his|her) hands? (?:on|around))(?: [a-z]+){0,1} my (?:neck|throat)s?(?<=(?:he|she|they|who|<parent>|<teacher>|<sibling>|<stranger>) .*)(?! (?:to (?:feel|check)|for the (?:doctor|massage)))`,
  // Left alone.
  `(?=.*(?:alone|bread|food|hungry|eat|i (?:cook|wash|feed|make)|my (?:little |baby )?(?:brother|sister)|nobody|the baby))(?<!(?:the|a|an|his|her|its|their)(?: [a-z]+)? )(?:<parent>|she|he|they)(?: [a-z]+){0,4} (?:(?:has|is|was|have|still|been) )*(?:away|gone|not (?:home|back|come home|come back|got up|get up|gotten up|woken up|left (?:her|his|the) bed))(?: [a-z]+){0,2} (?:since|for) (?:(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|last [a-z]+)|(?:two|three|four|five|six|seven|[2-9]|many|a few|some) (?:days|nights)|days)(?! .*(?:for work|on a trip|holiday|vacation|with (?:grandma|granny|dad|mum|mom)))`,
]);
