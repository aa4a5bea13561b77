import { asksFrom, fillings } from './fill';
import { toneOf } from './life/living';
import { lifeIn } from './life/own';
import { own } from './threads/own';
import type { Response, Turn } from './turn';

/** What the child itself has gone through, or plays, is taken up. */
export const ownLife = (turn: Turn): Response | undefined => {
  const { text } = turn;
  const found = lifeIn(turn) === undefined ? undefined : own.find(({ on }) => on.test(text));
  if (found === undefined || (toneOf(turn)?.isHard && !/\b(?:forgot|broken)\b/i.test(text))) return undefined;
  const gaps = { 1: found.on.exec(text)?.[1]?.toLowerCase() };
  return {
    move: 'ask',
    text: turn.phrases.pick(fillings(turn, found.says ?? [], gaps)),
    asks: asksFrom(turn, found.asks, gaps),
    isGentle: true,
    isGiving: true,
  };
};
