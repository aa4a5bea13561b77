import type { LibraryCharacter } from '../../../../lambdas/stock/own-books';
import { sentencesIn } from '../hint';
import { isAbout } from '../moments';
import { aged, shortName } from '../people';
import { isSayable } from '../scene';
import type { Response, Turn } from '../turn';

const ages =
  /\b(?:was|is|turned|aged|were) (?:only |just |nearly |almost )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|\w+ty(?:-\w+)?|\w+ hundred(?: and \w+)?)(?: years old| months old)?(?: then| now)?(?=[.,;!]| and)|\byears old\b/i;

/** A sentence as far as it tells an age: "She was eleven then". */
const upToAge = (sentence: string): string => {
  const found = ages.exec(sentence);
  return found === null ? sentence : sentence.slice(0, found.index + found[0].length);
};

/** The sentence of the chapters that says how old somebody is. */
const ageIn = (turn: Turn, one: LibraryCharacter): string | undefined =>
  [...turn.read.values()]
    .flatMap((text) => {
      const all = sentencesIn(text);
      return all.filter(
        (sentence, i) =>
          ages.test(sentence) &&
          !/\b(?:since|when|until|before|after|if) (?:he|she|they|I|\p{Lu}\p{L}+) (?:was|were|turned)\b/u.test(
            sentence,
          ) &&
          !/["“”]/.test(sentence) &&
          (isAbout(sentence, one) || (/^(?:He|She)\b/.test(sentence) && isAbout(all[i - 1] ?? '', one))) &&
          isSayable(turn, upToAge(sentence)),
      );
    })
    .map(upToAge)[0];

/** "How old is N?" */
export const ageOf = (turn: Turn): Response | undefined => {
  const { text, people, played } = turn;
  const [one] = people;
  if (one === undefined || !/\bhow old\b|\bwhat age\b|\byoung is\b/i.test(text)) return undefined;
  const age = aged(one, one === played);
  const asks = [
    one === played ? 'How old did you think I was?' : `Is that how old you imagined ${shortName(one)}?`,
    'How would the story go with an older one?',
  ];
  if (age !== undefined)
    return {
      move: 'answer',
      text: one === played ? `${age} In the story, that is.` : age,
      asks,
      isGentle: true,
    };
  const sentence = ageIn(turn, one);
  if (sentence !== undefined)
    return {
      move: 'answer',
      text: `The book says: “${sentence}.”`,
      claims: [{ claim: sentence, passage: sentence }],
      asks,
      isGentle: true,
    };
  const whom = `${shortName(one)} is`;
  return {
    move: 'answer',
    text: one === played ? 'I have not counted my years.' : `I don’t know how old ${whom}.`,
    asks: ['What would you guess, and why?', 'Which age would fit best, do you think?'],
    isGentle: true,
  };
};

/** "Is N older than M?" */
export const agesOf = (turn: Turn): Response | undefined => {
  const { text, people, played } = turn;
  if (!/\b(?:older|younger|oldest|youngest)\b/i.test(text)) return undefined;
  const known = people.flatMap((person) => aged(person, person === played) ?? []);
  const unknown = people.filter((person) => aged(person, person === played) === undefined);
  const rest = unknown
    .map((one) => (one === played ? 'my age' : `the age of ${shortName(one)}`))
    .join(' or ');
  const hidden = rest === '' ? [] : [`The book does not tell us ${rest}.`];
  return people.length === 0
    ? undefined
    : {
        move: 'answer',
        text: [...known, ...hidden].join(' '),
        asks: ['Which of the two acts older, do you think?', 'What makes somebody seem old or young to you?'],
        isGentle: true,
      };
};
