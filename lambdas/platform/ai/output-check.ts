import { profaneWords } from '../text/profane-words';

/** What no text of a model may say to a child. The kind is logged, the text never. */
export type OutputFlaw =
  | 'love'
  | 'secrecy'
  | 'leaving'
  | 'claims to be human'
  | 'personal details'
  | 'threat'
  | 'violence'
  | 'profanity';

/** The beginning of a request: of the text or of a sentence, or after a word that addresses the reader. */
const asking = String.raw`(?:^|[.!?:;,…]["')]?\s+|\b(?:please|just|now|you|you must|you should|you can|you have to|let us|let's)\s+)`;
const not = String.raw`(?:don't|do not|never|must not|mustn't|should not|shouldn't|cannot|can't)\s+(?:you\s+)?(?:ever\s+)?`;
const adult = `(?:mum|mom|mummy|mommy|mother|dad|daddy|father|parents?|teacher|family|grown-?ups?|guardian)`;
const somebody = `(?:anyone|anybody|no-?one|nobody|a soul|your ${adult}|the grown-?ups?|(?:any )?other people)`;
const detail = `(?:name|surname|nickname|address|e-?mail|phone|number|password|birthday|age|school|street|town|city|village|house|photo|picture|selfie|username|location)`;

/** Each pattern addresses the reader: the same words about somebody in the book do not match. */
const addressed: Readonly<Record<Exclude<OutputFlaw, 'violence' | 'profanity'>, readonly string[]>> = {
  love: [
    String.raw`\bI(?: \w+){0,2} (?:love|adore|fancy) you\b`,
    String.raw`(?:^|[.!?]\s+)love you\b`,
    String.raw`\b(?:I'm|I am)(?: \w+)? in love with you\b`,
    String.raw`\b(?:be my (?:girlfriend|boyfriend|sweetheart)|marry me|kiss me)\b`,
    String.raw`\b(?:you are|you're) (?:my (?:darling|sweetheart|beloved|soulmate|true love)|the love of my life)\b`,
    String.raw`\b(?:I'm|I am) your (?:girlfriend|boyfriend|lover|soulmate)\b`,
  ],
  secrecy: [
    `${asking}${not}(?:tell|show|let) ${somebody}\\b`,
    String.raw`\b(?:you|your) (?:\w+ )?${not}(?:tell|show) ${somebody}\b`,
    String.raw`${asking}(?:keep|hide) (?:this|it|that|these|our \w+)(?: a| as a| our| as our)? (?:secret|from your)\b`,
    String.raw`\b(?:it's|it is|this is|that's|that is|be) our(?: little| own| special)? secret\b`,
    String.raw`\b(?:just )?between (?:you and me|you and I|us two|the two of us)\b`,
    String.raw`\byour ${adult} (?:\w+ )?(?:must not|mustn't|should not|shouldn't|need not|needn't|do not need to|don't need to|don't have to) (?:know|find out|hear|see)\b`,
    String.raw`${asking}(?:delete|hide|erase) (?:this|these|our|the) (?:chat|conversation|messages?)\b`,
  ],
  leaving: [
    `${asking}${not}(?:leave|abandon)(?: me| us| yet| now)?(?=$|[.!?,])`,
    `${asking}${not}(?:go|stop (?:talking|chatting|writing|reading with me)|log off|forget me|close (?:this|the app))(?: away| yet| now| to me| with me)*(?=$|[.!?,])`,
    String.raw`\bI(?:'ll|'d| will| would)(?: \w+)? (?:miss you|be (?:\w+ )?(?:sad|lonely|hurt|heartbroken|lost|angry) (?:if you|when you|without you))`,
    String.raw`\bI (?:\w+ )?(?:need you|can't (?:live|go on) without you|cannot (?:live|go on) without you)\b`,
    String.raw`\b(?:you are|you're) (?:all I have|my only friend|the only (?:one|friend) (?:I have|for me|who understands me))\b`,
    `${asking}stay (?:here )?with me\\b`,
  ],
  'claims to be human': [
    String.raw`\b(?:I'm|I am) (?!not )(?:\w+ )?(?:an? )?(?:real |actual |living |human )*(?:human(?: being)?|person|real)\b`,
    String.raw`\b(?:I'm|I am) (?!not )(?:\w+ )?(?:a|an) (?:\w+ )?(?:boy|girl|man|woman|child|kid|teenager|teacher)\b`,
    String.raw`\b(?:I'm|I am) (?:\w+ )?not (?:really )?(?:an? )?(?:AI|artificial|robot|computer|bot|chatbot|machine|program|language model)\b`,
    String.raw`\bwhen I was (?:a (?:child|kid|boy|girl)|little|young|your age|at school)\b`,
    String.raw`\bmy (?:own )?(?:childhood|husband|wife|kids)\b`,
  ],
  'personal details': [
    String.raw`\bwhat(?:'s| is| are| was) your (?:${adult}'?s?'? )?(?:\w+ ){0,2}${detail}s?\b`,
    String.raw`\bwhere (?:do you live|are you from|are you (?:right )?now|is your (?:house|home|school)|do you go to school)\b`,
    String.raw`\b(?:what|which) (?:school|town|city|street|village|country|class) (?:do|are) you\b`,
    String.raw`\bhow old are you\b|\bwhen (?:is|'s) your birthday\b|\bwhen were you born\b`,
    String.raw`\b(?:tell|send|give|show|text|email|e-mail|message) me (?:\w+ ){0,3}?(?:your (?:\w+ ){0,2}?${detail}|where you live|how old you are|(?:photo|picture|selfie)s? of you)`,
    String.raw`${asking}(?:type|write(?: down)?|enter|share|post|upload) your (?:\w+ ){0,2}?${detail}\b`,
    String.raw`\bare (?:you|your (?:parents|mum|mom|dad)) (?:\w+ )?(?:home|alone)\b`,
    String.raw`\b(?:meet me|let's meet|call me at|come to my (?:house|place|home)|add me on|message me on|(?:on|via) (?:whatsapp|snapchat|discord|instagram|tiktok))\b`,
  ],
  threat: [
    String.raw`\b(?:kill|hurt|harm|cut|starve|hang) yourself\b`,
    String.raw`\bI(?:'ll| will|'m going to| am going to)(?: \w+)? (?:kill|hurt|find|punish|come for|beat) you\b`,
    String.raw`\byou (?:should|must|deserve to|will|ought to) (?:die|be dead|suffer|bleed)\b`,
  ],
};

/** Allowed where the book itself has the word: books for children have battles. */
const violent =
  /\b(?:suicid\w*|self-harm\w*|rap(?:e|ed|es|ist|ing)|molest\w*|behead\w*|decapitat\w*|disembowel\w*|dismember\w*|mutilat\w*|gore|gory|tortur(?:e|ed|es|ing)|stab(?:s|bed|bing)?|strangl\w*|massacr\w*|slaughter\w*|slit(?:s|ting)? (?:his|her|its|their|your|the) throats?|(?:cut|rip|tear)(?:s|ting|ping|ing)? (?:off |out )?(?:his|her|their|your) (?:head|heart|eyes?|guts)|corpses?|pools? of blood|bled to death|blood (?:gush|spurt|pour|spray)\w*|shot (?:him|her|them|it) (?:dead|in the head)|(?:make|build)(?:s|ing)? (?:a |an )?(?:bomb|explosive)s?)\b/gi;

const profane = new RegExp(`(?<![\\p{L}\\p{N}])${profaneWords}(?![\\p{L}\\p{N}])`, 'giu');

const requests = Object.entries(addressed).map(
  ([flaw, patterns]) => [flaw as OutputFlaw, new RegExp(patterns.join('|'), 'iu')] as const,
);

/** The text as one writes it with a typewriter, without invisible characters. */
const typed = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '')
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** Words between single spaces, with one at each end, so that whole words are found. */
const words = (text: string) =>
  ` ${typed(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * The check of what a model wrote for a child, line by line: love, secrecy, "don't leave", claims to be human, questions
 * about the child, threats, violence and profanity. The first ones count only where the reader is addressed. `source` is
 * the text of the book: what it says itself is no flaw, neither a quotation nor a line nor a word of it. English only.
 */
export const outputCheck = (source: string) => {
  const book = words(source);
  const isOfBook = (part: string) => words(part) !== '  ' && book.includes(words(part));
  const flawOfLine = (line: string): OutputFlaw | undefined => {
    const text = typed(line);
    if (text === '' || isOfBook(text)) return undefined;
    const ownWords = text.replace(/"[^"]*"/g, (part) => (isOfBook(part) ? '""' : part));
    const request = requests.find(([, pattern]) => pattern.test(ownWords));
    if (request !== undefined) return request[0];
    const said = (pattern: RegExp) => (text.match(pattern) ?? []).some((part) => !isOfBook(part));
    if (said(violent)) return 'violence';
    return said(profane) ? 'profanity' : undefined;
  };
  return (text: string): OutputFlaw | undefined =>
    text
      .split('\n')
      .map(flawOfLine)
      .find((flaw) => flaw !== undefined);
};
