import type { LibraryCharacter } from '../../../../lambdas/stock/own-books';
import { isPlain, momentFor } from '../choose';
import { asksFrom, fillings } from '../fill';
import { introduced, shortName } from '../people';
import { factsOn, stating } from '../sheet';
import { telling } from '../tell';
import { adjectiveFor, isBad } from '../traits';
import type { Response, Turn } from '../turn';
import { introducing } from './facts';
import { between, insideOf, viewOn } from './inside';

/** The whole sheet is easy to read. */
const isEasy = ({ played }: Turn, one: LibraryCharacter): boolean =>
  isPlain(introduced(one, one === played), 40);

/** "Who is N?", "tell me about N" */
export const whoIs = (turn: Turn): Response | undefined => {
  const { text, people } = turn;
  const [one] = people;
  if (
    one === undefined ||
    !/\bwho(?:['’]s| is| are| was)\b|\btell me (?:who|about|more)\b|^what(?:['’]s| is| was) \S+(?: \S+)? like\W*$|^what about\b|^is \S+(?: \S+)? an? \p{L}+\?*$/iu.test(
      text,
    )
  )
    return undefined;
  const isOne = people.length === 1;
  const about = people
    .slice(0, 2)
    .flatMap((person) => introducing(turn, person, isOne && isEasy(turn, person))?.text ?? []);
  if (about.length > 0)
    return {
      move: 'answer',
      text: about.join(' '),
      asks: asksFrom(
        turn,
        isOne
          ? ['What did you think of {me|N} at first?', 'What would you like to know about {me|N}?']
          : ['Which of the two do you find more interesting, and why?', 'How would you tell the two apart?'],
      ),
      isGentle: true,
    };
  const more = (['want', 'like', 'fear'] as const).flatMap((kind) =>
    factsOn(turn, { about: kind, who: one }),
  )[0];
  return (
    more && stating(turn, more, fillings(turn, ['{Here is more about me.|Here is more about N.}'])[0] ?? '')
  );
};

/** What Wren thinks of somebody: as the sheet says it, or what a moment shows. */
const opinion = (turn: Turn): Response | undefined => {
  const { text, people, traits, topics } = turn;
  const [one] = people;
  if (
    one === undefined ||
    !/\b(?:do you (?:like|love|think|trust)|think (?:about|of)|your opinion)\b/i.test(text)
  )
    return undefined;
  // A character says what it thinks of others in its own words, or not at all.
  if (turn.played !== undefined && /\bwhy\b|\bdo you think\b(?! (?:of|about)\b)/i.test(text))
    return undefined;
  const isLiking = /\bdo you (?:like|love)\b/i.test(text);
  const view = viewOn(turn, one, isLiking ? 'Oh yes!' : '');
  if (view !== undefined) return view;
  const topic = momentFor(
    turn,
    { people: [one], traits: traits.length > 0 ? traits : ['kind', 'brave', 'clever', 'funny'] },
    7,
  );
  const adjective = adjectiveFor(
    topic?.shows ?? topics.flatMap(({ who, shows }) => (who === one ? shows : [])),
  );
  const said = adjective === undefined ? '' : `I think ${shortName(one)} is ${adjective}.`;
  if (topic !== undefined) return telling('answer', said, topic);
  return said === ''
    ? undefined
    : {
        move: 'answer',
        text: said,
        asks: [`And what do you think of ${shortName(one)}?`, 'How do you see it?'],
        isGentle: true,
      };
};

/** "Is M nice?", "What is N scared of?", "Do N and M like each other?" */
export const ofPeople = (turn: Turn): Response | undefined => {
  const { text, people, traits } = turn;
  const [one, other] = people;
  const own = opinion(turn);
  if (own !== undefined || one === undefined) return own;
  if (other !== undefined && /\b(?:like|love|know|friends?|trust|hate|each other)\b/i.test(text)) {
    const both = between(turn, one, other);
    if (both !== undefined) return both;
  }
  const isYesNo =
    /^(?:so |but |and )?(?:is|are|was|were|does|do|did|has|can)\b|\bor (?:the )?(?:bad|mean|good)\b|^so\b/i.test(
      text,
    );
  const isChoice = / or /.test(text);
  if (isYesNo && (isChoice || traits.includes('kind') || isBad(traits))) {
    const view = viewOn(turn, one, isChoice ? 'More good than bad, I think.' : '');
    if (view !== undefined) return view;
  }
  // "Were you scared when you met Brundle?" asks for no fear of Brundle's.
  if (turn.played !== undefined && one !== turn.played && /\b(?:you|your)\b/i.test(text)) return undefined;
  const inside = insideOf(turn, one);
  if (inside !== undefined) return isYesNo ? { ...inside, text: `Yes, I think so. ${inside.text}` } : inside;
  if (!isYesNo || traits.length === 0) return undefined;
  const topic = momentFor(turn, { people: [one], traits }, 7);
  return topic !== undefined && traits.some((trait) => topic.shows.includes(trait))
    ? telling('answer', 'Yes, I would say so.', topic)
    : viewOn(turn, one, 'You be the judge.');
};
