import { momentFor } from '../choose';
import { asksFrom } from '../fill';
import { nextSentence } from '../scene';
import { closest, factsOn, stating, type Told } from '../sheet';
import { telling } from '../tell';
import type { Response, Turn } from '../turn';

/** What was done, without the reason: a question names the deed. */
const deed = (told: Told): Told & { readonly key: string } => ({
  ...told,
  key: told.text.split(/\. |,? because /)[0] ?? told.text,
});

const isBare = (text: string) =>
  /^(?:but |and )?why (?:did|does|would|do) (?:you|he|she|they|it|\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?) (?:do|say|think|want|act) (?:that|it|this|so|like that)\b|^(?:but |and )?why(?: not)?[?.!\s]*$/iu.test(
    text,
  );

/** "Why did N do that?", "Why did she hide it?": the reasons of the deeds that the child has read. */
export const whyAsked = (turn: Turn): Response | undefined => {
  const { text, people, scene, played } = turn;
  if (!/\bwhy\b|\bhow come\b|\bwhat for\b/i.test(text)) return undefined;
  const who = people[0] ?? (isBare(text) ? (scene?.who ?? played) : undefined);
  if (/\bin the (?:story|book)\b/i.test(text)) {
    const role = factsOn(turn, { about: 'why', who }).find((one) => /\bin the story\b/.test(one.text));
    if (role !== undefined) return stating(turn, role);
  }
  const reasons = factsOn(turn, { about: 'why', who }).filter((one) => !/\bin the story\b/.test(one.text));
  const fit = closest(turn, reasons.map(deed));
  if (fit !== undefined) return stating(turn, fit);
  const felt = closest(
    turn,
    (['sad', 'fear', 'dislike'] as const).flatMap((about) => factsOn(turn, { about, who })),
  );
  if (felt !== undefined) return stating(turn, felt);
  if (!isBare(text)) return undefined;
  const before = turn.request.said.findLast(({ role }) => role === 'companion')?.text ?? '';
  const told = closest({ ...turn, text: before }, reasons);
  if (told !== undefined) return stating(turn, told);
  const after = nextSentence(turn);
  if (scene?.kind === 'moment' && after !== undefined)
    return {
      move: 'answer',
      text: `The book doesn’t spell it out. It goes on: “${after}”`,
      claims: [{ claim: after, passage: after }],
      asks: asksFrom(turn, [
        'So what could the reason be?',
        'What do you make of that?',
        'Does that help you to guess?',
      ]),
      isGentle: true,
    };
  const [any] = reasons;
  if (any !== undefined) return stating(turn, any);
  const near = who === undefined ? undefined : momentFor(turn, { people: [who] }, 4);
  return near && telling('answer', turn.phrases.say('whichThat'), near);
};
