import { asksFrom } from './fill';
import type { Turn } from './turn';

/** A story told in order, or told on. */
export const past =
  /\b(?:was|were|had|did|went|came|said|told|took|gave|made|found|thought|knew|kept|left|lost|held|stood|sat|ran|fell|broke|brought|caught|threw|drew|wrote|saw|got|put|let|cut|sang|hid|stole|(?<!\b(?:is|are|am|be|feels?|so|very|too) )\w{2,}ed)\b/i;

/** Somebody did something: told, and no opinion of it. */
const isDeed = (text: string) =>
  /^(?:(?:so|and|but|because),? )*(?:he|she|they|the \p{Ll}+|[\p{Lu}]\p{L}+(?: and \p{Lu}\p{L}+)?) /u.test(
    text,
  ) &&
  !/^(?:I|My|We|It|This|That|Maybe|Because|If)\b/.test(text) &&
  past.test(text) &&
  !/\b(?:I|my|would|should|could)\b/i.test(text);

export const isRetelling = (text: string) =>
  isDeed(text) ||
  /^(?:and )?(?:first|then|next|later|suddenly|finally|after that|in (?:this|the|my) chapter|at the (?:end|beginning|start)|in the (?:end|beginning)|the (?:beginning|end|chapter|story|book) (?:was|is|starts|begins|ends)|before that|that is the whole|some people|one day|it (?:starts|begins|is about|was about))\b/i.test(
    text,
  ) ||
  /\band (?:then|that is|after that)\b/i.test(text);

const further = [
  'How did {I|N} feel when that happened?',
  'What was the hardest part of it?',
  'What surprised you about that?',
  'How could you tell what {I|N} was feeling?',
  'What changed after that?',
  'Why did that matter so much, do you think?',
  'Who else was there?',
];

/** Questions that fit any retelling. */
export const asksOnStory = (turn: Turn): string[] => asksFrom(turn, further);
