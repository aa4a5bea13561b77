import { isSameQuestion, questionsIn } from '../../../lambdas/companion/conversation/questions';
import { gradeOfOwnWords } from '../../../lambdas/safety/text/own-words';
import { contentStems, countWords } from '../../../lambdas/safety/text/words';
import type { LibraryCharacter } from '../../../lambdas/stock/own-books';
import { markOf } from './memory';
import { isAbout } from './moments';
import type { Topic } from './topics';
import type { Turn } from './turn';

/** The highest grade of text that the product shows to a child of eight. */
export const mostGrade = 4;

interface Wanted {
  readonly people?: readonly LibraryCharacter[];
  readonly traits?: readonly string[];
  /** Words that the moment should share. */
  readonly words?: string;
}

/** Whether one of the last questions was the same: the product refuses to ask it again. */
export const wasAsked = ({ request }: Turn, { question }: Topic): boolean =>
  request.said
    .filter(({ role }) => role === 'companion')
    .flatMap(({ text }) => questionsIn(text))
    .some((one) => isSameQuestion(question, one));

/** Whether a question of the tutor's own making was asked before in this talk. */
export const wasPut = ({ request, memory }: Turn, question: string): boolean =>
  memory.asked.includes(markOf(question)) ||
  request.said
    .filter(({ role }) => role === 'companion')
    .flatMap(({ text }) => questionsIn(text))
    .some((one) => isSameQuestion(question, one));

/** Whether a topic was asked about or told before. */
export const wasHad = (turn: Turn, topic: Topic): boolean =>
  turn.memory.had.includes(turn.topics.indexOf(topic)) || wasAsked(turn, topic);

const scoreOf = ({ who, lead, evidence, shows }: Topic, { people = [], traits = [], words = '' }: Wanted) => {
  const stems = new Set(contentStems(`${lead} ${evidence}`));
  const names = new Set(people.flatMap(({ name, also = [] }) => contentStems([name, ...also].join(' '))));
  const shared = contentStems(words).filter((word) => stems.has(word) && !names.has(word)).length;
  const isOfThem = who !== undefined && people.includes(who);
  const others = people.filter((one) => one !== who && isAbout(lead, one)).length;
  return (
    (isOfThem ? 4 : 0) +
    3 * others +
    3 * traits.filter((one) => shows.includes(one)).length +
    (traits.includes(shows[0] ?? '') ? 1 : 0) +
    Math.min(shared, 3)
  );
};

/** The moment that fits best among those that were not told yet; undefined if none has the least score. */
export const momentFor = (turn: Turn, wanted: Wanted, least: number): Topic | undefined => {
  const { people = [] } = wanted;
  const isOfThem = ({ who, lead }: Topic) =>
    people.length === 0 || people.some((one) => one === who || isAbout(lead, one));
  const fresh = turn.topics.filter(
    (topic) => topic.kind === 'moment' && isOfThem(topic) && !wasHad(turn, topic),
  );
  const scored = fresh.map((topic) => ({ topic, score: scoreOf(topic, wanted) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best < least ? undefined : scored.find(({ score }) => score === best)?.topic;
};

export const isPlain = (text: string, mostWords: number): boolean =>
  countWords(text) <= mostWords && gradeOfOwnWords(text) <= mostGrade;
