import { blankSign } from '../../contract/rules/articles';
import { createSupervisor } from './analytics';
import { beginArticle, submitArticle } from './articles';
import { createBook } from './books';
import { startTalk } from './chat';
import { advanceClock } from './cloud';
import { createPerson } from './people';
import { handIn, rightAnswers, startQuiz, think } from './quiz';

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A child with a supervisor. The child has taken a quiz, completed an article and talked with Wren. */
export const busyChild = async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  const adult = await createSupervisor(child);
  const { body: given } = await startQuiz(child, id, 2);
  await think();
  const answers = rightAnswers(given.quiz).map((answer, i) =>
    i < 3 ? { ...answer, user_answer: null } : answer,
  );
  const quiz = (await handIn(child, given, answers)).body;
  const article = await beginArticle(child);
  await advanceClock('PT2M');
  await submitArticle(child, article.id, article.answers);
  const { say, session_id } = await startTalk(child, { bookId: id, endChapter: 2 });
  const said = ['I liked the dragon very much', 'The bread was so warm'];
  const replies = [];
  for (const text of said) replies.push((await say(text)).body.message);
  const read = {
    quiz: words(given.quiz.flatMap(({ question, options }) => [question, ...options]).join(' ')),
    article: words(article.answers.reduce((text, word) => text.replace(blankSign, word), article.content)),
    chat: words(replies.join(' ')),
  };
  return { child, adult, book: id, given, quiz, article, session_id, read, written: words(said.join(' ')) };
};
