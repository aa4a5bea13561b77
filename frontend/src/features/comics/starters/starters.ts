import { openings, withoutBareStarters } from '../../../../../contract/rules/starters';
import { sceneOf } from './who-and-where';

interface Starter {
  /** With dots for the words of the child. */
  readonly shown: string;
  /** What is written into the story. */
  readonly text: string;
}

const count = (story: string, words: RegExp) => story.match(words)?.length ?? 0;

/** What keeps a new sentence from beginning at the end of a text: the last one is not finished, or is only a starter. */
export const obstacleIn = (story: string): 'unfinished' | 'bare' | undefined => {
  if (withoutBareStarters(story) !== story) return 'bare';
  const isQuoting = count(story, /["“”]/g) % 2 === 1;
  const isFinished = /(?:[.!?…]["”’')\]]*\s*|\S\s*\n\s*)$/u.test(story);
  return isQuoting || !isFinished ? 'unfinished' : undefined;
};

const isEnglish = (story: string) =>
  /(?:^|[^\p{L}])(?:the|and|was|were|is|to|they|then|she|it|we|i|said|went|ran|with|of|my|his)(?!\p{L})/iu.test(
    story,
  );

/** A story in the present tense stays there. */
const isPresent = (story: string) =>
  count(
    story,
    /\b(?:is|are|has|goes|says|sees|runs|walks|wants|finds|lives|comes|looks|likes|loves|takes)\b/gi,
  ) > count(story, /\b(?:was|were|had|went|said|saw|ran|came|took|found|did|got|\p{Ll}+ed)\b/giu);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const feels = (who: string, story: string) => {
  if (!isPresent(story)) return 'felt';
  return who === 'I' || who === 'we' ? 'feel' : 'feels';
};

const starter = (text: string, end = ' …'): Starter => ({ shown: `${text}${end}`, text: `${text} ` });

/**
 * Three beginnings of a next sentence, from who and where the child's own story is; none where no sentence can begin. The words
 * are the child's and ours: no model takes part.
 */
export const startersFor = (story: string, ownName: string): readonly Starter[] => {
  if (obstacleIn(story) !== undefined || !isEnglish(story)) return [];
  const { hero = 'someone', last = hero, where } = sceneOf(story, ownName);
  // Those that the story does not have yet come first.
  const [first, second] = openings.toSorted((a, b) => Number(story.includes(a)) - Number(story.includes(b)));
  return [
    starter(`${first} ${last}`),
    where === undefined ? starter(`${second} ${hero}`) : starter(`Suddenly, ${where},`),
    starter(`${capital(hero)} ${feels(hero, story)}`, ' … because …'),
  ];
};

/** The story with a starter at its end. */
export const withStarter = (story: string, { text }: Starter): string =>
  `${story}${/\s$/.test(story) ? '' : ' '}${text}`;
