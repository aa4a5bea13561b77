import { closest, factsOn, stating, type Told } from '../sheet';
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

/** So many words of a deed must be in a question for its reason. */
const sharedWords = 2;

/** "Why did N do that?", "Why did she hide it?": the reasons of the deeds that the child has read. */
export const whyAsked = (turn: Turn): Response | undefined => {
  const { text, people, scene, played } = turn;
  if (!/\bwhy\b|\bhow come\b|\bwhat for\b/i.test(text)) return undefined;
  const who = people[0] ?? (isBare(text) ? (scene?.who ?? played) : undefined);
  const all = factsOn(turn, { about: 'why', who });
  const isRole = ({ text: told }: Told) => /\bin the story\b/.test(told);
  const role = /\bin the (?:story|book)\b/i.test(text) ? all.find(isRole) : undefined;
  if (role !== undefined) return stating(turn, role);
  const reasons = all.filter((one) => !isRole(one));
  const fit = closest(turn, reasons.map(deed), sharedWords);
  if (fit !== undefined) return stating(turn, fit);
  if (!isBare(text)) return undefined;
  const before = turn.request.said.findLast(({ role: of }) => of === 'companion')?.text ?? '';
  const told = closest({ ...turn, text: before }, reasons, sharedWords);
  return told && stating(turn, told);
};
