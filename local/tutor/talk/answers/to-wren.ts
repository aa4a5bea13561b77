import { ofWren } from '../banks/of-wren';
import { isAbout } from '../moments';
import type { Turn } from '../turn';
import { isQuestion } from '../understand';
import type { Answer } from './answers';

/** "Do you think that she is ill" is a question about the story. */
const ofStory =
  /\b(?:you|your) (?:\w+ )?(?:think|know|mean|tell|say|explain|remember|guess|believe|understand|trust|suspect|imagine|agree|notice)\b|\b(?:book|story|chapter|part|bit|scene|character|page)\b/i;

const ofSelf = ofWren.map(([asked]) => asked);

/** Whether the child asks Wren about herself, and nobody of the book. */
export const isToWren = ({ text, played, people }: Turn): boolean =>
  played === undefined &&
  !people.some((one) => isAbout(text, one, true)) &&
  isQuestion(text.replace(/^(?:hey |hi )?wren,? /i, '')) &&
  !ofStory.test(text) &&
  ofSelf.some((asked) => asked.test(text));

const you = /\b(?:you|your|u)\b/i;

/** What was written for other questions answers none to Wren herself, and what was written for these answers no other. */
export const isToSame = (turn: Turn, { asked }: Answer): boolean => {
  const ofYou = asked.filter(({ plain: [way = ''] }) => you.test(way)).length;
  if (isToWren(turn)) return 2 * ofYou > asked.length;
  return turn.played !== undefined || !isQuestion(turn.text) || you.test(turn.text) || ofYou < asked.length;
};
