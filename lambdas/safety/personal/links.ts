/** Top-level domains that are not English words, in upper or lower case. */
const plain =
  'com|net|org|edu|gov|info|io|co|uk|ca|cn|de|fr|es|nl|eu|ru|jp|tv|gg|app|dev|xyz|ly|au|kids|school|online|site|games|test|example|biz|mobi|wiki|blog|website|ch|se|dk|fi|ie|pt|pl|cz|sk|hu|ro|bg|gr|tr|ua|br|mx|ar|cl|pe|kr|tw|hk|sg|th|vn|ph|pk|bd|lk|np|nz|za|ng|ke|eg|ae|il|ir|kz|lt|lv|ee|hr|rs|lu|cc|fm|ws|nu|bio|chat|club|store|link|lol|wtf|icu|vip|email|gmail|academy|education|university|photos|pics|gallery|studio|design|digital|tech|cloud|web|media|ninja|fyi|gle|page|social';
/** Top-level domains that are words. After a missing space ("I like it.so do you") they do not make a link. */
const words =
  'me|it|so|in|to|is|at|be|no|my|am|us|do|as|by|im|id|ai|ms|la|li|ma|pa|si|al|st|sh|ad|mu|pro|fun|live|life|world|shop|space|art|zone|today|video|music|band|team|group|fans|cool|news|press|family|baby|pet|pets|dog|cat|name|top|win|click|host|land|kid|fit|run|one|style|rocks|plus|red|blue|pink|black|love|movie|show|toys|house|garden|farm|center|guru';

const label = String.raw`(?<![\p{L}\p{N}@])[\p{L}\p{N}-]+(?:[._][\p{L}\p{N}-]+)*`;
const pathOf = String.raw`(?:/\S*)?`;
/** Words before and after an address that the reader is invited to open. */
const before = String.raw`(?<=(?<!\p{L})(?:site|website|page|blog|link|url|channel|profile|it|this|address)(?:['’]s| is|:)\s*(?:on |at )?|(?<!\p{L})(?:visit|go to|look at|see|watch|open|check(?: out)?|check me out at|find me (?:on|at)|follow me (?:on|at)|click(?: on)?|google|type)\s+(?:me at |my )?)`;
const after = String.raw`(?=\s+(?:is|has) (?:my|our|the|a)\b|\s*[!?,;:)"'”’\]]|\s*\.?\s*$|\.\s)`;

const dot = String.raw`(?:\s*[([{]\s*(?:dot|punkt|punto)\s*[)\]}]\s*|\s(?:dot|punkt|punto)\s)`;

/** For e-mail addresses that are spelled out. */
export const domains = plain;

/** Web addresses, with and without a scheme, also spelled out. */
export const links: readonly RegExp[] = [
  /https?:\/\/\S+|www\.\S+/gi,
  new RegExp(
    String.raw`${label}\.(?:(?:${plain})(?![\p{L}\p{N}])${pathOf}|(?:${words}|[a-z]{2,4})/\S+)`,
    'giu',
  ),
  // leostar.me, leo.fun: only in lower case, and only where an address is likely
  new RegExp(String.raw`${before}${label}\.(?:${words})(?![\p{L}\p{N}])`, 'gu'),
  new RegExp(String.raw`${label}\.(?:${words})(?![\p{L}\p{N}])${after}`, 'gu'),
  // leostar dot com
  new RegExp(String.raw`${label}(?:${dot}[\p{L}\p{N}-]+)?${dot}(?:${plain})(?![\p{L}\p{N}])`, 'giu'),
];
