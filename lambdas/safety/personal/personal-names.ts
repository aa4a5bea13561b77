/** The people whom a child knows. */
export const relations =
  'friends?|best friends?|bff|classmates?|brothers?|sisters?|cousins?|twin|mom|mum|mother|dad|father|grandma|grandpa|aunt|uncle|teacher|coach|neighbou?r|babysitter|boyfriend|girlfriend|crush';

/** Phrases after which a name follows, also in other languages of the regions. */
const certain = [
  "my (?:(?:full|first|last|real|own) )?name(?: is|['’]s|s|:)",
  "(?:i am|i['’]m|im) (?:called|named)",
  '(?:you can|just|please|people|everyone|everybody|they all|they|my friends|kids|so) calls? me',
  `my (?:${relations})(?: is|['’]s| are) (?:called|named)`,
  `my (?:${relations})['’]?s? names? (?:is|are)`,
  "me llamo|mi nombre es|mi amig[oa] se llama|je m[’']appelle|mon nom est|ich hei(?:ß|ss)e|mein name ist|mi chiamo|me chamo|meu nome é|ik heet|jag heter|nazywam się|меня зовут|मेरा नाम",
];

/** Phrases after which a name follows if the next word looks like one. */
const possible = [
  `my (?:${relations})(?:,| is)?`,
  'call me',
  "(?:hi|hello|hey)[,!.]* (?:i am|i['’]m|im|this is|it['’]s)",
];

const word = String.raw`[\p{L}\p{M}][\p{L}\p{M}'’-]*\.?`;
const following = String.raw`(\s+)(${word}(?:(?:,?\s+and|,|\s+&)?\s+${word}){0,5})`;
const triggers = (some: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}])(${some.join('|')})${following}`, 'giu');

/** Chinese separates words without spaces. */
const chinese =
  /(我叫|我的名字是|我的名字叫|我的朋友叫?|名叫)(\p{Script=Han}{2,3}?)(?=[，。！,.!\s]|和|很|是|也|在|$)/gu;

const ordinary = new Set(
  'a about after again all also always am an and are as ask at back be because been before best big but by called can cool could crazy did do does done ever for from funny gave get got had hard has hate hates have he hello help her here his how i if in is it its just kind know later lazy liked likes lived lives long look love loved loves made makes mad maybe me mean more my named names never new next nice no not now of off old on once one only or our out over own plays please pretty ran read reads really right sad said saw says secret she shy silly sits sleeps small smart so some sometimes still stupid talks tells than that the their them then there these they thinks this to today told tomorrow too took tried tries under up us very wanted wants was we weird went were what when where which while who why will with without would wrote yes yesterday you your important common hidden different bookworm captain'.split(
    ' ',
  ),
);
/** Words that follow a name: they distinguish "my friend ben said" from "my friend lost it". */
const afterName = new Set(
  'and is was has had likes loves hates said says told wants went plays can does did lives also from who thinks read reads got gave came will'.split(
    ' ',
  ),
);

const looksLikeName = (token: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(token) && !ordinary.has(token.toLowerCase());
const title = /^(?:mr|mrs|ms|miss|dr|sir|coach)\.?$/i;

/** The number of words at the beginning that belong to names. */
const namesIn = (tokens: readonly string[], isCertain: boolean): number => {
  const [first = '', second = ''] = tokens.map((token) => token.replace(/[,.]$/, ''));
  const isFirst =
    looksLikeName(first) ||
    (title.test(first) && second !== '') ||
    (!ordinary.has(first.toLowerCase()) &&
      first.length > 1 &&
      (isCertain || afterName.has(second.toLowerCase())));
  if (!isFirst) return 0;
  let count = title.test(first) ? 2 : 1;
  for (let at = count; at < tokens.length; at++) {
    const token = (tokens[at] ?? '').replace(/[,.]$/, '');
    const isList = /^(?:and|&)$/i.test(token) && looksLikeName(tokens[at + 1] ?? '');
    if (!looksLikeName(token) && !isList) break;
    count = at + 1;
  }
  return count;
};

const replacing =
  (isCertain: boolean) =>
  (whole: string, trigger: string, space: string, after: string): string => {
    // A capital letter within the phrase marks a book title: My Friend Flicka.
    if (!isCertain && / \p{Lu}\p{L}/u.test(trigger) && trigger !== trigger.toUpperCase()) return whole;
    const tokens = after.split(/\s+/);
    const count = namesIn(tokens, isCertain);
    if (count === 0) return whole;
    const last = tokens[count - 1] ?? '';
    return [`${trigger}${space}[name]${/[.,]$/.exec(last)?.[0] ?? ''}`, ...tokens.slice(count)].join(' ');
  };

const withoutSomeNames = (text: string): string =>
  text
    .replace(triggers(certain), replacing(true))
    .replace(triggers(possible), replacing(false))
    .replace(chinese, '$1[name]');

/**
 * A sentence may introduce several names. The first match consumes the words in which the next one is introduced, so each pass
 * finds the next.
 */
const mostPasses = 5;

/** Replaces the names of the child and of people it knows, where the child introduces them. Characters of a book stay. */
export const withoutNames = (text: string): string => {
  let [before, clean] = [text, withoutSomeNames(text)];
  for (let pass = 1; pass < mostPasses && clean !== before; pass++)
    [before, clean] = [clean, withoutSomeNames(clean)];
  return clean;
};

const kinds =
  'school|elementary|academy|primary|kindergarten|preschool|gymnasium|grundschule|realschule|high|college|école|escuela|colegio|vidyalaya|montessori';
/** Words that name no particular school: "I go to middle school". */
const general = new Set(
  'the a an my our this that middle high elementary primary public private online after summer sunday big small new old same different nice good boarding grammar junior senior secondary home language music art catholic international nursery magic no'.split(
    ' ',
  ),
);

const schools = new RegExp(
  String.raw`(?<![\p{L}])((?:i|we)(?: also| now| still)? (?:go to|went to|attend|study at|study in|learn at)|(?:i am|i['’]m|im) (?:a |in )?(?:student|pupil|class \w+|grade \w+|year \w+|\w+ grade|\w+ class) (?:at|of|in)|(?:my|our) school(?: is called|['’]s name is| is named| is|, called|,)|(?:my|our) school:|the name of (?:my|our) school is)(\s+)((?:[\p{L}\p{M}.'’-]+\s+){0,5}?(?:${kinds})(?:\s+school)?)(?![\p{L}])`,
  'giu',
);
/** "My school is called Maple Hill": a name without a kind of school. */
const named =
  /(?<![\p{L}])((?:my|our) school(?: is called|['’]s name is| is named)|the name of (?:my|our) school is)(\s+)((?:\p{L}[\p{L}\p{M}.'’-]*)(?:\s+\p{Lu}[\p{L}\p{M}.'’-]*){0,4})/giu;

/** Replaces the name of the child's school. The school of a character stays. */
export const withoutSchools = (text: string): string =>
  text
    .replace(schools, (whole, trigger: string, space: string, school: string) => {
      const own = school.split(/\s+/).filter((part) => !general.has(part.toLowerCase()));
      const isNamed = own.some((part) => !new RegExp(`^(?:${kinds})$`, 'i').test(part));
      return isNamed ? `${trigger}${space}[school]` : whole;
    })
    .replace(named, (_whole, trigger: string, space: string, school: string) =>
      school.startsWith('[') ? _whole : `${trigger}${space}[school]`,
    );
