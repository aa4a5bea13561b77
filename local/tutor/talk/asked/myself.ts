import { isFarewell } from '../../../../lambdas/companion/conversation/farewell';
import { isOpenToAnswers } from '../answers/open';
import { telling } from '../answers/telling';
import { isToWren } from '../answers/to-wren';
import { chatting } from '../asked';
import { ofWren } from '../banks/of-wren';
import { toAnybody } from '../banks/to-anybody';
import { toWren } from '../banks/to-wren';
import type { Response, Turn } from '../turn';
import { asideIn } from '../understand';

/** A question to Wren about herself is answered by Wren, and never by a line of the book. */
export const ofMyself = (turn: Turn): Response | undefined => {
  const { text, request, known } = turn;
  const aside = asideIn(request.words, known);
  if (!isToWren(turn) || isFarewell(request.words) || (aside !== undefined && aside !== 'elsewhere'))
    return undefined;
  const written = isOpenToAnswers(turn) ? telling(turn) : undefined;
  if (written !== undefined) return written;
  const own = [...toWren, ...toAnybody, ...ofWren].find(([asked]) => asked.test(text))?.[1];
  return own && chatting(turn, own);
};
