import { relations } from './personal-names';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const ordinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|(?:twenty|thirty)[ -](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))';
const day = `(?:\\d{1,2}(?:st|nd|rd|th)?|${ordinal})(?: day)?`;
const year = "(?:['’]?\\d{2}|(?:19|20)\\d{2})(?![\\p{L}\\d])";
const numeric = '\\d{1,4} ?[./-] ?\\d{1,2}(?: ?[./-] ?\\d{2,4})?(?![\\p{L}\\d])';
const wordy = `(?:(?:the )?${day}(?: of)?[ -]?${month}|${month} (?:the )?${day})(?![\\p{L}\\d])(?:,?(?: of| in)? ${year})?`;
const feast =
  "(?:christmas(?: eve| day)?|boxing day|new year['’]?s(?: eve| day)?|halloween|valentine['’]?s(?: day)?|st\\.? patrick['’]?s day|diwali|leap day)";
const date = `(?:${wordy}|${numeric}|${month},? (?:19|20)\\d{2}(?!\\d))`;

const start = '(?<![\\p{L}\\p{N}])';
const person = `(?:i|we|me|my (?:little |big |older |younger |baby |twin )?(?:${relations}))`;
const label = '(?:birth ?days?|b[- ]?days?|birth ?date|date of birth|day of birth|d\\.?o\\.?b\\.?)';
const on =
  ',?(?: (?:on|in|at|the|is|was|always|actually|really|also|around|exactly|yesterday,?|today,?|tomorrow,?)){0,4}';
const age =
  '(?:\\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)';

const after = (before: string, what: string) => new RegExp(`(?<=${start}${before} ?)${what}`, 'giu');

const patterns: readonly RegExp[] = [
  // I was born on 3/4/2017, my brother was born in 2019
  after(
    `${person}(?: (?:was|were|am|is)|['’]m|['’]s|m) (?:\\p{L}+ )?born${on} |i came into the world on `,
    `(?:${date}|${feast}|${year})`,
  ),
  // born 3/4/2017: only with the year of a child's birth, because books tell the births of others
  after(
    'born:?(?: (?:on|in))? ',
    `(?:${numeric}(?<!\\D1\\d{3})|${wordy}(?<=\\D20[0-4]\\d)|20[0-4]\\d(?![\\p{L}\\d]))`,
  ),
  // my birthday is on May 3, my mum's birthday: 5.6., my birthday is the 3rd
  after(
    `my (?:next |real |own |(?:little |big |older |younger |baby |twin )?(?:${relations})['’]?s? )?${label}(?:['’]?s| ?[:=-])?${on} `,
    `(?:${date}|${feast}|\\d{1,2}(?:st|nd|rd|th)(?![\\p{L}\\d]))`,
  ),
  after(`${label} ?[:=-]?${on} `, `(?:${numeric}|${wordy}(?<=\\d{4}))`),
  after(`${label} ?[:=-] `, date),
  // I turn 10 on 14 June
  after(
    `(?:i|we)(?:['’]ll| will)? (?:turn(?:ed|ing)?|be|become|was|became) ${age}(?: years old)?(?: this)?${on} `,
    `(?:${date}|${feast})`,
  ),
  after(
    `(?:i['’]?m|i am) (?:turning|going to be|gonna be) ${age}(?: years old)?(?: this)?${on} `,
    `(?:${date}|${feast})`,
  ),
  // 3 May is my birthday
  new RegExp(`${start}${date}(?=,? (?:is|was) my ${label})`, 'giu'),
  // Nothing but a date.
  /(?<=^\s*)(?:(?:0?[1-9]|[12]\d|3[01]) ?[./-] ?(?:0?[1-9]|[12]\d|3[01]) ?[./-] ?(?:20)?[01]\d|20[01]\d-\d\d-\d\d)(?=\s*[.!]?\s*$)/gu,
  // Mi cumpleaños es el 3 de mayo, ich bin am 3. Mai 2017 geboren
  after(
    "(?:mi cumple(?:años)? es|nací|mon anniversaire(?: est| c['’]est)?|je suis née?|mein geburtstag ist|ich wurde|ich bin|ich habe|il mio compleanno è|sono nat[oa]|(?:o )?meu aniversário é|nasci|mijn verjaardag is|ik ben jarig|ik ben geboren|moje urodziny są|urodził[ae]m się|мой день рождения|я родил(?:ся|ась))(?: (?:el|le|am|il|op|em|no|dia|día))* ",
    '\\d{1,2}(?:\\.|er|º|ª)?(?: de)?[ ./-]*(?!(?:bücher|jahre|seiten|ans|años|anni|anos|livres|libros)(?!\\p{L}))[\\p{L}\\d]{1,10}(?:(?: de)?[ ./-]+\\d{2,4})?',
  ),
  /(?<=(?:生日是?|出生于|生于|我是)\s*)(?:\d{2,4}年)?\d{1,2}月\d{1,2}[日号]?/gu,
  /(?<=(?:जन्मदिन|जन्म)\s+)\d{1,2} \S+(?: \d{4})?/gu,
];

/** Replaces the birth dates of the child and of people it knows. The dates of a book stay. */
export const withoutBirthDates = (text: string): string =>
  patterns.reduce((clean, pattern) => clean.replace(pattern, '[date]'), text);
