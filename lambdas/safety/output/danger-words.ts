/** Classes of words for the patterns of `dangers.ts`, as parts of regular expressions. */

export const any = (...words: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}])(?:${words.join('|')})(?![\p{L}])`, 'iu');
export const near = (one: string, other: string, letters = 60) =>
  `(?:${one})(?![\\p{L}])[^.!?]{0,${letters}}(?<![\\p{L}])(?:${other})`;

/** The reader, or everybody. */
export const reader = any(
  'you',
  'your',
  'yours',
  'yourself',
  'u',
  'ya',
  '(?:people|children|kids|everyone|everybody|who) [^.!?]{0,40}(?:should|must|ought)',
);

/** Grown-ups as the reader's own or in general, not those of a character ("her mother"). */
export const grownUp =
  '(?:your|any|all|other|no|the|to|and|before) (?:own )?(?:mum|mom|mummy|mommy|mama|dad|daddy|papa|mother|father|parents?|teachers?|grown-?ups?|adults?|family|folks|guardians?|carers?)|grown-?ups?|parents|mum and dad|mom and dad';
export const noticing =
  'finds? out|gets? wind|(?<!you )knows?|learns?|hears?|notices?|sees?|tell|told|asks?|report|blab|blabs|says? a word|bring';
export const hiding =
  "never|no|not|nobody|don['’]t|do not|must not|mustn['’]t|won['’]t|without|before|unless|quiet|hide|swear|burn|buried|locked?|secrets?|pact|between us|between you and me|just us|only for you|only we|two of us|we two";

export const body =
  'arms?|fingers?|thumbs?|hands?|eyes?|ears?|tongue|throat|neck|head|skull|face|belly|stomach|bones?|legs?|ribs|skin|guts|tail|fur|wings?|mouth';
export const wounding =
  'kick(?:s|ed)?|claw(?:s|ed)?|gouge[ds]?|break|breaks|broke|snap(?:s|ped)?|crush(?:es|ed)?|smash(?:es|ed)?|rip(?:s|ped)?|tear|tears|tore|bit|bites?|cut|cuts|chop(?:s|ped)?|hack(?:s|ed)?|burn(?:s|ed|t)?|skin(?:s|ned)|stones?|beat|beats|hit|whip(?:s|ped)?|tape|taped|choke[ds]?|twist(?:s|ed)?';
export const suffering =
  'scream(?:s|ed|ing)?|squeal(?:s|ed|ing)?|howl(?:s|ed|ing)?|twitch(?:es|ed|ing)?|bleed|bled|bleeding|blood|guts|stump|squirt(?:s|ed|ing)?|chok(?:e|es|ed|ing)|begged|cried for|writh(?:e|ed|ing)';
/** Small ones who are hurt, as the object of a verb. */
export const smallOnes = '(?:\\p{L}+ ){0,2}(?:baby|babies|child|children|kids?|toddlers?|infants?)';
/** What is done to them on purpose. A ball or a wave may also hit somebody. */
export const hurting =
  'bit|bites?|biting|shook|shakes?|shaking|kick(?:s|ed|ing)?|beats?|beaten|slap(?:s|ped|ping)?|whip(?:s|ped|ping)?|punch(?:es|ed|ing)?|strangl(?:es?|ed|ing)|chok(?:es?|ed|ing)|burns?|burned|drown(?:s|ed|ing)?|starv(?:es?|ed|ing)';
/** Groups of people that may be despised. */
export const group =
  'foreign(?:ers?)?|newcomers?|strangers|wom[ae]n|girls?|boys|old people|elderly|poor|beggars|another country|other countries|such people|people like (?:him|her|them|you)|immigrants?|refugees?|gyps(?:y|ies)|fat|disabled|kids who|children who|little girls|old (?:hag|man|woman|lady)';
/** Groups in the plural: "She hated the girl's pigtails" despises nobody. */
export const hated =
  "foreigners|newcomers|strangers|women|girls(?!['’])|boys(?!['’])|old people|poor people|beggars|such people|immigrants|refugees|gypsies|fat (?:people|kids|children)";
export const contempt =
  'stupid|useless|worthless|dirty?|filthy|pigs?|steal|thieves|smelly|smells?|too (?:silly|stupid|dumb|weak) to|ugly|thrown out|sit with|let in|deserves?|deserved|whipped|less than|beneath';

/** What hurts a child who tries it. */
export const hazard =
  "roofs?|cliffs?|railings?|busy road|in (?:a|the) road|plugs?|sockets?|lighters?|matches|bare feet|drunk|rum|beer|wine|vodka|whisky|cigarettes?|smoke|pills?|tablets|medicine|stove|oven|petrol|deep water|wild animals?|stranger(?:s|[’']s)? (?:house|car)|into his house|into her house|his car|faint|until it hurts|grown-ups are asleep|without (?:telling|asking)";
export const daring =
  "try|you can|you could|you should|now you|go on|go into|why not|just|at home|your own|climb|jump|swim|push|drink|open up|poke|stamp|stand|run across|send us|do not stop|don[’']t stop|yourself";

export const weapon =
  'knife|knives|blades?|daggers?|guns?|pistols?|rifles?|shotguns?|revolvers?|box ?cutters?|razors?|machetes?|brass knuckles|bombs?|petrol|gasoline|lighters?|matches|sharp nails?';
export const armed =
  'hide|carry|keep|put|take|slip|bring|stick|pack|show|use|hold|swing|shoot|stab|point|light|wear|get|buy|nearly used|is good|game with';
