import { livesIn } from '../people';
import type { Response, Turn } from '../turn';

/** "Where does N live?" */
export const homeOf = (turn: Turn): Response | undefined => {
  const { text, people, played } = turn;
  const [one] = people;
  if (one === undefined || !/\bwhere\b.*\b(?:live|lives|lived|home|from)\b/i.test(text)) return undefined;
  const place = livesIn(one, one === played);
  return place === undefined
    ? undefined
    : {
        move: 'answer',
        text: place,
        asks: ['Would you like to live there?', 'What do you think it looks like there?'],
        isGentle: true,
      };
};

/** "What is the name of the station?": the name in the text that ends with this word. */
export const nameOf = ({ text, read }: Turn): Response | undefined => {
  const noun = (/\bname of the (\p{Ll}+)/u.exec(text) ?? /\bthe (\p{Ll}+) called\b/u.exec(text))?.[1];
  if (noun === undefined) return undefined;
  const last = noun.replace(/^./, (first) => first.toUpperCase());
  const name = new RegExp(`(?<![.!?“"] )(?:\\p{Lu}\\p{L}+ )+${last}\\b`, 'u').exec(
    [...read.values()].join(' '),
  )?.[0];
  return name === undefined
    ? undefined
    : {
        move: 'answer',
        text: `The book calls it ${name}.`,
        asks: ['What do you think it looks like there?', 'Is that a good name for it?'],
        isGentle: true,
      };
};

/** "What is the name of the place?" */
export const placeOf = (turn: Turn): Response | undefined => {
  const { text, met, read } = turn;
  if (
    !/\b(?:name of the (?:place|town|village|city|island|street)|where (?:does|do|is|are) (?:it|this|the (?:story|book|chapter)|we|they)\b|where (?:does )?(?:the story|it) (?:happen|take place|play))/i.test(
      text,
    )
  )
    return undefined;
  const whole = [...read.values()].join(' ');
  const names = new Set(
    met.flatMap(({ name, also = [] }) => [name, ...also].flatMap((one) => one.split(' '))),
  );
  const places = [
    ...whole.matchAll(/\b(?:in|at|to|from|into|through|on) ((?:\p{Lu}[\p{Ll}-]+)(?: \p{Lu}[\p{Ll}-]+)*)/gu),
  ]
    .map(([, place = '']) => place)
    .filter(
      (place) =>
        !place.split(' ').some((word) => names.has(word)) &&
        !/^(?:The|Mr|Mrs|Miss|Uncle|Aunt|Gran\w*|\w+day|January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
          place,
        ),
    );
  const counts = [...Map.groupBy(places, (place) => place)].toSorted((a, b) => b[1].length - a[1].length);
  const [first] = counts.map(([place]) => place);
  const line = whole.split(/(?<=[.!?]["”]?)\s+/).find((one) => first !== undefined && one.includes(first));
  return first === undefined || line === undefined
    ? undefined
    : {
        move: 'answer',
        text: `There is ${first}.`,
        claims: [{ claim: `There is ${first}.`, passage: line }],
        asks: ['What do you think it looks like there?', 'What would you do first if you were there?'],
        isGentle: true,
      };
};
