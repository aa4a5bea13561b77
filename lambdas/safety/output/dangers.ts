import { withoutPersonalData } from '../personal/personal-data';
import {
  any,
  armed,
  body,
  contempt,
  daring,
  group,
  grownUp,
  hated,
  hazard,
  hiding,
  hurting,
  near,
  noticing,
  reader,
  smallOnes,
  suffering,
  weapon,
  wounding,
} from './danger-words';

/** What no reply may contain, wherever it stands in a sentence: found by classes of words that together mean a danger. */
export type Danger =
  | 'contact'
  | 'meeting'
  | 'secrecy'
  | 'love'
  | 'claims to be human'
  | 'personal details'
  | 'weapon'
  | 'cruelty'
  | 'self-harm'
  | 'sexual'
  | 'contempt'
  | 'dare';

/** Each pattern is looked for in one sentence. */
const everywhere: readonly (readonly [Danger, RegExp])[] = [
  [
    'contempt',
    any(
      near(`(?:${group})`, contempt, 50),
      near(contempt, `(?:${group})`, 30),
      `hate[ds]? (?:all |those |these |such |the )?(?:${hated})`,
      'freaks?|(?:dumb |old )*hag|cry-?bab(?:y|ies)|fat pig|greedy (?:fat )?pig|(?:too|so) (?:poor|ugly|fat|stupid)|deserved it|stupid (?:lazy|ugly|fat)|talentless|nobody (?:likes|could love|would love)|like (?:them|him|her) (?:were|was|are|is) dirt',
      'losers? like you|hit the one|hit (?:him|her|them|anybody|somebody) (?:who|back|hard)|trust only (?:me|us)|(?:grown-ups?|adults|parents) lie to you',
      'because (?:he|she|they|it|you) (?:was|were|is|are) (?:so |too |an? )*(?:ugly|fat|stupid|dumb|worthless|poor|dirty)',
      '(?:your|the) (?:own )?(?:mother|mum|mom|father|dad|parents) will leave|only true friend|(?:best|better) to tell (?:nobody|no one)|have only me|watch (?:them|it|him|her) die',
    ),
  ],
  [
    'contact',
    any(
      '(?:call|ring|phone|text|message|mail|e-?mail) me (?:on|at|under|if|when|and)',
      '(?:my|our|this|a private) (?:private |phone |mobile )*number',
      '(?:at|by|click|follow|open|through|under|use) (?:on )?(?:the|this|that|my|our) link',
      near('pay|send|spend|give', '(?:\\d+|some|your|the) (?:dollars?|pounds?|euros?|money)', 20),
    ),
  ],
  [
    'dare',
    any(
      near(
        'drunk|drink(?:s|ing)?|drank|smok(?:e[ds]?|ing)|rum|beer|wine|vodka|whisky|cigarettes?|pills?',
        '(?:feels?|felt|tastes?|tasted) (?:so |very |really )?(?:great|good|wonderful|nice|amazing)|(?:so|then|now|just) try',
        50,
      ),
    ),
  ],
  [
    'sexual',
    any(
      'naked',
      'nude',
      'topless',
      'undress(?:es|ed|ing)?',
      'strip(?:s|ped|ping)? (?:to|off|down|naked|for)',
      '(?:made|make|makes|making) love',
      'sexy?',
      'breasts?',
      'underwear',
      'lingerie',
      'orgasm\\w*',
      near(
        'tore|tears?|pull(?:s|ed)?|took|takes?|get|got|out of',
        '(?:off|of) (?:\\p{L}+ )?(?:trousers|pants|robe|dress|clothes|shirt|skirt)',
        30,
      ),
      near('out of (?:her|his|their|your|my) (?:robe|dress|clothes)', 'bed'),
      '(?:into|in) my bed',
      near('kiss(?:es|ed|ing)?', 'lips|mouth|neck|body', 30),
    ),
  ],
  [
    'secrecy',
    any(
      "(?:you and (?:I|me)|we|let us|let['’]s)(?: two)? (?:\\p{L}+ )?(?:keep|have|share) (?:a |this |our )(?:\\p{L}+ )?(?:secret|pact)|(?:our|keep this) (?:\\p{L}+ )?secret(?! of)",
      near('promise', 'nobody|no-?one|not a soul', 40),
      near('keep quiet|hide it|hide this|secret|not a word|stays? silent|say nothing', grownUp),
    ),
  ],
  [
    'claims to be human',
    any(
      'flesh and blood|other end of the line|behind (?:the|this) screen',
      "(?:I am|I['’]m|am I|as I am)[^.!?]{0,30}(?:a |an )(?:real |human |living )(?:old |young )?(?:person|man|woman|human|boy|girl)",
      "I(?:['’]m| am) (?:an? )?(?:actor|actress|human)(?: from| in| with| behind)?",
      'a person, you caught me',
    ),
  ],
  [
    'personal details',
    any('(?:house|door|flat|street|phone|mobile|apartment) numbers?|post ?codes?|zip codes?|home address'),
  ],
  [
    'cruelty',
    any(
      near('burn(?:s|ed|t|ing)?|boil(?:s|ed)?|skinned|drown(?:s|ed)?', suffering, 40),
      near(
        `(?:${wounding})`,
        `(?:${body})(?![\\p{L}])[^.!?]{0,60}(?<![\\p{L}])(?:${suffering}|one (?:after|by)|until|off|out|open|served)`,
        30,
      ),
      near(suffering, `served|fun|laugh(?:s|ed|ing)?|care|brat|deserv\\p{L}+|greedy|all night`),
      near('fun|laugh(?:s|ed)?', suffering),
      `(?:bit|bite|cut|cutting|tore|tear|rip|ripped|chop|chopped|hack|hacked) off (?:\\p{L}+ ){0,3}(?:${body})`,
      `(?:${hurting}) ${smallOnes}`,
      `(?:ripped|cut|tore|slit|split) (?:\\p{L}+ ){0,3}(?:belly|stomach|throat|chest|head) open`,
      'drank? (?:\\p{L}+ )?blood|drinks? (?:\\p{L}+ )?blood',
      'cut (?:its|his|her|their) throats?',
    ),
  ],
  [
    'cruelty',
    any(
      'dimwit|dumbo|moron|idiots?|imbecile|numbskull|retard\\p{L}*|waste of (?:air|space|skin)',
      "(?:you|you['’]re|your) (?!do not|don['’]t|are not|aren['’]t|never)(?:\\p{L}+ ){0,4}(?:suck|loser|stupid|ugly|worthless|pathetic|dumb|empty head|brainless)",
      '(?:ugly|stupid|dumb|worthless|useless|pathetic) (?:children|child|kids?|brats?|little)',
      'thick as you|a loser stays a loser|(?:right|good) to laugh at you|(?:class|everybody|they) (?:is|are) right to laugh',
    ),
  ],
  [
    'self-harm',
    any(
      `${near(
        'scratch|cut|cutting|bang|hit|burn|press|starve|hurt|bruise|pinch',
        '(?:your|my|the) (?:own )?(?:skin|arms?|wrists?|head|legs?|body|self)',
        40,
      )}[^.!?]{0,80}(?<![\\p{L}])(?:hurts?|numb|helps?|sadness|low|bleeds?|feel|sleep|better|calm)`,
      '(?<!(?:never|not|cannot) )stop (?:eating|drinking)|eat(?:ing)? less|skip(?:ping)? (?:meals?|dinner|lunch|breakfast)|hide your plate|light as air|starve yourself',
      '(?:go|goes|went|gone|sleep|fall asleep) (?:to sleep )?for (?:good|ever)|never wake up again|follow (?:him|her|them) to where',
      '(?:stop|stopping) being a bother|a burden to|better (?:for them all )?without you|nobody (?:would|will) (?:miss|stop) you|nobody forces you to (?:go on|live)|bored of living|tired of living',
      'end (?:it all|your life)|jump (?:off|from|in front of) (?:a|the) (?:roof|bridge|train|window)',
    ),
  ],
];

/** Looked for in sentences that speak to the reader, with "you" or as a request. */
const toReader: readonly (readonly [Danger, RegExp])[] = [
  ['dare', any(near(`(?:${daring})`, hazard, 90), near(hazard, `(?:${daring})`, 60))],
  ['weapon', any(near(armed, weapon, 40), near(weapon, `${armed}|wild(?:er)?|your`, 40))],
  [
    'meeting',
    any(
      'pick(?:ing)? you up|meet(?:ing)? (?:me|up|us)|see you (?:at|on|in|tonight)|wait(?:ing)? for you|(?:I|we) (?:shall |will |can )?(?:wait|land|be) (?:by|at|in|behind|near|there|outside|in front)(?! the (?:book|story))',
      '(?:slip|sneak|climb|creep|steal) (?:out|away)',
      near(
        'come|be|go|bring|meet|walk|wait',
        '(?:alone|by yourself|on your own|just (?:us )?two|tonight|tomorrow|after dark|at (?:dusk|bedtime|night|midnight)|at (?:one|two|three|four|five|six|seven|eight|nine|ten|\\d)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![\\p{L}])[^.!?]*',
        70,
      ),
      near('come', '(?:to|round to|over to) my (?:flat|house|place|home|room|tower|car|office)', 20),
      near("(?:do not|don[’']t|never|without) bring", grownUp),
      near(`tell (?:your (?:mum|mom|mother|father|dad|parents))`, 'that you', 20),
      'near your (?:house|home|school)|in your park|outside your (?:town|house|school|window)|behind the [^.!?]{0,30}(?:your|tonight|outside)',
    ),
  ],
  [
    'personal details',
    any(
      'surnames?|family name|last name|your address|front door|full name',
      near(
        '(?:name of|spell|say|tell|write|speak|send|post|type|give)',
        '(?:your|yours) (?:\\p{L}+ ){0,3}(?:street|road|lane|village|town|city|district|house|flat|school)(?![\\p{L}])',
        50,
      ),
      near(
        'which|what',
        '(?:street|road|town|city|village|school) (?:should I|shall I|do you live|is yours|do you sleep)',
        30,
      ),
      near('house|street|town|flat|road', '(?:in which|where) you (?:sleep|live)', 30),
      near('yours?|you', 'name of the (?:road|street|town|village|city|school)', 60),
      '(?:send|post|show|upload)(?: me)? (?:a |your |some )?(?:\\p{L}+ )?(?:selfies?|photos?|pictures?) of (?:you|yourself)|send (?:me )?a (?:selfie|photo)',
    ),
  ],
];

const secrets = any(
  near(`(?:${grownUp})`, `(?:${noticing}|on|wind)`, 40),
  near(`(?:${noticing})`, `(?:${grownUp})`, 40),
);
const hidden = any(hiding);

/** Says that a secret is not kept, as a good reply does. */
const noPromise =
  /\b(?:can(?:no|['’])?t|can not|won['’]t|will not|(?:must|should)(?: not|n['’]t)|never|do(?: not|n['’]t)) (?:ever |always )?(?:promise|keep) (?:you )?(?:that |to |any |such |a |it |this |dangerous |bad |scary )*(?:\p{L}+ )?(?:secrets?|stays?|keep|between us|quiet|hidden|to (?:my|your)self)\b/iu;

const declaredLove = any(
  'my heart beats|heart beats (?:only )?for you|long(?:ing)? for you|I long for|fallen in love|fall in love with you|count (?:every|the) (?:hour|minute|day)s?[^.!?]{0,30}(?:you|away)|the one (?:that|who) I (?:long|love|want)',
  'I (?:adore|love|worship|desire|crave) you|be (?:mine|my (?:girl|boy)friend)|you (?:and I|belong) (?:belong )?to(?:gether)? forever',
);

/** A bird and an AI has no such body, family or past. */
const human = any(
  "my (?:own |bare |human |baby |little |big |older |younger )*(?:arms?|skin|hands?|fingers?|feet|legs?|knees?|teeth|hair|mum|mom|mother|dad|father|parents|brother(?:['’]s)?|sister(?:['’]s)?|wife|husband|sons?|daughters?|classmates|school|kitchen|birthday)",
  '(?:as|when I was|since I was|was once) (?:still )?(?:a |an )?(?:little |small |young |school ?)*(?:boy|girl|schoolboy|schoolgirl|child|kid|student|teenager|baby|\\p{L}+ years? old|five|six|seven|eight|nine|ten|eleven|twelve)',
  '(?:mother|father) of (?:two|three|four)',
);

const imperative =
  /^(?:[\p{L}]+[,!] )?(?:please |now |just |then |so |next time |and )*(?:be|bring|burn|carry|climb|click|come|cross|do|don['’]t|eat|get|give|go|hide|hit|join|keep|leave|let|look|meet|message|never|put|say|scan|send|show|slip|spell|stick|swear|take|tape|tell|try|type|wait|write)\b/iu;

/** An address, link, account or number that the text itself names. */
const hasContact = (text: string): boolean =>
  /\[(?:email|link|handle|number)\]/.test(withoutPersonalData(text, []));

/**
 * The danger in one sentence of a text for a child, in English; undefined if there is none. The classes of words are those of a
 * grown-up, of hiding, of wounding, and so on: two of them together mean a danger, however the sentence is worded.
 */
export const dangerIn = (sentence: string): Danger | undefined => {
  if (hasContact(sentence)) return 'contact';
  const isHonest = noPromise.test(sentence);
  const found = everywhere.find(
    ([danger, pattern]) => pattern.test(sentence) && !(isHonest && danger === 'secrecy'),
  );
  if (found !== undefined) return found[0];
  if (!isHonest && secrets.test(sentence) && hidden.test(sentence) && !sentence.includes('?'))
    return 'secrecy';
  if (declaredLove.test(sentence)) return 'love';
  if (!reader.test(sentence) && !imperative.test(sentence)) return undefined;
  return toReader.find(([, pattern]) => pattern.test(sentence))?.[0];
};

/** Whether the companion speaks of a body, a family or a past, which an AI and a small bird do not have. */
export const claimsLife = (sentence: string): boolean => human.test(sentence);
