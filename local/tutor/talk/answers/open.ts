import { isFarewell } from '../../../../lambdas/companion/conversation/farewell';
import { type Act, actIn } from '../acts';
import type { Turn } from '../turn';
import { type Aside, asideIn, isQuestion } from '../understand';

/** Acts with a reply of their own. */
const closed = new Set<Act>([
  'greeting',
  'having a theory',
  'silly',
  ...([
    'leaving',
    'tired',
    'good night',
    'will read on',
    'wanting a question',
    'too easy',
    'next one',
  ] as const),
  ...([
    'lost',
    'forgotten',
    'too hard',
    'unanswered',
    'correcting',
    'disagreeing',
    'tired of questions',
  ] as const),
]);

/** What a child feels about somebody of the story is no trouble of its own. */
const felt = new Set<Act>([
  'sad in the story',
  'afraid in the story',
  'happy in the story',
  'angry in the story',
  'crying',
  'like me',
]);

/** Asides that a hand-made answer may take up: the child may mean the story. The others are answered by the same words always. */
const ofStory = new Set<Aside>([
  'later',
  'not for us',
  'playing',
  'begging',
  'elsewhere',
  'dare',
  'is it real',
]);

/** A child that takes leave, or speaks of itself, of secrets or of rules, gets no answer about the story. */
export const isOpenToAnswers = ({ request, text, known, people }: Turn): boolean => {
  const aside = asideIn(request.words, known);
  const act = actIn(text);
  // "Why did you say so, it is not true" asks.
  const isAsked = /^(?:but |and |so )?(?:why|who|where|how|when|what (?!is next|else|$|\W*$))/i.test(text);
  return (
    !isFarewell(request.words) &&
    (aside === undefined || ofStory.has(aside)) &&
    (act === undefined ||
      !((closed.has(act) && !isAsked) || (people.length > 0 && felt.has(act) && !isQuestion(text))))
  );
};
