/** Characters of one kind that differ between editions of a text. Those without an entry stay, letters in lower case. */
const alike: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'‘’‚‛′`´ʼ'].map((sign) => [sign, "'"])),
  ...Object.fromEntries([...'“”„‟″«»'].map((sign) => [sign, '"'])),
  ...Object.fromEntries([...'‐‑‒–—―−'].map((sign) => [sign, '-'])),
  ...Object.fromEntries([...'\u00ad\u200b\u200c\u200d\u2060\ufeff_*'].map((sign) => [sign, ''])),
  '…': '...',
};

interface Comparable {
  readonly text: string;
  /** For each character of `text`, its place in the original. */
  readonly places: readonly number[];
}

/** The text without typography: quotes, dashes, spaces, emphasis and case. Spaces around dashes do not count. */
const comparable = (original: string): Comparable => {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const sign of original) {
    const plain = /\s/.test(sign) ? ' ' : (alike[sign] ?? sign.normalize('NFC').toLowerCase());
    const isDoubled = plain === ' ' && (text === '' || text.endsWith(' ') || text.endsWith('-'));
    if (plain === '-' && (text.endsWith(' ') || text.endsWith('-'))) {
      text = text.slice(0, -1);
      places.pop();
    }
    if (!isDoubled) {
      text += plain;
      for (let i = 0; i < plain.length; i++) places.push(place);
    }
    place += sign.length;
  }
  return { text, places };
};

interface Span {
  readonly start: number;
  readonly end: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A break within a paragraph, which ends no sentence. */
const lineBreak = /\r|(?<!\n\r?)\n(?!\r?\n)/g;

const abbreviated = /\b(?:Mr|Mrs|Ms|Dr|St|Prof|No|etc)\.\s*$/;

/** The sentences of a text. What follows an abbreviation, or begins with a small letter ("Oh!" said Ann), is no new one. */
export const sentencesOf = (text: string): Span[] => {
  const spans: Span[] = [];
  for (const { segment, index } of segmenter.segment(text.replace(lineBreak, ' '))) {
    const last = spans.at(-1);
    const before = last === undefined ? '' : text.slice(last.start, last.end);
    const isBlank = segment.trim() === '';
    const isJoined = abbreviated.test(before) || /^["'”’)\s]*\p{Ll}/u.test(segment);
    const goesOn = isBlank || (!before.endsWith('\n') && isJoined);
    if (last !== undefined && goesOn)
      spans[spans.length - 1] = { start: last.start, end: index + segment.length };
    else spans.push({ start: index, end: index + segment.length });
  }
  return spans;
};

/** A first mark whose partner comes no more, and a last one whose partner came before: in another sentence each. */
const lone = [/^“(?=[^”]*(?:“|$))/, /(?<=^[^“]*|”[^“]*)”$/, /^"(?=[^"]*$)/, /(?<=^[^"]*)"$/];

/** Without a quotation mark at an end whose partner is in another sentence. */
const balanced = (text: string): string => lone.reduce((shown, mark) => shown.replace(mark, ''), text);

const maxSentences = 2;

/**
 * The sentence or two of the text that contain the quotation, as the text has them, in one line. The quotation is compared
 * without typography. Undefined if the text does not have it, or if it spans more than two sentences.
 */
export const findEvidence = (text: string, quotation: string): string | undefined => {
  const wanted = comparable(quotation).text.trim();
  if (wanted === '') return undefined;
  const whole = comparable(text);
  const at = whole.text.indexOf(wanted);
  if (at < 0) return undefined;
  const [from = 0, to = 0] = [whole.places[at], whole.places[at + wanted.length - 1]];
  const touched = sentencesOf(text).filter(({ start, end }) => start <= to && end > from);
  if (touched.length > maxSentences) return undefined;
  const [start, end] = [touched[0]?.start ?? 0, touched.at(-1)?.end ?? 0];
  return balanced(text.slice(start, end).replace(/\s+/g, ' ').trim());
};
