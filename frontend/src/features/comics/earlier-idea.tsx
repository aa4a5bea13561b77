import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { comicMessages } from '../../../../contract/comics/messages';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { promptQuery, textFor } from './queries';

interface EarlierIdeaProps {
  /** The prompt with which the story was begun. */
  readonly id: string | null;
  readonly words: number;
  /** The prompt of the day, as the alternative. */
  readonly today: string;
  readonly onBegin: () => void;
}

const titleOf = (days: number) => {
  if (days === 0) return 'Go on with your story';
  return days === 1 ? 'Go on with yesterday’s story' : `Go on with your story from ${days} days ago`;
};

/** The idea of a story that was begun on an earlier day. Today's idea waits beside it. */
const EarlierIdea = ({ id, words, today, onBegin }: EarlierIdeaProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <Loaded
      query={useQuery(promptQuery(id ?? undefined))}
      waiting={<Skeleton className="h-40" />}
      failed={(error) => textFor(error, { failed: comicMessages.promptFailed })}
    >
      {({ prompt, days_ago }) => (
        <div className="grid gap-3">
          <div className="rounded-card bg-sun-soft p-4">
            <h2 className="text-[0.9em] font-semibold text-soft">{titleOf(days_ago)}</h2>
            <p className="font-heading text-xl font-bold">{prompt.prompt}</p>
          </div>
          <div className="grid justify-items-start gap-1">
            <p className="text-soft">Today’s idea: {today}</p>
            <Button look="quiet" onClick={() => setAsking(true)} className="-ml-2 px-2!">
              Begin with today’s idea
            </Button>
          </div>
          {isAsking && (
            <ConfirmDialog
              title="Begin a new story?"
              confirmLabel="Begin a new one"
              cancelLabel="Keep my story"
              danger
              onCancel={() => setAsking(false)}
              onConfirm={onBegin}
            >
              You have written {words} {words === 1 ? 'word' : 'words'}. They go away when you begin a new
              story.
            </ConfirmDialog>
          )}
        </div>
      )}
    </Loaded>
  );
};

export default EarlierIdea;
