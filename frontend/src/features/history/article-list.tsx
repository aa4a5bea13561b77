import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activityMessages } from '../../../../contract/activity-messages';
import { articleMessages } from '../../../../contract/article-messages';
import type { ArticleHistoryItem } from '../../../../contract/articles';
import { pointsPerBlank } from '../../../../contract/rules/articles';
import { Link } from '../../lib/navigation';
import { BlankReasons, FilledText, Sources, WrittenBy } from '../../subjects/articles/filled-text';
import { pastArticlesQuery } from '../../subjects/articles/past-articles';
import { buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from './paged-list';
import { opensRow, Row } from './row';
import { Score } from './score';
import { When } from './when';

const NoneYet = () => (
  <EmptyState mood="reading" title={activityMessages.history.noArticle}>
    <p className="max-w-md text-soft">There is a little article for you, with five words to fill in.</p>
    <Link to="/articles" className={buttonClass()}>
      Read an article
    </Link>
  </EmptyState>
);

interface ArticleRowProps {
  readonly item: ArticleHistoryItem;
  readonly onOpen: () => void;
}

const ArticleRow = ({ item, onOpen }: ArticleRowProps) => {
  const { article, is_completed, score, total, created_at } = item;
  return (
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
  );
};

/** The articles of a child; a completed one opens its review. */
export const ArticleList = () => {
  const [open, setOpen] = useState<ArticleHistoryItem>();
  return (
    <>
      <PagedList
        query={useInfiniteQuery(pastArticlesQuery)}
        row={(item) => <ArticleRow key={item.id} item={item} onOpen={() => setOpen(item)} />}
        loading="Loading your articles"
        failed={articleMessages.historyFailed}
        empty={<NoneYet />}
      />
      {open !== undefined && (
        <Dialog title={open.article.title} onClose={() => setOpen(undefined)}>
          <div className="grid gap-4">
            <WrittenBy origin={open.origin} />
            <FilledText id={open.id} content={open.article.content} blanks={open.blanks} />
            <BlankReasons blanks={open.blanks} />
            <Sources sources={open.sources} />
          </div>
        </Dialog>
      )}
    </>
  );
};
