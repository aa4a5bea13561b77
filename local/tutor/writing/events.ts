import type { Draft, Kind } from './draft';
import { isHandy, isNarrated, quotedIn } from './sentences';

const because = /^(.{12,}?),? because (.{8,90})[.!?]$/;
const clause =
  /\b(?:because|when|while|until|that|and|but|so|as)\s+((?:he|she|it|they|we|the|his|her|their|there|nobody|somebody|everybody|all)\b[^,;:.!?"“”]{8,80})[.!?,;]/gu;

/** Why: the reason in the sentence, among clauses of other sentences. */
export const causes: Kind = (sentences) => {
  const narrated = sentences.filter(isNarrated);
  const others = narrated.flatMap(({ text }) => [...text.matchAll(clause)].map(([, part = '']) => part));
  return narrated.flatMap((proof): Draft[] => {
    const [, fact, reason] = because.exec(proof.text) ?? [];
    if (fact === undefined || reason === undefined) return [];
    return [
      {
        skill: 'cause',
        question: `What reason does the story give for this: ${quotedIn(fact)}?`,
        answer: reason,
        others,
        explanation: 'The story gives the reason after the word "because".',
        proof,
      },
    ];
  });
};

/** Questions of order: the sentence that follows another one, among sentences from elsewhere. */
export const followers: Kind = (sentences) => {
  const usable = sentences.filter((sentence) => isNarrated(sentence) && isHandy(sentence));
  const at = new Map(usable.map((sentence) => [sentence.at, sentence]));
  return usable.flatMap((proof): Draft[] => {
    const before = at.get(proof.at - 1);
    if (before === undefined) return [];
    return [
      {
        skill: 'sequence',
        question: `What does the story tell right after ${quotedIn(before.text)}?`,
        answer: proof.text,
        others: usable.filter((other) => Math.abs(other.at - proof.at) > 2).map(({ text }) => text),
        explanation: 'In the story, the one sentence follows the other.',
        proof,
        quoted: before,
      },
    ];
  });
};
