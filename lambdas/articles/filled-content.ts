import { piecesOf } from '../../contract/rules/articles';

/** The text of an article with its gaps filled. */
export const filledContent = (content: string, answers: readonly string[]): string =>
  piecesOf(content)
    .map((piece, i) => `${piece}${answers[i] ?? ''}`)
    .join('');
