import { articleMessages } from '../../../../contract/article-messages';
import { ApiFailure, mayPass } from '../../lib/api';
import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { RetryNotice } from '../../ui/retry-notice';
import { Wren } from '../../ui/wren';
import { Article } from './article';
import { useArticle } from './use-article';

const Preparing = () => (
  <div className="grid justify-items-center gap-3 py-16 text-center">
    <Wren mood="thinking" className="w-40 animate-hop" />
    <p role="status" className="font-heading text-2xl font-bold">
      Wren is fetching an article for you…
    </p>
    <p className="text-soft">Something short and true, with five words missing.</p>
  </div>
);

const Finished = ({ text }: { text: string }) => (
  <Card>
    <EmptyState mood="cheering" title={text}>
      <Link to="/history" className={buttonClass()}>
        Look at them again
      </Link>
    </EmptyState>
  </Card>
);

const Content = () => {
  const { data, error, refetch, isFetching } = useArticle();
  if (data !== undefined) return <Article key={data.id} article={data} />;
  if (error === null) return <Preparing />;
  if (error instanceof ApiFailure && error.code === 'articles_finished_today')
    return <Finished text={error.message} />;
  return mayPass(error) ? (
    <RetryNotice busy={isFetching} onRetry={refetch}>
      {articleMessages.failed}
    </RetryNotice>
  ) : (
    <Notice kind="info">{error.message}</Notice>
  );
};

/** The daily article. */
const ArticlesScreen = () => (
  <Page title="Daily Article">
    <Content />
  </Page>
);

export default ArticlesScreen;
