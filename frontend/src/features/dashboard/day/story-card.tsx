import { BookOpenText } from 'lucide-react';
import { useState } from 'react';
import type { StoryState } from '../../../../../contract/home/endpoints';
import { storiesInParts } from '../../../../../contract/rules/stories-in-parts';
import { part } from '../../../lib/part';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Piece } from '../../../ui/piece';
import { afterPart } from './story-words';

const StoryDialog = part(() => import('./story-dialog'));

/** A story that is told here, a part a day, and which part comes next. */
export const StoryCard = ({ story: { story, read, is_open } }: { story: StoryState }) => {
  const [shown, setShown] = useState(false);
  const told = storiesInParts.find(({ id }) => id === story);
  // A later version of the site may tell another one.
  if (told === undefined) return null;
  const parts = told.words.length;
  return (
    <Card aria-labelledby="story" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="grid min-w-0 flex-[1_1_12rem] gap-0.5 crowded:basis-full">
        <p className="text-[0.85em] text-soft">A story in {parts} parts</p>
        <h2 id="story" className="text-xl leading-tight">
          {told.title}
        </h2>
        <p className="text-soft">{is_open ? `Part ${read + 1} is here` : afterPart(story, read)}</p>
      </div>
      <Button
        look="secondary"
        className="grow"
        icon={<BookOpenText aria-hidden className="size-5" />}
        onClick={() => setShown(true)}
      >
        {is_open ? `Read part ${read + 1}` : `Read part ${read} again`}
      </Button>
      {shown && (
        <Piece>
          <StoryDialog told={told} read={read} isOpen={is_open} onClose={() => setShown(false)} />
        </Piece>
      )}
    </Card>
  );
};
