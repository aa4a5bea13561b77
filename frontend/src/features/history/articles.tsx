import { useInfiniteQuery } from '@tanstack/react-query';
import { activityMessages } from '../../../../contract/activity/messages';
import type { ArticleHistoryItem } from '../../../../contract/articles/endpoints';
import { articleMessages } from '../../../../contract/articles/messages';
import { pointsPerBlank } from '../../../../contract/rules/articles';
import { Link } from '../../lib/navigation';
import { BlankReasons, FilledText, Sources, WrittenBy } from '../../subjects/articles/filled-text';
import { pastArticlesQuery } from '../../subjects/articles/past-articles';
import { Dialog } from '../../ui/dialog';
import type { Activity } from './activity-list';
import { opensRow, Row } from './row';
import { Score } from './score';
import { When } from './when';

/** The articles of a child; a completed one opens its review. */
export const articles: Activity<ArticleHistoryItem> = {
  usePages: () => useInfiniteQuery(pastArticlesQuery),
  idOf: ({ id }) => id,
  Row: ({ item: { article, is_completed, score, total, created_at }, onOpen }) => (
    <Row>
      <span className="min-w-0">
        {is_completed ? (
          <button type="button" onClick={onOpen} className={opensRow}>
            {article.title}
          </button>
        ) : (
          <Link to="/articles" className={opensRow}>
            {article.title}
          </Link>
        )}
        <span className="block text-[0.9em] text-soft">
          <When time={created_at} />
          {!is_completed && ' · not finished yet'}
        </span>
      </span>
      {is_completed && <Score score={score ?? 0} total={total} points={(score ?? 0) * pointsPerBlank} />}
    </Row>
  ),
  Opened: ({ item: { id, origin, article, blanks, sources }, onClose }) => (
    <Dialog title={article.title} onClose={onClose}>
      <div className="grid gap-4">
        <WrittenBy origin={origin} />
        <FilledText id={id} content={article.content} blanks={blanks} />
        <BlankReasons blanks={blanks} />
        <Sources sources={sources} />
      </div>
    </Dialog>
  ),
  loading: 'Loading your articles',
  failed: articleMessages.historyFailed,
  none: {
    mood: 'reading',
    title: activityMessages.history.noArticle,
    text: 'There is a little article for you, with five words to fill in.',
    to: '/articles',
    label: 'Read an article',
  },
};
