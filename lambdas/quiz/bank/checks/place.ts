const option = '(?:[Oo]ption|[Aa]nswer|[Cc]hoice)';
const isWhat = '(?: is|:)(?: (?:option|answer|choice|letter|number))?';

/** "Option B", "the right choice is B", "B is correct". */
const place = new RegExp(
  [
    String.raw`\b${option}(?:${isWhat})? (?:[A-E]|[1-5])\b(?! \w)`,
    String.raw`\b${option}(?:${isWhat})? (?:[B-E]|[1-5])\b`,
    String.raw`\([A-E]\)`,
    String.raw`(?:^|[.!?] )[A-E] (?:is|was) (?:right|correct|true|the)\b`,
    String.raw`\b(?:first|second|third|fourth|fifth|last) ${option}\b`,
  ].join('|'),
);

/** Whether a text names an option by its letter or number. Options are shuffled, so each child would see another option there. */
export const namesAPlace = (text: string): boolean => place.test(text);
