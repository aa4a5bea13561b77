import { useInfiniteQuery } from '@tanstack/react-query';
import { activityMessages } from '../../../../contract/activity/messages';
import type { QuizHistoryItem } from '../../../../contract/quiz/endpoints';
import { newYorkDay } from '../../../../contract/rules/day';
import { Link } from '../../lib/navigation';
import { BookCover } from '../../subjects/books/book-cover';
import { chapterWords } from '../../subjects/books/chapters';
import type { Activity } from './activity-list';
import { quizHistoryQuery } from './queries';
import { opensRow, Row } from './row';
import { Score } from './score';
import { When } from './when';

/** A missed question is worth another try only on a later day. */
const isOfEarlierDay = (time: string) => newYorkDay(new Date(time)) < newYorkDay(new Date());

/** The submitted quizzes; each leads to its questions. */
export const quizzes: Activity<QuizHistoryItem> = {
  usePages: () => useInfiniteQuery(quizHistoryQuery),
  idOf: ({ id }) => id,
  Row: ({ item: { id, books, start_chapter, end_chapter, score, total, points, created_at } }) => (
    <Row picture={<BookCover book={{ ...books, thumbnail: books.cover_url }} />}>
      <span className="min-w-0 basis-56 grow">
        <Link to={`/history?quiz=${id}`} className={opensRow}>
          {books.title}
        </Link>
        <span className="block text-[0.9em] text-soft">{books.author}</span>
        <span className="block text-[0.9em] text-soft">
          {chapterWords(start_chapter, end_chapter)} · <When time={created_at} />
        </span>
      </span>
      <span className="grid gap-1 sm:w-70">
        <Score score={score} total={total} points={points} />
        {score < total && isOfEarlierDay(created_at) && (
          <Link
            to={`/history?quiz=${id}&try=1`}
            className="relative z-1 justify-self-start py-1 text-[0.9em] text-accent-strong underline-offset-4 hover:underline"
          >
            Try the ones you missed
          </Link>
        )}
      </span>
    </Row>
  ),
  loading: 'Loading your quizzes',
  failed: activityMessages.history.failed,
  none: {
    mood: 'reading',
    title: activityMessages.history.noQuiz,
    text: 'Read a chapter or two, take the quiz, and find it here afterwards.',
    to: '/books',
    label: 'Find a book',
  },
};
