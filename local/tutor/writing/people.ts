import type { Draft, Kind } from './draft';
import { namesIn } from './names';
import { isNarrated, quotedIn, withGap } from './sentences';

const verbs = '(?:said|asked|cried|called|shouted|whispered|answered|replied|muttered|added|began|exclaimed)';

/** Questions who said something: a name beside a verb of speaking. */
export const speakers: Kind = (sentences) => {
  const names = namesIn(sentences);
  return sentences.flatMap((proof): Draft[] => {
    const words = /^["“‘]([^"“”‘]{12,90})[,.!?]["”’]\s/.exec(proof.text)?.[1];
    const who = names.find((name) =>
      new RegExp(`["”’] (?:${verbs} ${name}|${name} ${verbs})\\b`, 'i').test(proof.text),
    );
    if (words === undefined || who === undefined || words.includes(who)) return [];
    return [
      {
        skill: 'character',
        question: `Who says ${quotedIn(words)}?`,
        answer: who,
        others: names,
        explanation: `These words are spoken by ${who}.`,
        proof,
      },
    ];
  });
};

/** Questions who did something: the name at the beginning of the sentence. */
export const actors: Kind = (sentences) => {
  const names = namesIn(sentences);
  return sentences.filter(isNarrated).flatMap((proof): Draft[] => {
    const who = names.find((name) => proof.text.toLowerCase().startsWith(`${name.toLowerCase()} `));
    const shown = who && withGap(proof, 0, who.length);
    if (who === undefined || shown === undefined) return [];
    return [
      {
        skill: 'character',
        question: `Whose name belongs in the gap? "${shown}"`,
        answer: who,
        others: names,
        explanation: `The story says this of ${who}.`,
        proof,
      },
    ];
  });
};
