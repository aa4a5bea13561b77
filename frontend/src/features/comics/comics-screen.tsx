import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comic } from '../../../../contract/comics/endpoints';
import { comicMessages } from '../../../../contract/comics/messages';
import { part } from '../../lib/part';
import { Loaded } from '../../ui/loaded';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';
import { DoneForToday } from './done-for-today';
import { Drawing } from './drawing';
import { textFor, todayQuery } from './queries';
import { useDraft } from './use-draft';
import { useDrawing } from './use-drawing';
import { Writer } from './writer';

const Collections = part(() => import('./collections'));
const ComicView = part(() => import('./comic-view'));
const ResultDialog = part(() => import('./result-dialog'));

/** As high as the screen: the collections below do not move while a child reaches for them. */
const waiting = <Skeleton className="min-h-dvh" />;

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

  const isDone = own !== null || today.data?.user_has_submitted === true;
  const first = () => {
    if (drawing.isDrawing)
      return (
        <Drawing
          stage={drawing.stage}
          comesLater={drawing.comesLater}
          takesFocus={drawing.create.isPending}
        />
      );
    if (isDone) return <DoneForToday comic={progress.isPending ? undefined : own} onOpen={setOpened} />;
    return (
      <Loaded
        query={progress}
        waiting={waiting}
        failed={(error) => textFor(error, { failed: comicMessages.loadFailed })}
      >
        {() => <Writer drafting={drafting} drawing={drawing} />}
      </Loaded>
    );
  };
  return (
    <Page title="Daily Comic Creator">
      {first()}
      {(isDone || !progress.isPending) && (
        <Piece waiting={<Skeleton className="h-80" />}>
          <Collections onOpen={setOpened} />
        </Piece>
      )}
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
