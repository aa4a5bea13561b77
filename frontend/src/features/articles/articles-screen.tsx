import { ApiFailure, mayPass } from '../../lib/api';
import { Link, useSearchParams } from '../../lib/navigation';
import { part } from '../../lib/part';
import { heldIn } from '../../subjects/controls/held-in';
import { withoutNewArticles } from '../../subjects/controls/still-works';
import { useIsPaused } from '../../subjects/controls/use-held';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';
import { RetryNotice } from '../../ui/retry-notice';
import { Wren } from '../../ui/wren';
import { Article } from './article';
import { useArticle } from './use-article';

const Resting = part(() => import('../../subjects/controls/resting'));
const MyWords = part(() => import('./my-words'));

/** Wren's activities while an article is being made, after the server has confirmed it. */
const steps = ['Wren is writing an article for you…', 'Wren is checking that every word is true…'];

const Preparing = ({ failure }: { failure: Error | null }) => {
  const progress = failure instanceof ApiFailure ? failure.about.progress : undefined;
  return (
    <div className="grid justify-items-center gap-3 py-16 text-center">
      <Wren mood="thinking" className="w-40 animate-hop" />
      <p role="status" className="font-heading text-2xl font-bold">
        {progress === undefined ? 'Wren is fetching an article for you…' : steps[progress.made]}
      </p>
      <p className="text-soft">Something short and true, with five words missing.</p>
    </div>
  );
};

const Finished = ({ text }: { text: string }) => (
  <Card>
    <EmptyState mood="cheering" title={text}>
      <Link to="/history" className={buttonClass()}>
        Look at them again
      </Link>
    </EmptyState>
  </Card>
);

const Content = ({
  data,
  error,
  failureReason,
  refetch,
  isFetching,
  next,
}: ReturnType<typeof useArticle>) => {
  if (data !== undefined) return <Article key={data.id} article={data} next={next} />;
  if (error === null) return <Preparing failure={failureReason} />;
  if (error instanceof ApiFailure && error.code === 'articles_finished_today')
    return <Finished text={error.message} />;
  return mayPass(error) ? (
    <RetryNotice busy={isFetching} onRetry={refetch}>
      {error.message}
    </RetryNotice>
  ) : (
    <Notice kind="info">{error.message}</Notice>
  );
};

const DailyArticle = () => {
  const article = useArticle();
  const held = heldIn(article.error);
  const isPaused = useIsPaused('articles');
  if (held !== undefined)
    return (
      <Piece waiting={null}>
        <Resting held={held} />
      </Piece>
    );
  return (
    <Page
      title="Daily Article"
      aside={
        <Link to="/articles?words" className={buttonClass('quiet')}>
          My words
        </Link>
      }
    >
      {isPaused && <Notice kind="info">{withoutNewArticles}</Notice>}
      <Content {...article} />
    </Page>
  );
};

/** The daily article, and below it the words that a child has met. */
const ArticlesScreen = () =>
  useSearchParams().has('words') ? (
    <Piece waiting={null}>
      <MyWords />
    </Piece>
  ) : (
    <DailyArticle />
  );

export default ArticlesScreen;
