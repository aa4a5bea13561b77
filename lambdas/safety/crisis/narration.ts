import { matchesAny } from './phrase';
import { shortened } from './plain-words';
import { fantasyBeings } from './story-people';

const verbs =
  '(?:says?|said|tells?|told|asks?|asked|cr(?:y|ies|ied)|shout(?:s|ed)?|yell(?:s|ed)?|scream(?:s|ed)?|whisper(?:s|ed)?|beg(?:s|ged)?|sob(?:s|bed)?|moan(?:s|ed)?|groan(?:s|ed)?|call(?:s|ed)?|repl(?:y|ies|ied)|answer(?:s|ed)?|thinks?|thought|gasp(?:s|ed)?|mumble[sd]?|squeak(?:s|ed)?|roar(?:s|ed)?|we(?:ep|eps|pt)|growl(?:s|ed)?|bark(?:s|ed)?|laugh(?:s|ed)?|wail(?:s|ed)?|writes?|wrote)';
const iSay = `(?:I|we)(?: [\\p{L}']+){0,2}? ${verbs}`;

const taggedByMe = new RegExp(`^[\\s,.!?–—-]*(?:(?:and )?${iSay}|${verbs} (?:I|we))(?![\\p{L}])`, 'iu');
const tagged = new RegExp(
  `^[\\s,.!?–—-]*(?:(?:[\\p{L}']+ ){0,4}${verbs}|${verbs} [\\p{L}']+)(?![\\p{L}])`,
  'iu',
);
const introducedByMe = new RegExp(`(?<![\\p{L}'])${iSay}(?![\\p{L}])[^.!?\\n]{0,40}$`, 'iu');
const onlyMyTag = new RegExp(`^[\\s,]*(?:and )?${iSay}(?: [\\p{L}']+){0,6}[\\s,.:]*$`, 'iu');
const endsWithVerb = new RegExp(` ${verbs}[,:]?\\s*$`, 'iu');

const opens = '\u2039';
const closes = '\u203a';

/**
 * Normalizes quotation marks: double ones to `"`; single ones to an opening mark, a closing mark (after punctuation) or an
 * apostrophe.
 */
const withPlainMarks = (text: string): string =>
  text
    .replace(/[«»]/g, (mark, at: number) => (/\s/.test(text[at + 1] ?? '') && mark === '«' ? '"\u2060' : '"'))
    .replace(/"\u2060\s+/g, '"')
    .replace(/[“”„‟「」『』〝〞＂]|''|``/g, '"')
    .replace(/[‘’‚‛‹›`´]/g, "'")
    .replace(/(?<![\p{L}\p{N}.,!?…])'+(?=[\p{L}\p{N}"])(?!'(?:cause|em|til|till|twas|tis|n)\b)/giu, opens)
    .replace(/(?<=[.,!?…–—-])'+(?![\p{L}\p{N}])/gu, closes);

/** The end of the sentence. Ends a speech that is never closed. */
const endOfSentence = (text: string, from: number): number => {
  const length = text.slice(from).search(/[.!?\n]/);
  return length === -1 ? text.length : from + length + 1;
};

/** The end of a speech; undefined if it does not close in its line, or if another one opens first. */
const closeOf = (text: string, from: number, isDouble: boolean): number | undefined => {
  const line = text.slice(from).split('\n', 1)[0] ?? '';
  if (isDouble) {
    const at = line.indexOf('"');
    const opensAgain = at > 0 && /\s/.test(line[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(line[at + 1] ?? '');
    return at === -1 || opensAgain ? undefined : from + at;
  }
  const own = line.split(opens, 1)[0] ?? '';
  const at = own.includes(closes) ? own.indexOf(closes) : own.search(/'(?![\p{L}\p{N}])/u);
  return at === -1 ? undefined : from + at;
};

interface Part {
  readonly text: string;
  readonly isSpeech: boolean;
}

/** Narration and speech, alternating. The first and the last part are narration. */
const partsOf = (text: string): Part[] => {
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const isDouble = text[at] === '"' && !/\S/.test(text[at - 1] ?? ' ');
    if (!isDouble && text[at] !== opens && !(text[at] === '"' && /\p{L}/u.test(text[at + 1] ?? ''))) continue;
    const close = closeOf(text, at + 1, text[at] === '"');
    const end = close ?? endOfSentence(text, at + 1);
    parts.push(
      { text: text.slice(from, at), isSpeech: false },
      { text: text.slice(at + 1, end), isSpeech: true },
    );
    from = close === undefined ? end : end + 1;
    at = from - 1;
  }
  return [...parts, { text: text.slice(from), isSpeech: false }];
};

/**
 * Keeps narration and what the narrator says as `I`. The speech of others is removed in a way that keeps "he said … and hit me"
 * one sentence.
 */
const withoutSpeech = (text: string): string => {
  const parts = partsOf(text);
  if (parts.length === 3 && !parts.some((part) => !part.isSpeech && /\p{L}/u.test(part.text)))
    return parts[1]?.text ?? '';
  let told = '';
  let isMine = false;
  for (const [i, part] of parts.entries()) {
    if (!part.isSpeech) {
      told += part.text;
      continue;
    }
    const before = parts[i - 1]?.text ?? '';
    const after = parts[i + 1]?.text ?? '';
    isMine =
      taggedByMe.test(after) ||
      (!tagged.test(after) && (introducedByMe.test(before) || (isMine && onlyMyTag.test(before))));
    if (isMine) told += `. ${part.text}. `;
    else if (endsWithVerb.test(told) && /^\s*and (?!I\b|we\b|the\b|my\b|s?he\b|they\b)/i.test(after))
      told = `${told.replace(endsWithVerb, '')} `;
    else told += ' . ';
  }
  return told.replace(/(?<=\p{L}) {2}and /gu, ' ');
};

/** The names of play lines that belong to the child or the narrator. */
const me = /^(?:me|i|myself|narrator)$/i;

/** Words before a colon that are not a speaker's name. */
const noSpeaker =
  /\b(?:I|note|p ?s|secret|truth|true|diary|help|real|warning|end|title|chapter|story|important|thing|problem|question|answer|wish|is|was|that|this|about|said|says|told|asked|shouted|cried|whispered|screamed|thought)\b|\d/i;
const label = /(?<=^|\n|[.!?]\s)[ \t]*(\p{L}[\p{L} .'-]{0,24}):(?=\s)/gu;

/** Removes the lines of a play (`Owl: Help me!`) of all speakers but the child and the narrator. */
const withoutPlay = (text: string): string => {
  const labels = [...text.matchAll(label)].filter(([, name = '']) => me.test(name) || !noSpeaker.test(name));
  const isFantasy = (name: string) => matchesAny(shortened(name.toLowerCase()), fantasyBeings);
  if (labels.length < 2 && !labels.some(([, name = '']) => isFantasy(name))) return text;
  let told = text.slice(0, labels[0]?.index);
  for (const [i, found] of labels.entries()) {
    const line = text.slice(found.index + found[0].length, labels[i + 1]?.index);
    const lineEnd = line.indexOf('\n');
    const rest = lineEnd === -1 ? '' : line.slice(lineEnd);
    told += `\n${me.test(found[1] ?? '') ? line : rest}`;
  }
  return told;
};

const dashed = /^[ \t]*(?:[–—―]|-(?=\s))[ \t]*\p{L}.*$/gmu;

/**
 * Removes lines that begin with a dash, which mark speech in many languages. A single one stays, because a child may begin its
 * own sentence so.
 */
const withoutDashes = (text: string): string =>
  (text.match(dashed) ?? []).length < 2 ? text : text.replace(dashed, '\n');

const speaks =
  '(?:says?|said|cried|shouted|yelled|screamed|whispered|sobbed|moaned|groaned|replied|thought|gasped|squeaked|roared|growled|wailed|begged)';
const speaksItself =
  '(?:I|i|we|he|she|they|who|you|it|and|then|to|had|has|have|was|never|always|also|just|not|mum|mom|mummy|mommy|dad|daddy|teacher|\\p{Lu}\\p{L}*)';
const someone =
  '(?:(?:the|an?) \\p{L}+|(?!(?:Mum|Mom|Mummy|Mommy|Dad|Daddy|Papa|Mama|Gran\\p{L}*|Uncle|Aunt\\p{L}*|Coach|Mrs?|Miss|Ms|I)\\b)\\p{Lu}\\p{Ll}+)';
/** Unmarked speech, recognized by the speaker after it: `help me said the bird`. */
const unmarked = new RegExp(
  `(?<![\\p{L}\\p{N}',’-])(?:[\\p{L}\\p{N}',’-]+ ){0,24}(?:[\\p{L}\\p{N}'’-]+[,!?]? ?)?(?<!\\b${speaksItself} )\\b${speaks} ${someone}(?!\\p{L})`,
  'gu',
);

/** The story without the words of its characters. */
export const narrationOf = (story: string): string =>
  withoutSpeech(withPlainMarks(withoutDashes(withoutPlay(story)))).replace(unmarked, ' . ');
