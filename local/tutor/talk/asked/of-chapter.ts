import { contentStems, countWords } from '../../../../lambdas/safety/text/words';
import { fitsWanted } from '../answers/fits';
import { wantedOf } from '../answers/saying';
import { isAbout } from '../moments';
import { idle } from '../near';
import type { Response, Turn } from '../turn';
import { openers, quoted } from './quoting';

const end = /(?<=[.!?…]["”]?)(?<!\b(?:Mr|Mrs|Dr|St)\.)\s+(?=["“]?\p{Lu})/u;
const length = { fewest: 4, most: 30 } as const;

/** So many head words of a question stand in the sentence or beside it. */
const fewestHeads = 2;

interface Line {
  readonly text: string;
  readonly chapter: number;
  readonly own: ReadonlySet<string>;
  readonly near: ReadonlySet<string>;
}

const linesOf = ({ read }: Turn): Line[] =>
  [...read].flatMap(([chapter, text]) => {
    const sentences = text.split(/\n\s*\n/).flatMap((one) => one.replace(/\s+/g, ' ').trim().split(end));
    const stems = sentences.map((one) => contentStems(one));
    return sentences.map((one, i) => ({
      text: one,
      chapter,
      own: new Set(stems[i]),
      near: new Set([i - 1, i, i + 1].flatMap((at) => stems[at] ?? [])),
    }));
  });

const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|twice|once|hundred|thousand|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/iu;

/** "How fast", "how many", "when": the sentence of the chapters that has such a thing, next to what is asked about. */
export const lineOfKind = (turn: Turn): Response | undefined => {
  const { text, met, played, request, phrases } = turn;
  const wanted = wantedOf(turn);
  if (played !== undefined || wanted === undefined) return undefined;
  const heads = [...new Set(contentStems(text.replace(/\bin the end\b|\bhow \w+\b/gi, ' ')))].filter(
    (one) => !idle.has(one),
  );
  if (heads.length === 0) return undefined;
  const isOfKind = (one: string) =>
    wanted === 'count'
      ? number.test(one)
      : wanted === 'who'
        ? met.some((who) => isAbout(one, who) && !isAbout(text, who, true))
        : fitsWanted(wanted, one, text);
  const [found] = linesOf(turn)
    .filter(
      (one) =>
        countWords(one.text) >= length.fewest &&
        countWords(one.text) <= length.most &&
        !one.text.includes('?') &&
        isOfKind(one.text),
    )
    .map((one) => ({
      one,
      own: heads.filter((head) => one.own.has(head)).length,
      near: heads.filter((head) => one.near.has(head)).length,
    }))
    .filter(({ own, near }) => own > 0 && near >= Math.min(fewestHeads, heads.length))
    .toSorted((a, b) => b.own + b.near - a.own - a.near || b.one.chapter - a.one.chapter);
  const line = found && quoted(found.one.text);
  if (found === undefined || line === undefined || request.said.some((one) => one.text.includes(line)))
    return undefined;
  return {
    move: 'answer',
    text: `${phrases.pick(openers)} ${line}`,
    claims: [{ claim: found.one.text, passage: found.one.text }],
    isGiving: true,
    isGentle: true,
  };
};
