import { asksFrom } from './fill';
import type { Response, Turn } from './turn';

const ofBeginning = /\b(?:beginning|begins?|starts?|started|first|before)\b/i;

/** The chapter that the child means: one that it names, the first one, or the last one it has read. */
const meant = ({ text, read, scene }: Turn): number => {
  const all = [...read.keys()];
  const named = Number(/\bchapter (\d+)\b/i.exec(text)?.[1] ?? Number.NaN);
  if (all.includes(named)) return named;
  if (ofBeginning.test(text)) return all[0] ?? 1;
  return scene !== undefined && scene.chapter > 0 ? scene.chapter : (all.at(-1) ?? 1);
};

/** What happens in a chapter, in two easy sentences; undefined if each chapter was told. */
export const recapping = (turn: Turn, text: string, asks: readonly string[]): Response | undefined => {
  const { book, read, request } = turn;
  const last = request.said.findLast(({ role }) => role === 'companion');
  const first = meant(turn);
  const order = [first, ...[...read.keys()].filter((one) => one !== first).toReversed()];
  const number = order.find((one) => {
    const gist = book?.gists[Math.max(1, one) - 1];
    return gist !== undefined && last?.text.includes(gist) !== true;
  });
  const gist = number === undefined ? undefined : book?.gists[Math.max(1, number) - 1];
  if (gist === undefined || number === undefined) return undefined;
  return {
    move: 'answer',
    text: `${text} ${gist}`.trim(),
    claims: gist.split(/(?<=[.!]) /).map((claim) => ({ claim, passage: '' })),
    asks: asksFrom(turn, asks),
    isGiving: true,
    isGentle: true,
  };
};
