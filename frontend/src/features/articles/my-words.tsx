import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyWord } from '../../../../contract/words';
import { Link } from '../../lib/navigation';
import { countedWords, myWordsQuery } from '../../subjects/words/my-words';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';
import { Practice } from './practice';
import { WordList } from './word-list';

const NoneYet = () => (
  <Card>
    <EmptyState mood="reading" title="No words yet">
      <p className="max-w-md text-soft">
        Tap a word of an article to see what it means: then it is kept here, and so are words that you missed.
      </p>
      <Link to="/articles" className={buttonClass()}>
        Read an article
      </Link>
    </EmptyState>
  </Card>
);

const Content = () => {
  const { data, error, isFetching, refetch } = useQuery(myWordsQuery);
  const [practised, setPractised] = useState<readonly MyWord[]>();
  if (practised !== undefined) return <Practice due={practised} onEnd={() => setPractised(undefined)} />;
  if (data === undefined)
    return error === null ? (
      <div role="status" aria-label="Loading" className="grid gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-48" />
      </div>
    ) : (
      <RetryNotice busy={isFetching} onRetry={refetch}>
        {error.message}
      </RetryNotice>
    );
  if (data.words.length === 0) return <NoneYet />;
  return (
    <>
      <Card aria-label="Practise" className="grid justify-items-start gap-3">
        <p>
          You know <strong>{countedWords(data.known)}</strong> of {data.words.length}. A word counts as known
          when you still remember it after a day, three days and a week.
        </p>
        {data.due > 0 ? (
          <Button onClick={() => setPractised(data.words.filter(({ is_due }) => is_due))}>
            Practise for two minutes
          </Button>
        ) : (
          <p className="text-soft">Nothing to practise today. Come back tomorrow!</p>
        )}
      </Card>
      <WordList all={data.words} />
    </>
  );
};

/** What a child has looked up or missed, and a short practice. */
const MyWords = () => (
  <Page title="My words">
    <Content />
  </Page>
);

export default MyWords;
