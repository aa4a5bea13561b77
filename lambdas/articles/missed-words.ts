import { filledContent } from './filled-content';
import { sentenceWith } from './sentence-with';
import type { ArticleItem } from './store';

/** The words that belong into gaps which a child has filled otherwise, each with its sentence and the reason. */
export const missedWords = ({
  article: { title, content },
  answers,
  why,
  user_answers,
}: Pick<ArticleItem, 'article' | 'answers' | 'why' | 'user_answers'>) => {
  const filled = filledContent(content, answers);
  return answers.flatMap((answer, i) =>
    user_answers?.[i] === answer
      ? []
      : [{ word: answer.toLowerCase(), sentence: sentenceWith(filled, answer), title, hint: why[i] ?? null }],
  );
};
