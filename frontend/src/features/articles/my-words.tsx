import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Received } from '../../../../contract/endpoint';
import type { MyWord, words } from '../../../../contract/words/endpoints';
import { Link } from '../../lib/navigation';
import { restsUntil } from '../../subjects/controls/held';
import { useHeld } from '../../subjects/controls/use-held';
import { countedWords, myWordsQuery } from '../../subjects/words/my-words';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Page } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';
import { Skeleton } from '../../ui/skeleton';
import { Wren } from '../../ui/wren';
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

interface KeptWordsProps {
  readonly kept: Received<typeof words.list>;
  readonly onPractise: (due: readonly MyWord[]) => void;
}

const Due = ({ kept: { words: all, due }, onPractise }: KeptWordsProps) => {
  const held = useHeld('screen');
  if (due === 0) return <p className="text-soft">Nothing to practise today. Come back tomorrow!</p>;
  if (held !== undefined) return <p className="text-soft">Practising: {restsUntil(held)}</p>;
  return (
    <Button onClick={() => onPractise(all.filter(({ is_due }) => is_due))}>Practise for two minutes</Button>
  );
};

const KeptWords = (props: KeptWordsProps) => {
  const { words: all, known } = props.kept;
  return (
    <>
      <Card aria-label="Practise" className="grid gap-3">
        <div className="flex items-center gap-4">
          <Wren mood={known < all.length ? 'reading' : 'proud'} className="w-20 shrink-0 crowded:hidden" />
          <div className="grid min-w-0 flex-1 gap-2">
            <p className="font-heading text-xl">
              You know <strong>{countedWords(known)}</strong> of {all.length}.
            </p>
            <ProgressBar label="Words that you know" value={known} max={all.length} />
          </div>
        </div>
        <Due {...props} />
        <p className="text-[0.9em] text-soft">
          A word counts as known when you still remember it after a day, three days and a week.
        </p>
      </Card>
      <WordList all={all} />
    </>
  );
};

const waiting = (
  <>
    <Skeleton className="h-48" />
    <Skeleton className="h-48" />
  </>
);

const Content = () => {
  const query = useQuery(myWordsQuery);
  const [practised, setPractised] = useState<readonly MyWord[]>();
  if (practised !== undefined) return <Practice due={practised} onEnd={() => setPractised(undefined)} />;
  return (
    <Loaded query={query} waiting={waiting}>
      {(kept) =>
        kept.words.length === 0 ? <NoneYet /> : <KeptWords kept={kept} onPractise={setPractised} />
      }
    </Loaded>
  );
};

/** The words that a child has looked up or missed, and a short practice. */
const MyWords = () => (
  <Page title="My words">
    <Content />
  </Page>
);

export default MyWords;
