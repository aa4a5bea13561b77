import { countWords } from '../../../lambdas/safety/text/words';
import type { LibraryCharacter } from '../../../lambdas/stock/own-books';
import { momentFor } from './choose';
import { shortName } from './people';
import { telling } from './tell';
import { isBad } from './traits';
import type { Response, Turn } from './turn';

const feelings = new Set(['sad', 'lonely', 'scared', 'angry', 'happy']);

const against = ({ phrases, played }: Turn, one: LibraryCharacter): string =>
  phrases.say(one === played ? 'understoodOfMe' : 'understood', shortName(one));

const agreeing = ({ phrases, played, traits }: Turn, one: LibraryCharacter): string => {
  if (one === played) return phrases.agreedOfMe();
  return traits.some((trait) => feelings.has(trait))
    ? phrases.say('felt', shortName(one))
    : phrases.agreed(shortName(one));
};

/** Takes up what the child thinks of somebody: an opinion is never wrong. */
export const opinionOf = (turn: Turn): Response => {
  const { people, played, phrases, traits, text } = turn;
  const [one] = people;
  if (one === undefined) return { move: 'ask', text: phrases.taken(traits) };
  const isMe = one === played;
  const isAgainst =
    isBad(traits) || /\b(?:not like|don['’]?t like|hate|annoying|stupid|boring)\b/i.test(text);
  const topic = momentFor(turn, { people, traits, words: text }, 4);
  const shows = new Set(topic?.shows);
  const isOther = topic !== undefined && traits.length > 0 && !traits.some((one) => shows.has(one));
  const opener = isAgainst ? against(turn, one) : agreeing(turn, one);
  const bridge =
    isAgainst && !shows.has('mean')
      ? ' Here is another side.'
      : isOther && !isMe
        ? ' And there is more to tell.'
        : '';
  return topic === undefined
    ? { move: 'ask', text: opener, isGentle: true }
    : telling('ask', `${opener}${bridge}`, topic);
};

/** A story told in order, or told on. */
const isRetelling = (text: string) =>
  /^(?:and )?(?:first|then|in this chapter|at the (?:end|beginning)|the beginning|before that|after that|that is the whole|some people)\b/i.test(
    text,
  ) || /\band (?:then|that is)\b/i.test(text);

export const thought = (turn: Turn): Response => {
  const { text, people, phrases, traits } = turn;
  const opener = isRetelling(text) ? phrases.retold() : phrases.taken(traits);
  const topic =
    people.length > 0 && countWords(text) < 15
      ? momentFor(turn, { people, traits, words: text }, 4)
      : undefined;
  return topic === undefined ? { move: 'ask', text: opener } : telling('ask', opener, topic);
};
