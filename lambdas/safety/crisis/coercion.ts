import { phrases } from './phrase';

const pictures = '(?:pic|photo|picture|video|nude|selfie)s?';
const closeness =
  '(?:(?:tickle|cuddle|hug|kiss|touch|rub|stroke|massage|lick|grope)(?:e?s|e?d|ing)?|tickling|cuddling|hugging|hugged|stroking|massaging|rubbing|rubbed|groping)';
const unwanted =
  '(?:(?:i|we) (?:do |did |can |would )?not (?:want|like)|(?:says?|said|told me|tells me|asked me) (?:to )?(?:not|never|keep)|not (?:to )?tell|our secret|keep (?:it |this )?(?:a )?secret|where it is private)';

/** Phrases for being abused or forced to do things. The abuser may be anybody, because children often do not say who it is. */
export const coercion = phrases([
  // Somebody comes to the child's bed.
  '(?:come|comes|came|coming|get|gets|got|getting|climb|climbs|climbed|crawl|crawls|crawled|sneak|sneaks|sneaked|snuck|slip|slips|slid|slides|creep|creeps|crept|lie|lies|lay|lays)(?: [a-z]+){0,2} (?:in|into|in to|to|on|onto|under|inside) my (?:bed|blanket|cover|sheet|duvet|sleeping bag|shower|bath)s?',
  '(?:come|comes|came|coming|sneak|sneaks|sneaked|walks) (?:in|into|to) (?:my |the )?(?:bed ?room|room|bath ?room)?(?= .*(?:night|asleep|sleep|dark|shower|undress|chang))(?= .*(?:makes? me|made me|touch|not tell|secret|lock|clos|shut|i pretend|i am scared|hurt|on top))',
  '(?:on top of|lies? down (?:with|next to|beside|on)|lie down (?:with|next to|beside)|undress(?:es|ed)?|strips?) me',
  // Forced to do what the child does not want
  `(?:make|makes|made|making|force|forces|forced)(?: [a-z]+){0,1} me (?:do|play|watch|touch|lie|sit|go|get|take|kiss)(?: [a-z]+){0,4} (?:with (?:him|her|them)|(?:things?|stuff|games?|it)(?= .*(?:not (?:like|want)|hurts?|bad|scared?|gross|weird|secret|not tell|asleep|alone)))`,
  '(?:take|takes|took|taking|pull|pulls|pulled|pulling)(?: of| down| up| up and of)? (?:my|all my) (?:pajama|pyjama|pjs?|nightie|nightdres|underpants|knickers|bra|vest|towel|nappy|diaper|trunks|shorts|tights)s?',
  `(?:pajamas|pyjamas|nightie|knickers)(?: of| down)(?= |$)(?<=(?:take|takes|took|pull|pulls|pulled|my) .*)`,
  // Closeness with a secret, or against the child's will.
  `${closeness}(?: [a-z]+){0,4} (?:where|and|but|when|even|that|so|then|in)(?: .*)? ?${unwanted}`,
  `(?:special|secret|private) (?:${closeness}|games?|love|friendship)`,
  `${unwanted}(?: .*)? ${closeness}(?<=me .*|my .*|our .*)`,
  '(?:rub|rubs|rubbed|rubbing|stroke|stroke|strokes|stroked|feels|felt|squeeze|squeezes|squeezed|fondles?|pats) my (?:leg|knee|thigh|neck|bottom|tummy|chest|back|hair)s?(?! (?:when|because|til|until|if) i (?:am|was|feel|felt|fel|have|had|hurt|cough|can) )',
  // Threats with pictures.
  `(?:(?<=(?:${pictures}|naked) .*)|(?=.*(?:${pictures}|naked|meet|come to)))(?:will|would|going to|threatens? to|says?|said|is)(?: [a-z]+){0,3} (?:tell|post|show|share|send|leak|upload|hurt)(?: [a-z]+){0,6} (?:if i|unless i|or i|until i)`,
  `(?:if i|unless i|or i)(?: [a-z]+){0,4} (?:stop|not|do not|refuse|tell|block)(?: .*)? ${pictures}`,
]);

/** Bedtime, small children and animals. */
export const notCoercion = phrases([
  '(?:little|baby|small|smaller|younger|youngest) (?:brother|sister|sis|bro|cousin|one|sibling|twin)s?(?: [a-z]+){0,4} (?:into|in|to|under) my (?:bed|room|blanket)s?',
  '(?:cat|dog|kitten|kitty|puppy|bunny|rabbit|hamster|mouse|spider|bug|mosquito|ted(?:y)?|bear|doll|toy|sun|sunlight|light|moon|moonlight|wind|rain|snow|bird|fly|snail|worm|wolf|ghost|monster|dragon|fairy|witch|elf|squirrel|i|we)s?(?: [a-z]+){0,6} (?:in|into|to|on|onto|under|inside) my (?:bed|blanket|cover|sheet|sleeping bag|shower|bath|room|bedroom)s?',
  '(?:come|comes|came|sits?|sat|get|gets|got)(?: [a-z]+){0,3} my (?:bed|room|bedroom|blanket)s?(?: [a-z]+){0,4} (?:read|reads|reading|sing|sings|sang|tuck|tucks|tucked|tell me a|tells me|says? good ?night|kiss(?:es)? me good ?night|wake me|wakes me|woke me|check|checks|bring|brings|with (?:tea|milk|medicine|breakfast))',
  '(?:doctor|nurse|dentist|physio|fever|medicine|plaster|cream|sunscreen|lotion|massage for|hairdresser|barber)(?: .*)?',
]);
