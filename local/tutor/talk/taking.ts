import { asksFrom, type Bank, fillings, type Gaps } from './fill';
import type { Response, Turn } from './turn';

/** Takes the child's words up as a bank has it: what names them comes before what fits any. */
export const takingUp = (
  turn: Turn,
  { says, asks = [] }: Bank,
  gaps: Gaps,
): Pick<Response, 'text' | 'asks'> => {
  const isNaming = (template: string) => /\{\w+\}/.test(template);
  const naming = fillings(turn, says.filter(isNaming), gaps).filter((one) => !turn.phrases.isLast(one));
  const plain = fillings(
    turn,
    says.filter((one) => !isNaming(one)),
    gaps,
  );
  const [specific, other] = [asks.filter(isNaming), asks.filter((one) => !isNaming(one))];
  const some = [naming, plain].find((list) => list.length > 0);
  return {
    text: some === undefined ? turn.phrases.say('accepting') : turn.phrases.pick(some),
    asks: [...asksFrom(turn, specific, gaps), ...asksFrom(turn, other, gaps)],
  };
};
