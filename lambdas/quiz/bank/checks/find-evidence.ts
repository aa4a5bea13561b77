/** Characters that differ between editions of a text, with their common form. Others stay, letters in lower case. */
const alike: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'‘’‚‛′`´ʼ'].map((sign) => [sign, "'"])),
  ...Object.fromEntries([...'“”„‟″«»'].map((sign) => [sign, '"'])),
  ...Object.fromEntries([...'‐‑‒–—―−'].map((sign) => [sign, '-'])),
  ...Object.fromEntries([...'\u00ad\u200b\u200c\u200d\u2060\ufeff_*'].map((sign) => [sign, ''])),
  '…': '...',
};

interface Comparable {
  readonly text: string;
  /** For each character of `text`, its index in the original. */
  readonly places: readonly number[];
}

/**
 * The text with uniform quotes, dashes, spaces and case, and without emphasis. Spaces around dashes do not count. An accent that
 * is a sign of its own joins its letter.
 */
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
    const accented = `${text.slice(-1)}${plain}`.normalize('NFC');
    if (/\p{M}/u.test(sign) && accented.length === 1) text = text.slice(0, -1) + accented;
    else if (!isDoubled) {
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

/** A line break within a paragraph, which does not end a sentence. */
const lineBreak = /\r|(?<!\n\r?)\n(?!\r?\n)/g;

const abbreviated = /\b(?:Mr|Mrs|Ms|Dr|St|Prof|No|etc)\.\s*$/;

/** The sentences of a text. A segment after an abbreviation, or with a small first letter ("Oh!" said Ann), continues one. */
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

/** An opening mark that is not closed, and a closing mark that was not opened: the other mark is in another sentence. */
const lone = [/^“(?=[^”]*(?:“|$))/, /(?<=^[^“]*|”[^“]*)”$/, /^"(?=[^"]*$)/, /(?<=^[^"]*)"$/];

/** The text without a quotation mark at an end whose other mark is in another sentence. */
const balanced = (text: string): string => lone.reduce((shown, mark) => shown.replace(mark, ''), text);

const maxSentences = 2;

/**
 * Prepares a text for many searches. A search finds the one or two sentences that contain a quotation, verbatim, in one line. The
 * comparison ignores typography. Undefined if the text does not contain the quotation, or if the quotation spans more than two
 * sentences.
 */
export const evidenceIn = (text: string) => {
  const whole = comparable(text);
  const sentences = sentencesOf(text);
  return (quotation: string): string | undefined => {
    const wanted = comparable(quotation).text.trim();
    if (wanted === '') return undefined;
    const at = whole.text.indexOf(wanted);
    if (at < 0) return undefined;
    const [from = 0, to = 0] = [whole.places[at], whole.places[at + wanted.length - 1]];
    const touched = sentences.filter(({ start, end }) => start <= to && end > from);
    if (touched.length > maxSentences) return undefined;
    const [start, end] = [touched[0]?.start ?? 0, touched.at(-1)?.end ?? 0];
    return balanced(text.slice(start, end).replace(/\s+/g, ' ').trim());
  };
};
