import { countWords } from '../../../../lambdas/safety/text/words';
import { likenessOf, plainly } from '../../vectors/likeness';
import { asksFrom } from '../fill';
import { markOf } from '../memory';
import type { Response, Turn } from '../turn';
import { answersOf } from './answers';
import { fitsWanted } from './fits';
import { headsOf } from './heads';
import { sumOf } from './match';
import { meaningOf } from './meaning';
import { wantedOf } from './saying';

/** So much of what is asked about must stand in one sentence, and so alike must both be. */
const least = { heads: 0.95, likeness: 0.5 } as const;

/** One common word alone proves nothing. */
const rare = 0.55;

const fewestWords = 5;
const reason = /\b(?:because|so that|so|to|otherwise|might|would|could|since|for)\b/i;

/** It says nothing without the sentence before it. */
const isVague = /^["“]?(?:and|but|so|then|that|this|these|those|there|which)\b|\?/i;

/** A sentence within an answer to something else that says just what is asked: "a hammer might have dented the rail". */
export const sentenceOn = (turn: Turn): Response | undefined => {
  const { book, request, read, text, played } = turn;
  if (book === undefined) return undefined;
  const { all, weight } = answersOf(book, request.companion);
  const said = meaningOf(text, book.characters, { you: played?.name });
  const { heads, isLight } = headsOf(said, weight);
  if (isLight || (heads.length < 2 && (said.kind !== 'why' || weight(heads[0] ?? '') < rare)))
    return undefined;
  const whole = sumOf(heads, weight);
  const last = Math.max(1, ...read.keys());
  const isSaid = (one: string) =>
    turn.memory.asked.includes(markOf(one)) || request.said.some((before) => before.text.includes(one));
  const [found] = all
    .filter((one) => one.chapter <= last && one.text !== undefined && (played === undefined || one.isOwn))
    .filter(({ told }) => heads.every((head) => told.has(head)))
    .flatMap(({ text: answer = '' }) => answer.split(/(?<=[.!…]) /))
    .filter((one) => countWords(one) >= fewestWords && !isVague.test(one) && !isSaid(one))
    .filter((one) => said.kind !== 'why' || reason.test(one))
    .filter((one) => fitsWanted(wantedOf(turn), one, text))
    .map((one) => {
      const { features } = meaningOf(one, book.characters);
      const share =
        sumOf(
          heads.filter((head) => features.has(head)),
          weight,
        ) / whole;
      const like = likenessOf(plainly(text), plainly(one));
      return { one, share, like };
    })
    .filter(({ share, like }) => share >= least.heads && like >= least.likeness)
    .toSorted((a, b) => b.like - a.like);
  return (
    found && {
      move: 'answer',
      text: found.one,
      claims: [{ claim: found.one, passage: '' }],
      asks: asksFrom(turn, ['Is that what you had in mind?']),
      marks: [markOf(found.one)],
      isGiving: true,
      isGentle: true,
    }
  );
};
