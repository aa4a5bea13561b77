import { isEverydayWord } from '../text/capital-words';
import { contentWords } from '../text/words';
import { relations } from './personal-names';

const i = "(?:i|we|me and my mum|my (?:mum|mom|dad|mother|father|sister|brother) and me)(?:['’]?ve)?";
const am = "(?:i am|i['’]m|im|i m|we are|we['’]re|were|we r)";
const adverb =
  '(?: (?:now|also|still|just|really|actually|currently|only|always|mostly|all|both|once|recently|have|had|do|been|used to|originally|over|up|down|out|here|right|together|back)){0,4}';
const people = String.raw`(?: (?:with|at) my \p{L}+(?:['’]s)?(?: (?:house|place|home))?(?: and (?:my )?\p{L}+)?| at the \p{L}+| in an? (?:\p{L}+ )?(?:flat|house|apartment|bungalow|cottage|caravan|tower|farm))?`;
const near = '(?:in|near|at|outside(?: of)?|around|close to|next to|by|within)';
const home = '(?:home ?town|town|city|village|country|state|district|suburb|hood|neighbou?rhood)';
const family = `my (?:${relations}|family|parents|grandparents|grandmother|grandfather|nan|nana|granny|folks|whole family)`;
const reader = String.raw`(?:an? |the )?(?:[\p{L}\p{N}-]+ ){0,5}?(?:boy|girl|kid|child|student|pupil|reader|bookworm|guy|person|one|old|grader)`;

/** Words that precede a place: where a child lives, comes from, was born or goes to school, or where its family lives. */
const telling = [
  `(?:${i}${adverb} (?:live|lived)|${am}${adverb} from)(?: in| near)? (?:a|the|this) (?:[\\p{L}]+ )?${home} (?:called|named)`,
  `(?<!(?:if|wish|wished|imagine|pretend|suppose)(?: that)? )${i}${adverb} (?:live|lived|living|stay|stayed|staying|dwell|reside)${adverb}${people}${adverb} ${near}`,
  `${am}${adverb} (?:living|staying|based)${adverb}${people} ${near}`,
  `(?:${am}|(?:i|we)${adverb} (?:come|came))${adverb} from`,
  `${am} ${reader} (?:from|living in|who lives in)`,
  `(?:${i}|${family})${adverb} (?:are moving|am moving|is moving|moved(?: house)?|relocated)${adverb} (?:to|from)`,
  `the ${home} (?:(?:where|that) )?(?:i|we) live(?: in)? is(?: called| named)?`,
  `(?:${i}|my (?:${relations}))(?: and i)? (?:was|were) (?:born(?: and raised)?|raised|brought up) in`,
  `${i}${adverb} (?:grew|grow|am growing|are growing) up in`,
  `(?:our|${family})${adverb} (?:(?:lives?|lived|stays?) ${near}|(?:is|are|comes?|came) from)`,
  `(?:i|we) have an? (?:house|home|flat|apartment) ${near}|(?:my|our) (?:house|home|flat|apartment|school|family|class) is ${near}`,
  `(?:go|goes|going|went)${adverb} to (?:[\\p{L}]+ ){0,2}school${adverb} (?:in|near)`,
  `(?:my|our) ${home}(?:['’]s name)? is (?:called|named)`,
  `where (?:i|we) live,? ${near}`,
  `(?:vivo|vivimos) en|(?:soy|somos) de|j['’]habite (?:à|au|aux|en)|nous habitons (?:à|au|aux|en)|je viens (?:de|du)|(?:ich|wir) (?:wohnen?|leben?) (?:in|bei)|(?:ich komm|ich komme|wir kommen) aus|(?:abito|vivo) a|vengo da|sono di|(?:moro|moramos) em|sou d[eoa]|(?:ik woon|wij wonen) in|ik kom uit|mieszkam w|jestem z|jag bor i|я живу в|мы живём в|я из`,
];

/** Words after which a place or an ordinary word may follow; the place then has a capital letter. */
const hinting = [
  `(?:my|our) ${home} is`,
  '(?:hello|hi|hey|greetings|hugs|love)[,!]? from',
  `${am} (?:now |right now )?in`,
  '(?<=^\\s*)(?:i )?(?:live|living) in',
  '(?:here|back home) in',
  `(?:location|${home}|where i live|i live|address|my address) ?[:=-]`,
];

const start = String.raw`(?<![\p{L}\p{N}'’])`;
const triggers = (some: readonly string[]) =>
  new RegExp(`${start}(?:${some.join('|')}) ?(?= )|${start}(?:${some.join('|')})(?=$)`, 'giu');
const told = triggers(telling);
const hinted = triggers(hinting);

/** "Leeds is where I live"; "in Leeds, where I live". */
const name = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)*`;
const small = String.raw`\p{Ll}[\p{L}\p{M}'’-]{2,}`;
const before = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?!(?:in|at|from|here|but|and) )(?!(?:In|At|From|Here|But|And) )(?:${name}|${small})(?=,? (?:which )?is (?:where (?:[Ii]|we) live|(?:my|our) ${home})(?!\p{L})|,? where (?:[Ii]|we) (?:live|come from|am from|are from)(?!\p{L}))`,
  'gu',
);
const chinese =
  /((?:我|我们|我家)(?:住在|来自|在|是从)|我的(?:家乡|城市)是)(?!一|家|学|城|乡|房|这|那|你|他|她|它|里|床|看|读|哪|很|想|等|学校)(\p{Script=Han}{2,5}?)(?=市|省|县|[，。！,.!\s]|$)/gu;
const hindi = /(मैं |हम )(\S+)(?= (?:में रहत|से हूँ|से हैं))/gu;

/** Words after these phrases that are no real place, or none where somebody could find a child. */
const nowhere = new Set(
  'animals another behind april august autumn anywhere apartment apartments asgard atlantis away bedrooms bliss camelot chaos chapter chapters class comfort countryside constant darkness different december dreams earth elsewhere everywhere fantasia fear flats february freedom friday future gotham grade gryffindor harmony heart hell hiding hogwarts hope horses hufflepuff january july june jupiter krypton level living love loneliness luxury march mars may memory middle-earth mine minecraft misery monday mordor november mountains narnia nature neptune neverland nothing nowhere october outer oz page pages pain panem part past paradise peace place places pluto poverty quiet ravenclaw roblox room safety saturday saturn scratch september shame silence slavery slytherin somewhere space stories story style suburbs sunday suspense team time tents there thursday tonight touch trees tuesday two uranus venus wakanda wednesday where wonder wren wonderland year years'.split(
    ' ',
  ),
);
/** The first word of place names with two words, for children who write without capital letters. */
const parts = new Set(
  'abu addis belo buenos cape el fort ho hong kuala la las le los mount mt new north palm port porto rio saint salt san santa sao são south st st. tel west east'.split(
    ' ',
  ),
);
const between = new Set(
  'am an auf auf de del der den des do da das di du en el la las le les lo los na ob of on op over sur sous the und under upon'.split(
    ' ',
  ),
);
/** Words that may follow a place without a capital letter, in addition to function words. */
const goesOn = new Set(
  'forever please right since city town village county england india spain texas california uk usa'.split(
    ' ',
  ),
);
const kindOfPlace = /^(?:city|town|village|county|centre|center|district|area|suburb|state|province|street)$/;

interface Token {
  readonly word: string;
  readonly end: number;
}

/** The first words of a text that are separated by spaces only, at most eight. */
const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  const next = /[ ]{1,2}([\p{L}\p{M}][\p{L}\p{M}'’-]*(?:(?<=(?:^|\s)(?:st|mt))\.)?)/giuy;
  for (let found = next.exec(text); found !== null && tokens.length < 8; found = next.exec(text))
    tokens.push({ word: found[1] ?? '', end: next.lastIndex });
  return tokens;
};

const isCapital = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word);
const isFunctionWord = (word: string): boolean => contentWords(word).length === 0;
const isPlace = (word: string): boolean => {
  const lower = word.toLowerCase();
  return !nowhere.has(lower) && (isCapital(word) ? !isFunctionWord(word) : !isEverydayWord(lower));
};

/** The end of a name with capital letters: "Newcastle upon Tyne", "Leeds, England". */
const endOfCapitals = (text: string, tokens: readonly Token[]): number => {
  let at = 0;
  for (;;) {
    if (isCapital(tokens[at + 1]?.word)) at += 1;
    else if (between.has(tokens[at + 1]?.word ?? '') && isCapital(tokens[at + 2]?.word)) at += 2;
    else if (
      between.has(tokens[at + 1]?.word ?? '') &&
      between.has(tokens[at + 2]?.word ?? '') &&
      isCapital(tokens[at + 3]?.word)
    )
      at += 3;
    else break;
  }
  const end = tokens[at]?.end ?? 0;
  const region =
    /^,? ?(?:in |near )?(?:the )?\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)*(?=\s*(?:$|[.!?,;)]| (?:and|but|with|where|now|so|because)(?!\p{L})))/u.exec(
      text.slice(end),
    );
  return end + (region !== null && /^,|^ (?:in|near) /.test(region[0]) ? region[0].length : 0);
};

/** A place without capital letters is one or two words, and the sentence ends or continues after it. */
const endOfSmall = (text: string, tokens: readonly Token[]): number => {
  const [first, second] = tokens;
  if (first === undefined) return 0;
  let at = parts.has(first.word.toLowerCase()) && second !== undefined && isPlace(second.word) ? 1 : 0;
  if (at === 0 && (!isPlace(first.word) || first.word.length < 3)) return 0;
  if (
    /ing$/i.test(first.word) &&
    isFunctionWord(second?.word ?? 'and') &&
    !/^(?:and|but|with)$/.test(second?.word ?? 'and')
  )
    return 0;
  if (first.word.toLowerCase() === 'salt') at = Math.min(2, tokens.length - 1);
  if (kindOfPlace.test(tokens[at + 1]?.word.toLowerCase() ?? '')) at += 1;
  const end = tokens[at]?.end ?? 0;
  const next = tokens[at + 1]?.word.toLowerCase();
  return next === undefined || goesOn.has(next) || isFunctionWord(next) || !/^ /.test(text.slice(end))
    ? end
    : 0;
};

/** The length of the place at the beginning of a text; 0 if there is none. */
const lengthOfPlace = (text: string, mayBeSmall: boolean): number => {
  const tokens = tokensOf(text);
  const isShouted = text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);
  const the = /^the$/i.test(tokens[0]?.word ?? '') && isCapital(tokens[1]?.word) && !isShouted ? 1 : 0;
  const first = tokens[the];
  if (first === undefined) return 0;
  if (isCapital(first.word) && !isShouted)
    return isPlace(first.word) ? endOfCapitals(text, tokens.slice(the)) : 0;
  return mayBeSmall ? endOfSmall(text, tokens) : 0;
};

/** "from Toronto to Ottawa", "in Leeds in England". */
const goingOn = /^,? (?:to|from|in|near)(?= )/i;

const replacingAfter = (text: string, trigger: RegExp, mayBeSmall: boolean): string => {
  let [clean, at] = ['', 0];
  for (const {
    0: { length },
    index,
  } of text.matchAll(trigger)) {
    if (index < at) continue;
    let from = index + length - (text[index + length - 1] === ' ' ? 1 : 0);
    for (;;) {
      const place = lengthOfPlace(text.slice(from), mayBeSmall);
      if (place === 0) break;
      clean += `${text.slice(at, from)} [place]`;
      at = from + place;
      const more = goingOn.exec(text.slice(at));
      if (more === null) break;
      from = at + more[0].length;
    }
  }
  return clean + text.slice(at);
};

/** Replaces the home towns of the child and of its family, where the child tells them. The places of a book stay. */
export const withoutHomeTowns = (text: string): string => {
  const clean = replacingAfter(replacingAfter(text, told, true), hinted, false);
  return clean
    .replace(before, (found) => (isPlace(found) ? '[place]' : found))
    .replace(chinese, '$1[place]')
    .replace(hindi, '$1[place]');
};
