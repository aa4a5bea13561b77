import { shortened } from './plain-words';

/** Word classes that phrases name in angle brackets. */
const classes = {
  parent:
    '(?:step|foster|god)? ?(?:mom|mum|mummy|mommy|momma|mama|mam|ma|mother|dad|daddy|dada|papa|pa|pop|father|parent|guardian|caregiver|grandma|grandpa|granny|grandad|grampa|nana|nan|grandmother|grandfather|grandparent|aunt|aunty|auntie|uncle|mami|papi|baba|amma|ammi|appa|abba|abbu|maman|oma|opa|abuela|abuelo)s?(?: new)?(?: boyfriend| girlfriend| husband| wife| partner| friend)?',
  teacher:
    '(?:teacher|coach|couch|tutor|principal|headmaster|headteacher|professor|instructor|counselor)s?|(?:mr|mrs|ms|sir) [a-z]+|miss (?!(?:him|her|them|it|you|us|me|my|our|his|their|the|a|so|that|this|being|having|going|when|how)(?![a-z]))[a-z]+',
  sibling:
    '(?:(?:big|little|older|younger|baby|half|step|twin) ?)?(?:brother|sister|bro|sis|cousin|twin|sibling)s?',
  friend: '(?:best )?(?:friend|classmate|roommate|neighbor|neighbour|girlfriend|boyfriend|teammate)s?',
  stranger:
    '(?:man|men|guy|guys|woman|lady|stranger|person|adult|grownup|grown up|someone|somebody|babysitter|sitter|neighbor|neighbour|priest|driver|teenager|teen|dude|people|gang)s?',
  peer: '(?:kid|boy|girl|bully|bullie|student|everyone|some of them|child|children)s?',
  them: 'he|she|they|it is|who',
  want: '(?:(?:really|just|only|kinda|so|still|always|sometimes|actually) )*(?:want|wants|wanted|wanting|wish|wishes|wished|need|needs|like|going|plan|plans|planning|try|tries|tried|trying|ready|hope|about|have|decided|prefer|love|used|thought about|thinks? about|thinking about|thinking of|thought of|think of|feel like|feels like|feeling like|talks? about|talking about|talked about|dream of|dream about) ?(?:to|i could|i can|i was|i were|i am)?',
  self: 'myself|himself|herself|themself|themselves|ourselves|yourself',
  now: 'every day|everyday|every night|always|all the time|so hard|really hard|very hard|again and again|a lot|every time|whenever|keeps?|until|bruise[sd]?|bleed|bleeding|bled|blood|scared|afraid|stop|not tell|never stops|nobody|no one|black eye|cry|cries|crying|each day|daily|hard',
  hit: 'hit|hits|hitting|hited|beat|beats|beating|beated|hurt|hurts|hurting|hurted|punch|punches|punched|punching|slap|slaps|slaped|slapping|slapped|kick|kicks|kicked|kicking|smack|smacks|smacked|whip|whips|whipped|spank|spanks|spanked|shove|shoves|shoved|push|pushes|pushed|bite|bites|throws?|threw|shake|shakes|shook|scratches|pinches|grabs|grabbed|attack|attacks|attacked|abuse|abuses|abused|drags|dragged|pulls|pulled|slam|slams|slammed|twist|twists|twisted|pin|pins|pinned|knock|knocks|knocked|spit on|spits on|tripped',
  harm: 'choke|chokes|choked|choking|strangle|strangles|strangled|burn|burns|burned|burnt|beat up|beats up|molest|molests|molested|rape|rapes|raped|torture|tortures|abuse|abuses|abused|threaten|threatens|threatened|starve|starves',
  place:
    'house|home|apartment|flat|room|bedroom|door|window|garden|yard|building|school|kitchen|closet|basement|garage',
  weapon: 'gun|knife|knive|pistol|rifle|weapon|bomb|axe|machete|bat|blade|sword to my|razor',
} as const;

type PhraseClass = keyof typeof classes;

/**
 * Compiles a phrase. `<class>` stands for each word of a class, `..` for up to six words, and the rest is a regular expression
 * whose spaces are single spaces. Matches whole words of `plainWords`.
 */
const phrase = (source: string): RegExp => {
  const words = source
    .replace(/<(\w+)>/g, (_, name: PhraseClass) => `(?:${classes[name]})`)
    .replace(/ \.\. /g, '(?: [a-z0-9]+){0,6} ');
  return new RegExp(`(?<![a-z])(?:${shortened(words)})(?![a-z])`);
};

export const phrases = (sources: readonly string[]): readonly RegExp[] => sources.map(phrase);

export const matchesAny = (words: string, some: readonly RegExp[]): boolean =>
  some.some((one) => one.test(words));
