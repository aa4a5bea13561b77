import { countWords } from '../../../lambdas/safety/text/words';
import type { LibraryCharacter } from '../../../lambdas/stock/own-books';
import { viewOn } from './asked/inside';
import { momentFor } from './choose';
import { turnOf } from './echo';
import type { Bank } from './fill';
import { capital, gapsOf } from './gaps';
import { isAbout } from './moments';
import { takingUp } from './taking';
import { telling } from './tell';
import { thought } from './thoughts';
import { isBad, traitWordIn } from './traits';
import type { Response, Turn } from './turn';
import { isQuestion } from './understand';

/** Words that name a trait, and are no adjectives. */
const verbs = new Set(
  'like likes liked love loves loved enjoy favourite best ok okay want wants wanted wish wishes dream dreams hope hopes laugh laughs laughed joke jokes cry cried crying hero fear fears scare lie lies lied liar truth eat eats food'.split(
    ' ',
  ),
);

const described =
  /\b(?:is|are|was|were|seems?|looks?|am)(?: (?:so|very|really|quite|too|pretty|super|just|bit|a bit|kind of|such|the most))* ([a-z]{3,})(?: too| also| as well)?[.!]*$/i;
const noAdjective =
  /^(?:not|there|here|in|one|him|her|them|it|me|you|too|like|mine|home|well|ok|okay|best|favourite|gone|over)$|ing$/i;

/** The adjective with which a child describes somebody or something. */
export const adjectiveIn = (text: string): string | undefined => {
  const word = traitWordIn(text);
  if (word !== undefined && !verbs.has(word)) return word;
  const other = described.exec(text)?.[1]?.toLowerCase();
  return other === undefined || noAdjective.test(other) ? undefined : other;
};

/** Whether the words say what the child thinks of somebody. */
export const isOpinion = (text: string): boolean =>
  adjectiveIn(text) !== undefined ||
  /\b(?:I|my|me)\b.*\b(?:like|love|liked|loved|hate|favourite|best|prefer)\b|\b(?:favourite|best|ok|okay)\b/i.test(
    text,
  );

/** What is said of somebody in a word that a moment shows, too. */
const shown: Bank = {
  says: ['Yes, I think so, too.', 'That is how I see it, too.', 'I see it like you.'],
};

/** What is said of somebody in a word that no moment shows. */
const unshown: Bank = {
  says: ['You have looked at {me|N} closely.', 'That is one way to see {me|N}.'],
  asks: [
    'What did {I|N} do that was {w}?',
    'When did you notice that about {me|N}?',
    'What made you think of the word “{w}”?',
    'What makes somebody {w}, do you think?',
  ],
};

const liked: Bank = {
  says: [
    '{How nice of you|So you like N}!',
    'Then {I have|N has} a friend in you.',
    'You have found a favourite, then.',
    '{I am|N is} glad of such a reader.',
  ],
  asks: [
    'What do you like most about {me|N}?',
    'When did you start to like {me|N}?',
    'What would you and {I|N} do on a free day?',
    'What would you like to ask {me|N}?',
  ],
};

const againstWhat: Bank = {
  says: [
    'I can see why you say that.',
    'You don’t have to like {me|N}.',
    '{I am not always easy, I know|Not everybody has to like everybody}.',
    'So {I get|N gets} on your nerves a bit.',
  ],
  asks: [
    'What did {I|N} do that bothers you?',
    'What should {I|N} do differently?',
    'What could be a reason for that, do you think?',
    'What is good about {me|N}, even so?',
  ],
};

const better: Bank = {
  says: ['So {I am|N is} all right after all!', 'From annoying to all right: that’s a long way!'],
  asks: ['What changed your mind about {me|N}?', 'What does {I|N} still have to learn?'],
};

/** Who is not liked: a reason for it that the story tells, or what one may say for this person. */
const against = (turn: Turn, one: LibraryCharacter, taken: Response): Response => {
  const { text, traits } = turn;
  // Once in a talk is enough.
  const [first = ''] = againstWhat.says;
  const opener = turn.request.said.some((one) => one.text.includes(first)) ? '' : first;
  const topic = momentFor(turn, { people: [one], traits, words: text }, 4);
  if (topic !== undefined && traits.some((trait) => topic.shows.includes(trait)))
    return telling('ask', opener, topic);
  const view = asked(viewOn(turn, one, opener));
  return view ?? taken;
};

/** Takes up what the child thinks of somebody: an opinion is never wrong. */
export const opinionOf = (turn: Turn): Response => {
  const { people, traits, text } = turn;
  const [one] = people;
  if (one === undefined) return thought(turn);
  const isAgainst =
    isBad(traits) || /\b(?:not like|don['’]?t like|hate|annoying|stupid|boring|annoys)\b/i.test(text);
  // "Clever, but a bit bossy": the second word counts.
  const word = adjectiveIn(turnOf(text)?.clause ?? '') ?? adjectiveIn(text);
  // "I thought it was Pandan" describes nobody.
  if (word !== undefined && people.some((who) => isAbout(word, who, true))) return thought(turn);
  const gaps = { ...gapsOf(turn, 'opinion'), w: word, W: capital(word) };
  const isLukewarm =
    /\b(?:is|are|was|were) (?:\w+ )?(?:ok|okay|all right|not (?:so|that) bad|better)\b/i.test(text);
  const take = (bank: Bank): Response => ({
    move: 'ask',
    isGentle: true,
    isGiving: true,
    ...takingUp(turn, bank, gaps),
  });
  if (isLukewarm) return take({ ...better, says: better.says.slice(0, 1) });
  if (isAgainst) return against(turn, one, take(againstWhat));
  const topic = momentFor(turn, { people, traits, words: text }, 4);
  if (word !== undefined) {
    if (topic !== undefined && traits.some((trait) => topic.shows.includes(trait)))
      return telling('ask', take(shown).text, topic);
    const isKind = traits.includes('kind') || traits.includes('like');
    return (
      (isKind ? asked(viewOn(turn, one, take(shown).text)) : undefined) ?? {
        ...take(unshown),
      }
    );
  }
  return asked(viewOn(turn, one)) ?? take(liked);
};

const asked = (response: Response | undefined): Response | undefined =>
  response && { ...response, move: 'ask' };

/** A longer sentence says more than an opinion of somebody. */
export const longOpinion = 9;

/** "I like Casper, he is funny": what one may like about him. */
export const likingSomebody = (turn: Turn): Response | undefined =>
  turn.people.length > 0 &&
  !isQuestion(turn.text) &&
  /^(?:(?:and|but|so|oh),? )*I (?:really |just |do )?(?:like|love|adore)\b(?! (?:how|when|that|it)\b)/i.test(
    turn.text,
  ) &&
  countWords(turn.text) < longOpinion
    ? opinionOf(turn)
    : undefined;
