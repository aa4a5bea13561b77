import { momentFor } from '../choose';
import { asksFrom } from '../fill';
import { factsOn, stating } from '../sheet';
import { telling } from '../tell';
import type { Response, Turn } from '../turn';
import { isToCompanion } from '../understand';
import { factAsked, introducing } from './facts';
import { isOfMoment } from './feelings';
import { between, insideOf, viewOn } from './inside';
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
  )
    return viewOn(turn, other) ?? between(turn, played, other);
  const fact = factAsked({ ...turn, people: [played] });
  if (fact !== undefined) return fact;
  const about = introducing(turn, played);
  if (about !== undefined && /\b(?:where do you|who are you|your name|about yourself)\b/i.test(text))
    return {
      ...about,
      asks: asksFrom(turn, ['What would you like to know about me?', 'What did you think of me at first?']),
    };
  if (other !== undefined) return undefined;
  const [friend] = /\bfriends?\b/i.test(text) ? factsOn(turn, { about: 'of', who: played }) : [];
  if (friend !== undefined) return stating(turn, friend);
  const inside = isOfMoment(text) ? undefined : insideOf(turn, played);
  if (inside !== undefined || !(happened.test(text) || themeOf(text) !== undefined)) return inside;
  const moment = momentFor(turn, { people: [played] }, 4);
  return moment && telling('answer', '', moment);
};
