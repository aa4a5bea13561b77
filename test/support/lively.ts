import { feedback } from '../../contract/feedback/endpoints';
import { completeArticle } from './articles';
import { createBook } from './books';
import { startTalk } from './chat';
import { createComic } from './comics';
import type { Person } from './people';
import { takeQuiz } from './quiz';

/** Does one thing of each kind. */
export const live = async (child: Person) => {
  const { id: bookId } = await createBook();
  const quiz = (await takeQuiz(child, bookId, 1)).body;
  const talk = await startTalk(child, { bookId, endChapter: 2 });
  await talk.say('I liked the dragon very much');
  const comic = await createComic(child);
  const article = await completeArticle(child);
  await child.call(feedback.give, {
    body: {
      feature_type: 'quiz',
      reference_id: quiz.quiz_id,
      feedback_data: { rating: 4, comment: 'More dragons please' },
    },
  });
  return { bookId, quiz, talk, comic, article };
};
