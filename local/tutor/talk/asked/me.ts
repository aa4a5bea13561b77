import { momentFor } from '../choose';
import { asksFrom } from '../fill';
import { bestFor, wantedIn } from '../knowledge';
import { factsOn, stating } from '../sheet';
import { telling } from '../tell';
import type { Response, Turn } from '../turn';
import { isToCompanion } from '../understand';
import { factAsked, introducing } from './facts';
import { between, insideOf, viewOn } from './inside';
import { enough, saying, unknown } from './saying';
import { themeOf } from './theme';

const happened = /\bhappen(?:ed|s)? to you\b|\babout (?:you|yourself|your (?:life|day))\b/i;

/** Questions to the character that the tutor plays, about itself. */
export const ofMe = (turn: Turn): Response | undefined => {
  const { text, played, people } = turn;
  if (played === undefined || !isToCompanion(text)) return undefined;
  const other = people.find((one) => one !== played);
  if (
    other !== undefined &&
    /\b(?:like|love|friends?|think|know|trust|hate|mad|angry|cross|miss|help)\b/i.test(text)
  ) {
    const felt = viewOn(turn, other) ?? between(turn, played, other);
    if (felt !== undefined) return felt;
    const topic = momentFor(turn, { people: [played, other] }, 7);
    if (topic !== undefined) return telling('answer', '', topic);
  }
  const fact = factAsked({ ...turn, people: [played] });
  if (fact !== undefined) return fact;
  const about = introducing(turn, played);
  if (about !== undefined && /\b(?:where do you|who are you|your name|about yourself)\b/i.test(text))
    return {
      ...about,
      asks: asksFrom(turn, ['What would you like to know about me?', 'What did you think of me at first?']),
    };
  if (other !== undefined) return unknown(turn);
  const [friend] = /\bfriends?\b/i.test(text) ? factsOn(turn, { about: 'of', who: played }) : [];
  if (friend !== undefined) return stating(turn, friend);
  const inside = insideOf(turn, played);
  if (inside !== undefined) return inside;
  const words = wantedIn(turn);
  const topic =
    themeOf(text) === undefined ? momentFor(turn, { people: [played], words: text }, 5) : undefined;
  if (topic !== undefined && words.length > 0) return telling('answer', '', topic);
  const found = words.length === 0 || themeOf(text) !== undefined ? undefined : bestFor(turn);
  if (found !== undefined && found.score >= enough && found.isFormed) return saying(turn, found, true);
  // A wish that nothing shows is not made up.
  const isOpen = themeOf(text) !== undefined && !/\b(?:want|wish|dream)\b/i.test(text);
  const nearest = isOpen || happened.test(text) ? momentFor(turn, { people: [played] }, 4) : undefined;
  return nearest === undefined
    ? unknown(turn)
    : telling('answer', happened.test(text) ? '' : turn.phrases.say('nearly'), nearest);
};
