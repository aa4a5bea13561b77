import { sentenceWith } from '../words/sentence-with';
import { filledContent } from './article-text';
import { articlesBefore } from './store';

/** More articles than a child reads in a week. */
const latest = 40;

/** The words of the gaps in the articles that a child completed on these days of New York, each with its sentence. */
export const wordsMetOn = async (userId: string, first: string, last: string) => {
  const read = (await articlesBefore(userId, undefined, latest)).filter(
    ({ counted_for }) => counted_for !== null && first <= counted_for && counted_for <= last,
  );
  const met = read.flatMap(({ article: { title, content }, answers, user_answers }) => {
    const filled = filledContent(content, answers);
    return answers.map((answer, i) => ({
      word: answer.toLowerCase(),
      sentence: sentenceWith(filled, answer),
      title,
      was_missed: user_answers?.[i] !== answer,
    }));
  });
  return [...new Map(met.map((one) => [one.word, one])).values()];
};
