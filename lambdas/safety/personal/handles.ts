/** Platforms where children choose a name. */
const platforms =
  'insta|instagram|ig|snap|snapchat|snap\\s?chat|tik\\s?tok|discord|roblox|fortnite|minecraft|whatsapp|whats\\s?app|xbox|psn|playstation|steam|twitch|you\\s?tube|yt|telegram|twitter|facebook|fb|skype|wechat|weixin|qq|kik|pinterest|reddit|bereal|kakao|tumblr|gmail|hotmail|icloud';
/** Platform names and other nouns that are also ordinary words. */
const wordy = 'game|user|gamer|line|switch|signal|epic|messenger|threads|account|profile|nintendo|channel';
const kindOfName =
  'user\\s?name|name|id|tag|handle|user|account|profile|channel|gamer\\s?tag|nick(?:name)?|add';

/** Words that may follow a platform's name without being an account: "my roblox is broken", "I am not on snapchat". */
const ordinary =
  'a|able|about|acting|active|addicted|all|allowed|also|always|amazing|an|and|annoying|any|are|asking|awesome|back|bad|banned|because|being|best|better|big|blocked|blue|bored|boring|both|broken|busy|but|by|called|chatting|closed|connected|cool|crashing|cute|deleted|disconnected|doing|done|down|driving|easy|empty|even|ever|famous|fast|favou?rite|fine|for|free|freezing|frozen|full|fun|funny|fake|friends?|from|frustrated|full|getting|girls?|boys?|glitching|gone|good|great|green|hacked|happy|hard|he|her|here|hidden|his|how|i|important|in|is|it|its|just|kids?|lagging|laggy|later|like|live|loading|locked|lost|mad|making|me|meeting|mine|mostly|much|my|named|never|new|nice|no|none|not|nothing|now|obsessed|off|offline|often|okay|ok|old|on|one|online|only|open|or|our|out|over|paused|people|perfect|playing|popular|private|public|quite|ready|really|red|sad|scared|scary|secret|set|she|shy|sick|silly|slow|so|some|sometimes|somewhere|starting|still|stuck|stupid|such|supposed|talking|that|the|their|them|there|they|things?|this|tired|to|today|too|trash|true|trying|under|up|updating|us|usually|very|waiting|watching|we|weird|what|when|where|who|why|with|without|working|worse|wrong|you|your|yours';

const start = String.raw`(?<![\p{L}\p{N}])`;
/** A name as it is typed, with inner dots, or as it is spelled aloud. */
const spelled = String.raw`(?:\s+(?:dot|underscore|dash|hyphen)\s+[\p{L}\p{N}]+)*`;
const typed = String.raw`@?(?=[^\s,!?]*\p{L})[\p{L}\p{N}_](?:[^\s,!?;:()"“”\[\]]*[\p{L}\p{N}_])?`;
/** Any name with a digit, a dot or an underscore; otherwise a word that is not ordinary. */
const named = String.raw`(?!\[)(?:(?=[^\s,!?]*[\d_]|[^\s,!?]*\p{L}\.\p{L})|(?!(?:${ordinary})(?![\p{L}\p{N}_]))|(?=[\p{L}\p{N}]+\s+(?:dot|underscore)\s))${typed}${spelled}`;
/** A name that its digit, dot or underscore reveals, for places where an ordinary word may follow as well. */
const odd = String.raw`(?=[^\s,!?]*[\d_]|[^\s,!?]*\p{L}\.\p{L})${typed}${spelled}`;
const is = String.raw`\s*(?:(?:is|was)(?: called| named| under| just| now)?|['’]s|are|:|=)\s*`;
const on = String.raw`\s+(?:on|in|at)\s+(?:my\s+)?(?:${platforms})(?!\p{L})`;
const adding = `(?:you can |just |please |pls )?(?:add|follow|find|message|dm|text|friend|invite|search|look up|hit up|pm)(?: for)?(?: me| my)?`;

/** Account names by which others can find a child on these platforms. */
export const handles: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_][\p{L}\p{N}_.]+/gu,
  /(?<![\p{L}\p{N}])[\p{L}\p{N}_.]{2,32}#\d{4}\b/gu,
  // my insta name is coolkit, my gamer tag: leo
  new RegExp(String.raw`(?<=${start}(?:${platforms}|${wordy})\s*(?:${kindOfName})${is})${named}`, 'giu'),
  // my insta is leo.star, my discord is leostar
  new RegExp(String.raw`(?<=${start}(?:my|our|mine)\s+(?:${platforms})${is})${named}`, 'giu'),
  new RegExp(String.raw`(?<=${start}(?:${platforms})${is})(?!\d+\p{L}{0,3}(?!\S))${odd}`, 'giu'),
  // my username is leostar
  new RegExp(
    String.raw`(?<=${start}my\s+(?:user\s?name|gamer\s?tag|handle|nick\s?name|screen\s?name|login)${is})${named}`,
    'giu',
  ),
  // add me leo_star99 on snapchat, I am leostar on roblox
  new RegExp(`${start}${odd}(?=${on})`, 'giu'),
  new RegExp(
    String.raw`(?<=${start}(?:${adding}|i am|i['’]m|im)[,:]?\s+(?:as\s+|at\s+)?)${named}(?=${on})`,
    'giu',
  ),
  // my insta skylar_0711, snap - kid_k, dm me skylar.reads: the form of the name reveals it
  new RegExp(
    String.raw`(?<=${start}(?:(?:${platforms})(?:\s+(?:${kindOfName}))?|my\s+(?:${kindOfName})|(?:user\s?name|gamer\s?tag|screen\s?name)|${adding})\s*[:=/>→-]*\s*)(?!\d+\p{L}{0,3}(?!\S)|(?:lvl|level|page|line|number|no|book|part|season|episode|ep|v|version|update|chapter|day|top)\.?\d+(?!\p{L}))${odd}`,
    'giu',
  ),
  // skylar_0711, anywhere
  /(?<![\p{L}\p{N}_.])(?=[\p{L}_.]*\d)(?=[\p{L}\p{N}.]*_)\p{L}[\p{L}\p{N}_.]*[\p{L}\p{N}_]/gu,
  // find me on insta as leostar; on roblox I am leostar
  new RegExp(
    String.raw`(?<=${start}(?:on|in)\s+(?:my\s+)?(?:${platforms})(?:,?\s+(?:as|under|i am|i['’]m|im|it['’]?s|my name is)|\s*[:=-])\s+)${named}`,
    'giu',
  ),
];
