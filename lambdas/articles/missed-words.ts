import { sentenceWith } from '../words/sentence-with';
import { filledContent } from './article-text';
import type { ArticleItem } from './store';

/** The words of the gaps that the child filled wrongly, each with its sentence and the reason why it fits. */
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
