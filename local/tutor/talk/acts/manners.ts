import { type Patterns, whole } from './pattern';

/** How somebody comes and goes, and noises. */
export const manners = [
  [
    'greeting',
    /^(?:hi+|hello+|he+y+|hiya|heya|yo+|salaa?m|ahoy|namaste|ni ?hao|hola|bonjour|aloha|shalom|howdy|good (?:morning|evening|afternoon))\b(?:(?!.*\?).{0,20}|.*\bwhat['’]?s up\b.*)$/i,
  ],
  ['good night', /\b(?:good ?night|night night|nighty|sleep (?:well|tight))\b/i],
  [
    'tired',
    /^(?:(?:I['’]?m|I am|I feel|I get|just|so|very|really|too|and|now|a bit|bit) )*(?:tired|sleepy|exhausted|worn out)[\s.!]*$|^yawn\w*|\b(?:want|need|have) to (?:sleep|go to bed)\b|^it(?:['’]s| is) (?:so |very |getting )?late|\bmy eyes (?:hurt|are)\b|\b(?:can['’]?t|cannot) think any ?more\b/i,
  ],
  [
    'leaving',
    /^(?:(?:ok|okay|well|so|right|alright|anyway|thanks|thank you|thx|ty),? )*(?:bye|goodbye|see (?:you|ya|yes)|ciao|cya|cu|ttyl|toodles|farewell|adios|gtg|g2g|laters?)\b(?! chapter)|\b(?:can|could|may|let['’]?s?|let us|want to|wanna) (?:we |I |us )?(?:please )?(?:stop|finish|quit|end (?:it|this))\b|^(?:(?:ok|okay|so|well),? )?(?:I['’]?m |I am )?(?:done|stop|enough|finished|that(?:['’]?s| is) (?:all|it)|no more)(?: now| for (?:today|now)| please)?[\s.!]*$|^are we (?:done|finished)(?: now| yet| here)?\W*$|^(?:is|was) (?:that|this) (?:all|it)(?: now)?\W*$|\bcan I (?:please )?(?:watch|play|go)\b|\b(?:got to|gotta|have to|must|need to) (?:go|leave)\b(?! to)|\bI (?:have|need|must|got) to .* now[.!]*$|\b(?:dinner|supper|tea|lunch) is ready\b|\bcalling me\b|\bmy (?:mum|mom|dad|gran|nan|mummy|daddy|brother|sister|teacher) (?:calls|called|is calling|['’]s calling|wants|needs)(?: me)?\W*$/i,
  ],
  ['wishing luck', /^(?:(?:ok|okay|well|so),? )?(?:good luck|fingers crossed|break a leg)\b/i],
  ['thanking for kindness', /^that (?:is|was|'s) (?:very |so )?(?:kind|nice|sweet) of you/i],
  [
    'thanking',
    /^(?:(?:ok|okay|oh),? )?(?:thank you|thanks|thx)\b|^that was .*\b(?:thanks|thank you|thx)[.!]*$/i,
  ],
  ['what if', /^what if\b|\bimagine\b|\bwould be (?:so |really )?(?:funny|cool|great|crazy) if\b/i],
  ['bad joke', /\b(?:not|wasn['’]?t|isn['’]?t) (?:that |so |very )?funny\b/i],
  [
    'laughing',
    /^(?:(?:that|it|this(?: \w+)?)(?:['’]?s| was| is) (?:so |very |really )?(?:funny|hilarious)\b.*|.*\b(?:made me laugh|killing me|cracks? me up)\b.*|(?:ha){2,}\w*|lo+l|hihi\w*|hehe\w*|xd|rofl)[\s.!]*$/i,
  ],
  ['poo', whole('(?:ha)?(?:poo+p?\\w*|fart\\w*|pee|butts?|bum|toilets?)(?: (?:poo+p?|head|face))?')],
  [
    'being a beast',
    /^I(?:['’]m| am) (?:an? |the )?(?:\w+ )?(?:dinosaur|dragon|monster|lion|tiger|robot|unicorn|cat|dog|zombie|t-?rex|wolf|bear|shark|ghost|potato|banana)\b/i,
  ],
  [
    'silly',
    /^(?:bla+h?\b.*|(?:la){3,}\w*|whe+|[bcdfghjklmnpqrstvwxz]{5,}\w*|a?sdf\w*|poo+p?\w*|fart\w*|r+o+a+r+.*)[\s.!]*$|^(?!.*\b(?:I (?:had|have|got|like|love|saw|want|made|ate|baked|went)|my|our)\b).*\b(?:roa+r|dinosaur|potato|unicorn|(?:banana|cake|pizza|pants)\b.*\b(?:head|mars|moon)|ate the moon|mars on|on a (?:cake|pizza))\b/i,
  ],
  [
    'will read on',
    /\b(?:going to|gonna|will|I['’]ll|want to|let me|must|have to|need to|I am off to) (?:now )?(?:read on|keep (?:on )?reading|go on reading|continue reading|read (?:more|further|some more|the (?:next|rest)))\b|\bread\b.*\b(?:tomorrow|later|next time|soon|tonight)\b/i,
  ],
] as const satisfies Patterns;
