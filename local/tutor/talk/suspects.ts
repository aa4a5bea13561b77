import { viewOn } from './asked/inside';
import { momentFor } from './choose';
import { asksFrom, fillings } from './fill';
import { isAbout } from './moments';
import type { Response, Turn } from './turn';
import { isQuestion } from './understand';

/** "I think dada did it", "Lallan took it", "it was Pandan". */
const suspecting =
  /^(?:(?:and|but|so|well|ok|oh|haha),? )*(?:(?:I (?:\p{L}+ )?(?:think|bet|guess|reckon|say|know|suspect)|maybe|perhaps|surely|my guess is)(?: that)? )?(?:it(?:['’]s| was| is) .{2,30}|.{2,30} (?:did it|took it|stole it|has it|hid it|(?:is|was) (?:the )?(?:thief|guilty|culprit|baddie|bad guy|one who did it|lying)))[.!]*$/iu;

const says = [
  'Ooh, a brave guess: N!',
  'So you have your eye on N! Let us weigh it.',
  'N as the one who did it? A detective needs a reason.',
];
const asks = [
  'What speaks for it, and what against?',
  'What made you suspect {me|N}?',
  'Who else could it have been?',
];

/** A child suspects somebody: its guess is weighed against what this person did. */
export const suspected = (turn: Turn): Response | undefined => {
  const { text, people, played } = turn;
  const one = people.find((who) => isAbout(text, who, true));
  if (one === undefined || one === played || isQuestion(text) || !suspecting.test(text)) return undefined;
  const opener = turn.phrases.pick(fillings(turn, says));
  const topic = momentFor(turn, { people: [one], words: text }, 0);
  const clue = topic === undefined ? viewOn(turn, one) : undefined;
  return {
    move: 'ask',
    text: [opener, topic?.lead ?? clue?.text].filter((part) => part !== undefined).join(' '),
    claims: topic === undefined ? (clue?.claims ?? []) : [{ claim: topic.lead, passage: topic.evidence }],
    told: topic === undefined ? [] : [topic],
    asks: asksFrom(turn, asks),
    isGentle: true,
    isGiving: true,
  };
};
