import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comic } from '../../../../contract/comics/endpoints';
import { comicMessages } from '../../../../contract/comics/messages';
import { part } from '../../lib/part';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';
import { Drawing } from './drawing';
import { textFor, todayQuery } from './queries';
import { useDraft } from './use-draft';
import { useDrawing } from './use-drawing';
import { Writer } from './writer';

const Collections = part(() => import('./collections'));
const ComicView = part(() => import('./comic-view'));
const ResultDialog = part(() => import('./result-dialog'));

const DoneForToday = ({ onOpen }: { onOpen: (() => void) | undefined }) => (
  <Card>
    <EmptyState mood="cheering" title="Your comic of today is done!">
      <p className="max-w-md text-soft">A new idea for a story comes tomorrow.</p>
      {onOpen !== undefined && <Button onClick={onOpen}>Look at it</Button>}
    </EmptyState>
  </Card>
);

/** The daily comic: write, have it drawn, and look at what others have made today. */
const ComicsScreen = () => {
  const [opened, setOpened] = useState<Comic>();
  const [finished, setFinished] = useState<Comic>();
  const drafting = useDraft();
  const drawing = useDrawing((comic) => {
    drafting.clear();
    setFinished(comic);
  });
  const today = useQuery(todayQuery);
  const { progress } = drawing;
  const own = progress.data?.state === 'finished' && progress.data.is_todays ? progress.data.comic : null;

  const first = () => {
    if (drawing.isDrawing)
      return (
        <Drawing
          stage={drawing.stage}
          comesLater={drawing.comesLater}
          takesFocus={drawing.create.isPending}
        />
      );
    if (own !== null || today.data?.user_has_submitted)
      return <DoneForToday onOpen={own === null ? undefined : () => setOpened(own)} />;
    return (
      <Loaded
        query={progress}
        waiting={<Skeleton className="h-80" />}
        failed={(error) => textFor(error, { failed: comicMessages.loadFailed })}
      >
        {() => <Writer drafting={drafting} drawing={drawing} />}
      </Loaded>
    );
  };
  return (
    <Page title="Daily Comic Creator">
      {first()}
      <Piece waiting={<Skeleton className="h-80" />}>
        <Collections onOpen={setOpened} />
      </Piece>
      <Piece>
        {finished !== undefined && (
          <ResultDialog
            comic={finished}
            help={progress.data?.help ?? null}
            onOpen={() => {
              setOpened(finished);
              setFinished(undefined);
            }}
            onClose={() => setFinished(undefined)}
          />
        )}
      </Piece>
      <Piece>
        {opened !== undefined && (
          <ComicView key={opened.id} comic={opened} onClose={() => setOpened(undefined)} />
        )}
      </Piece>
    </Page>
  );
};

export default ComicsScreen;
