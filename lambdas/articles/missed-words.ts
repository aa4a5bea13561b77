import { piecesOf } from '../../contract/rules/article';
import { sentenceWith } from './sentence-with';
import type { ArticleItem } from './store';

/** The words that belong into gaps which a child has filled otherwise, each with its sentence. */
export const missedWords = ({
  article: { title, content },
  answers,
  user_answers,
}: Pick<ArticleItem, 'article' | 'answers' | 'user_answers'>) => {
  const filled = piecesOf(content)
    .map((piece, i) => `${piece}${answers[i] ?? ''}`)
    .join('');
  return answers
    .filter((answer, i) => user_answers?.[i] !== answer)
    .map((answer) => ({ word: answer.toLowerCase(), sentence: sentenceWith(filled, answer), title }));
};
