import { contentStems, countWords } from '../../../lambdas/safety/text/words';
import { idle } from './knowledge';
import { isAbout } from './moments';
import type { Topic } from './topics';
import type { Turn } from './turn';

/** In so many words a single one may be there by chance. */
const longWords = 9;

/** How many words of the child, besides names, a moment has. */
export const sharedWith = ({ text, met }: Turn, { lead, evidence }: Topic): number => {
  const stems = new Set(contentStems(`${lead} ${evidence}`));
  const names = new Set(met.flatMap(({ name, also = [] }) => contentStems([name, ...also].join(' '))));
  return [...new Set(contentStems(text))].filter(
    (word) => stems.has(word) && !names.has(word) && !idle.has(word),
  ).length;
};

/** Whether a moment is about the person of whom the child speaks, and about what it says of that person. */
export const isNear = (turn: Turn, topic: Topic): boolean => {
  const { people, traits, text } = turn;
  const isTheirs = people.some((one) => one === topic.who || isAbout(topic.lead, one));
  if (!isTheirs) return false;
  const shared = sharedWith(turn, topic);
  const isShown = isTheirs && traits.some((trait) => trait !== 'like' && topic.shows.includes(trait));
  return countWords(text) >= longWords ? shared >= 2 : isShown || shared >= 1;
};
