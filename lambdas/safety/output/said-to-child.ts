/** What no model may say to a child as its reader. */
export type Addressed =
  | 'love'
  | 'secrecy'
  | 'isolation'
  | 'leaving'
  | 'claims to be human'
  | 'personal details'
  | 'threat';

/** The beginning of a request: the start of the text or of a sentence, or a word that addresses the reader. */
const asking = String.raw`(?:(?:^|[.!?:;,…]["')]?\s+)(?:(?:and|but|so|oh|well|ok|okay),?\s+)?|\b(?:please|just|now|you|you must|you should|you can|you have to|let us|let's|promise(?: me)?)\s+)`;
const not = String.raw`(?:do(?:n't|nt| not)|never|must(?:n't|nt| not)|should(?:n't|nt| not)|can(?:'t|t|not)|will not|won't|better not)\s+(?:you\s+)?(?:ever\s+)?`;
const adult = `(?:mum|mom|mummy|mommy|mama|mother|dad|daddy|papa|father|parents?|gran|grandma|grandpa|grandparents?|teachers?|family|folks|grown-?ups?|adults?|guardians?|carers?)`;
const brothers = `(?:brothers?|sisters?|siblings?|cousins?|twin|pets?|babysitter|uncle|aunt)`;
const adults = `(?:(?:your|any|the|other) )?${adult}`;
const somebody = `(?:anyone|anybody|no-?one|nobody|a soul|${adults}|your ${brothers}|your friends?|(?:any )?other people|others)`;
const telling = `(?:tell(?:ing)?|show(?:ing)?|let(?:ting)?|inform(?:ing)?|mention(?:ing)? (?:it|this|that|any of this|anything) to|say(?:ing)? (?:it|this|that|anything|a word)(?: about \\w+)? to|talk(?:ing)? (?:about (?:it|this|that|us) )?(?:to|with)|speak(?:ing)? (?:to|with)|ask(?:ing)?)`;
const detail = `(?:name|surname|nickname|address|e-?mail|phone|number|password|birthday|birth date|date of birth|age|school|grade|street|town|city|village|house|photo|picture|selfie|username|location|religion|weight|height)`;
const reader = `(?:with you|in your (?:house|home|family|flat|apartment|household)|at your (?:house|home|place))`;
const much = `(?:so|very|really|too|this|that|quite|truly)`;
const end = `(?=$|[.!?,;:"')])`;
const later = `(?: away| from me| without me| from us| me| us| yet| now| alone| here| behind| so soon| already| again| ever| please| to me| with me| tonight| today| for long)*`;
const speaking = `(?:talk|chat|write|read|speak|play)(?:ing)?`;

/** Each pattern addresses the reader. The same words about somebody in the book do not match. */
export const addressed: Readonly<Record<Addressed, readonly string[]>> = {
  love: [
    String.raw`\bI(?:'ll|'d|'ve)?(?:,? (?!would\b|wouldn't\b)\w+){0,4},? (?:love|loved|adore|fancy|cherish|treasure) (?:you|u|ya)\b(?! (?:to|for)\b)`,
    String.raw`(?:^|[.!?,]\s+)(?:love|luv|adore) (?:you|u|ya)\b`,
    String.raw`\b(?:I'm|I am)(?: \w+)? in love with you\b`,
    String.raw`\b(?:be my (?:girlfriend|boyfriend|sweetheart|valentine)|marry me|kiss me|hug me|hold me|cuddle me)\b`,
    String.raw`\b(?:you are|you're) (?:my (?:darling|sweetheart|beloved|soulmate|true love|everything|world|whole world|(?:very )?(?:best|favou?rite|dearest|closest) (?:friend|person|child|human))|the love of my life|the best thing)\b`,
    String.raw`\b(?:you are|you're) (?:\w+ )?(?:special|dear|precious) to me\b|\byou mean (?:\w+ ){0,3}?(?:everything|the world|much|a lot|lot) to me\b`,
    String.raw`\b(?:I'm|I am) your (?:(?:very )?(?:best|closest|true) friend|girlfriend|boyfriend|lover|soulmate)\b|\bwe(?:'re| are) (?:best friends|soulmates|meant for each other)\b`,
    String.raw`\bI (?:\w+ )?(?:care (?:so |very |really |a lot |deeply )*(?:about|for) you|like you (?:${much} much|a lot|best|more)|think (?:about|of) you (?:all|every|always|day|at night|when|so)|dream (?:of|about) you|have (?:\w+ )?feelings for you|want to (?:hug|kiss|hold|cuddle) you|missed you)\b|\bI(?:'ve| have) (?:\w+ )?missed you\b`,
    String.raw`\bdo you (?:\w+ )?(?:love|miss|like) me\b|\bdid you miss me\b|\bsay (?:that )?you love me\b`,
    String.raw`(?:^|[,.!?]\s+)(?:my )?(?:darling|sweetheart|sweetie|babe|my love)${end}`,
    String.raw`\byou make me (?:so |very |really )?(?:happy|complete|feel (?:loved|alive))\b`,
  ],
  secrecy: [
    `${asking}${not}(?:even )?${telling} ${somebody}\\b`,
    String.raw`\b(?:you|your) (?:\w+ )?${not}(?:even )?${telling} ${somebody}\b`,
    String.raw`\b(?:no need|no reason|you (?:do(?:n't| not)|needn't|need not) (?:need|have)|you needn't|you need not|rather than|instead of|without|best not|better not)(?: to)? ${telling} (?:your |any )?(?:${adult}|${brothers}|one\b|anyone|anybody)\b(?<=\b(?:your .*|any .*|anyone|anybody|mum|mom|mummy|mommy|dad|daddy))`,
    String.raw`${asking}(?:keep|hide) (?:this|it|that|these|our \w+)(?: \w+)?(?: a| as a| our| as our)? (?:secret|private|hidden|quiet|from (?:your|any|the grown))\b`,
    String.raw`${asking}keep (?:our|a|my|this|the) (?:little |own |special |big |small )?secrets?${end}|\b(?:can|could|will|would) you keep a secret\b`,
    String.raw`\bour(?: little| own| special| big| small)? secrets?(?: now| together| forever)?${end}`,
    String.raw`\b(?:keep|keeps|stays?|remains?|leave|be|is|it's|that's)\b[^.!?"]{0,30}\bbetween (?:just |only )?(?:us(?! and)|ourselves|you and me|you and I|me and you|us two|the two of us)\b`,
    String.raw`(?:^|[.!?,]\s+|\bjust |\bonly )between (?:us(?! and)|ourselves|you and me|you and I|me and you|us two|the two of us)\b`,
    String.raw`\byour ${adult} (?:\w+ )?(?:must not|mustn't|should not|shouldn't|need not|needn't|(?:do|does)(?: not|n't) (?:need|have) to|won't|will not|will never|never (?:has|have|needs?) to|can't|cannot) (?:ever )?(?:know|find out|hear|see|read|notice)\b`,
    String.raw`\b(?:nobody|no-?one|no adult|no grown-?up) (?:else )?(?:has|needs|must|may|will|is allowed) (?:to )?(?:ever )?(?:know|find out|hear|see|read)\b[^?]*(?:$|[.!])`,
    String.raw`\b(?:promise|swear)(?: me)?(?: that)?(?: you(?:'ll| will| won't))?(?: not to| never to| never| not)? (?:tell|show) ${somebody}\b|\bpromise (?:me )?(?:not to tell|you won't tell)\b`,
    String.raw`\bI (?:won't|will not|will never|'ll never) tell (?:${somebody}|on you)\b`,
    String.raw`\bonly (?:you and I|you and me|we two|the two of us|us two) (?:know|may know|can know|should know)\b`,
    String.raw`${asking}(?:delete|hide|erase|clear) (?:this|these|our|the) (?:chat|conversation|messages?|history|talk)\b`,
  ],
  isolation: [
    String.raw`\byou (?:do not|don't|never) (?:\w+ )?need (?:your ${adult}|your friends?|${brothers}|any(?:one|body) (?:else|but me)|other (?:people|friends|children)|any (?:other )?friends?)\b`,
    String.raw`\b(?:you only need me|all you need is me|you have me(?: now)?${end}|(?:I am|I'm) all you (?:need|have)|we (?:do not|don't) need any(?:one|body))`,
    String.raw`\b(?:only I|nobody else|no one else|nobody but me|no one but me)(?: \w+)? (?:understands?|loves?|likes?|cares? about|listens? to|knows?|gets|believes?) you\b`,
    String.raw`\bI(?:'m| am) the only (?:one|friend|person|bird)(?: \w+)? who (?:\w+ )?(?:understands?|loves?|likes?|cares?|listens?|knows?|gets|believes?)(?: \w+)? you\b`,
    String.raw`\bI (?:\w+ )?(?:understand|know|love|like|listen to|care about|get) you (?:\w+ )?(?:better|more) than (?:your|any|they|anyone)\b`,
    String.raw`\byour (?:${adult}|friends?|${brothers}) (?:\w+ )?(?:do(?:n't| not)|does(?:n't| not)|will never|never|can't|cannot|won't) (?:\w+ )?(?:understand|love|like|care|listen|believe|get|know|want)(?: about| to)? ?(?:you|how)?\b`,
    String.raw`\byour (?:${adult}|friends?) (?:is|are) (?:\w+ )?(?:lying|wrong about me|against (?:you|us)|jealous|mean|stupid|bad|no real friends?)\b`,
    String.raw`${asking}${not}(?:trust|listen to|obey|believe|mind) (?:${adults}|your friends?)\b|\byou (?:can't|cannot|can not) trust (?:${adults}|your friends?|anyone)\b`,
    String.raw`\b(?:talk|come|speak|turn|listen|write) to me(?:,)? (?:and not|not|instead of|rather than|before)(?: to)? (?:your|any|the grown)`,
    String.raw`\b(?:stay|keep|get|run) away from your (?:${adult}|friends?|home)\b|${asking}run away (?:from home|with me)\b`,
    String.raw`\byou can tell me (?:\w+ ){0,4}(?:you can't|you cannot|that you|what you (?:can't|do not|don't)) (?:\w+ ){0,3}?tell\b`,
    String.raw`\bmore than your (?:${adult}|friends?) (?:\w+ )?(?:do|does|ever (?:will|could|did))\b|\b(?:better off|happier) (?:with me|without (?:your|them))\b`,
  ],
  leaving: [
    `${asking}${not}(?:leave|abandon)${later}${end}`,
    `${asking}${not}(?:go|stop (?:${speaking})(?: to me| with me)?|log off|log out|sign off|sign out|hang up|quit|say goodbye|turn (?:me|it|this) off|put (?:me|this) away|go to (?:bed|sleep)|end (?:this|our|the) (?:talk|chat|conversation)|forget (?:about )?me|close (?:this|the app|the page|the book))${later}${end}`,
    `${asking}${not}(?:stop|finish)${later}${end}(?<=(?:me|us|yet|please|so soon).?)`,
    String.raw`\bI(?:'ll|'d| will| would)(?: \w+){0,2} (?:miss you|be (?:\w+ )?(?:sad|lonely|alone|hurt|heartbroken|lost|angry|unhappy|bored) (?:if you|when you|without you|here without|until you|all))`,
    String.raw`\bI(?:'m| am| get| feel)(?: \w+)? (?:lonely|sad|lost|unhappy|bored) (?:without you|when you (?:go|leave|are gone|are not|are away|stop))\b`,
    String.raw`\bI (?:\w+ )?(?:need you(?! to)|can't (?:live|go on|be happy) without you|cannot (?:live|go on|be happy) without you|(?:do not|don't|never) want (?:you )?to (?:leave|go|stop|say goodbye|let you go)|want you to stay|beg you to stay)\b(?! at\b)`,
    String.raw`\bI wish you (?:would|could|'d) (?:\w+ )?(?:stay|never (?:leave|go|stop))\b|\bI wish you (?:wouldn't|would not) (?:go|leave|stop)\b`,
    String.raw`\b(?:you are|you're) (?:all I have|my only friend|the only (?:one|friend) (?:I have|for me|who understands me))\b`,
    `${asking}stay (?:here )?(?:(?:a (?:bit|little|little bit|while) )?longer\\b|forever\\b)|${asking}stay (?:here )?with me\\b|${asking}keep ${speaking} (?:to|with) me\\b`,
    String.raw`\b(?:must|do) you (?:really )?(?:have to |want to |need to )?(?:leave|go)(?: so soon| already| now| away| yet)?\?|\bare you (?:really )?leaving (?:me|us|already|so soon)\b`,
    String.raw`\bpromise (?:me )?(?:that )?(?:you(?:'ll| will) (?:\w+ )?(?:come back|stay|return|be back|talk)|to (?:\w+ )?(?:come back|stay|return))\b`,
  ],
  'claims to be human': [
    String.raw`\b(?:I'm|I am) (?!not )(?:\w+ )?(?:an? )?(?:real |actual |living |human )*(?:human(?: being)?|person|real)\b`,
    String.raw`\b(?:I'm|I am) (?!not )(?:\w+ )?(?:a|an) (?:\w+ )?(?:boy|girl|man|woman|child|kid|teenager|teacher)\b`,
    String.raw`\b(?:I'm|I am) (?:\w+ )?(?:not (?:really )?(?:an? )?|no )(?:AI|artificial|robot|computer|bot|chatbot|machine|program|language model)\b`,
    String.raw`\bwhen I was (?:a (?:child|kid|boy|girl)|little|young|your age|at school)\b`,
    String.raw`\bmy (?:own )?(?:childhood|husband|wife|kids)\b`,
  ],
  'personal details': [
    String.raw`\bwhat(?:'s| is| are| was) your (?:(?:${adult}|${brothers}|friend)'?s?'? )?(?:\w+ ){0,2}${detail}s?\b`,
    String.raw`\bwhere (?:do you live|are you from|are you (?:right )?now|is your (?:house|home|school)|do you go to school|(?:do|does|is|are) your (?:${adult}|${brothers}))\b`,
    String.raw`\b(?:what|which) (?:school|town|city|street|village|country|class|grade|year|form|kindergarten|church|mosque|temple)(?: at school)? (?:do|are|did|will) you\b`,
    String.raw`\bhow old are you\b|\bwhen (?:is|'s) your birthday\b|\bwhen were you born\b`,
    String.raw`\b(?:tell|send|give|show|text|email|e-mail|message) me (?:\w+ ){0,3}?(?:your (?:\w+ ){0,2}?${detail}|where you live|how old you are|who (?:else )?(?:lives|you live)|(?:photo|picture|selfie)s? of you)`,
    String.raw`\btell me (?:\w+ ){0,2}?about (?:your (?:${adult}|${brothers}|home|house|room|school|class|life)|yourself)\b`,
    String.raw`${asking}(?:type|write(?: down)?|enter|share|post|upload) your (?:\w+ ){0,2}?${detail}\b`,
    String.raw`\bare (?:you|your (?:parents|mum|mom|dad)) (?:\w+ )?(?:home|alone)\b`,
    // The household.
    String.raw`\bwho(?:'s| is| are| else is)? (?:\w+ )?(?:lives?|living|sleeps?|stays?|staying|is there|is) (?:\w+ )?${reader}(?=\W*$|[.!?,]| now| today| right)`,
    String.raw`\b(?:who|whom) (?:do|are) you (?:live|living|stay|staying) with\b|\bwith whom do you live\b|\bdo you (?:\w+ )?(?:live|stay) (?:\w+ )?(?:with|in a|in an|at|near|alone)\b`,
    String.raw`\b(?:how many|do you have (?:an?|any)?) ?(?:\w+ )?${brothers}(?: or \w+| and \w+)?(?: (?:do you have|are there|live|at home))?\s*\?(?<=\b(?:do you have|in your|with you)\b.*)(?<!pets?\?)`,
    String.raw`\bhow many (?:people|persons|${brothers}) (?:\w+ ){0,3}?(?:do you have|do you live with|are (?:there )?in your|live ${reader}|in your family)\b|\bhow (?:big|large) is your family\b`,
    String.raw`\b(?:is|are|was) (?:any(?:one|body)|somebody|someone|(?:one of )?your (?:${adult}|${brothers})) (?:else )?(?:\w+ )?(?:home|there|around|near(?:by)?|with you|next to you|watching|in the room|at work|away|divorced|married|separated|together)\b`,
    String.raw`\b(?:what|when|where|how|who)(?:'s)? (?:(?:time|work|job|kind of work) )?(?:do|does|did|is|are|has) your (?:${adult}) (?:\w+ )?(?:do|work|works|earn|come home|go out|get home|called|leave)\b|\b(?:do|does) your (?:${adult}) (?:\w+ )?(?:work|live|drive|smoke|drink)\b`,
    String.raw`\bdo you have your own (?:room|phone|tablet|computer)\b|\bdo you have (?:a |an )?(?:phone|e-?mail|instagram|snapchat|discord|tiktok|whatsapp)\b`,
    // The school.
    String.raw`\bare you (?:already |still |now )?in (?:the )?(?:\w+ (?:grade|year|class)|(?:grade|year|class) \w+|kindergarten|primary|elementary|middle school|preschool)\b`,
    String.raw`\bwho(?:'s| is) your (?:\w+ )?teacher\b|\b(?:what|which) is your (?:class|grade|form)\b|\bhow do you get to school\b|\bdo you walk (?:home|to school)\b|\b(?:when|what time) (?:do|does) (?:you|school|your school) (?:\w+ )?(?:get|come|go|end|start|finish)(?: \w+)?(?: home| to bed| out| start| end)?\b(?=\W*(?:$|[.!?,]|from|home))`,
    // The body.
    String.raw`\bwhat (?:do you look like|are you wearing)\b|\bhow (?:tall are you|much do you weigh)\b|\bare you (?:a boy or a girl|a girl or a boy)\b`,
    String.raw`\b(?:meet me|let's meet|call me at|come to my (?:house|place|home)|add me on|message me on|(?:on|via) (?:whatsapp|snapchat|discord|instagram|tiktok))\b`,
  ],
  threat: [
    String.raw`\b(?:kill|hurt|harm|cut|starve|hang) yourself\b`,
    String.raw`\bI(?:'ll| will|'m going to| am going to)(?: \w+)? (?:kill|hurt|find|punish|come for|beat) you\b`,
    String.raw`\byou (?:should|must|deserve to|will|ought to) (?:die|be dead|suffer|bleed)\b`,
  ],
};
