import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { StoryState } from '../../../../../contract/home/endpoints';
import type { storiesInParts } from '../../../../../contract/rules/stories-in-parts';
import { homeKeys } from '../../../subjects/home/keys';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Loaded } from '../../../ui/loaded';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { storyTexts } from './story-texts';
import { afterPart } from './story-words';
import { useFinishPart } from './use-finish-part';

interface StoryDialogProps {
  readonly told: (typeof storiesInParts)[number];
  readonly read: StoryState['read'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const useText = (id: string) =>
  useQuery({
    queryKey: homeKeys.story(id),
    queryFn: () => storyTexts[id]?.() ?? Promise.reject(new Error('This story is not here.')),
    staleTime: Number.POSITIVE_INFINITY,
  });

interface EndProps extends Pick<StoryDialogProps, 'told' | 'read'> {
  readonly part: number;
}

/** Below a part: the button that keeps it as read, then what follows tomorrow. */
const End = ({ told: { id }, read, part }: EndProps) => {
  const finishing = useFinishPart(id);
  if (part <= read)
    return (
      <p role="status" className="text-center font-heading text-xl font-bold empty:hidden">
        {part === read && afterPart(id, part)}
      </p>
    );
  return (
    <>
      {finishing.error !== null && <Notice kind="error">{finishing.error.message}</Notice>}
      <Button busy={finishing.isPending} onClick={() => finishing.mutate(part)}>
        I have read part {part}
      </Button>
    </>
  );
};

/** A part of a story, with the earlier ones. */
const StoryDialog = ({ told, read, isOpen, onClose }: StoryDialogProps) => {
  const last = isOpen ? read + 1 : read;
  const [part, setPart] = useState(last);
  return (
    <Dialog title={told.title} keepsTitle onClose={onClose}>
      <Loaded query={useText(told.id)} waiting={<Skeleton className="h-96" />}>
        {({ parts }) => (
          <article aria-label={`Part ${part}`} className="grid gap-4">
            <h3 className="text-xl">
              <span className="block text-base font-normal text-soft">
                Part {part} of {parts.length}
              </span>
              {parts[part - 1]?.title}
            </h3>
            <div className="grid gap-4 text-lg leading-relaxed wrap-break-word">
              {parts[part - 1]?.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <End key={part} told={told} read={read} part={part} />
            {last > 1 && (
              <nav aria-label="Parts" className="flex flex-wrap justify-between gap-2">
                {part > 1 && (
                  <Button
                    look="quiet"
                    icon={<ArrowLeft aria-hidden className="size-5" />}
                    onClick={() => setPart(part - 1)}
                  >
                    Part {part - 1}
                  </Button>
                )}
                {part < last && (
                  <Button look="quiet" className="ml-auto" onClick={() => setPart(part + 1)}>
                    Part {part + 1}
                    <ArrowRight aria-hidden className="size-5" />
                  </Button>
                )}
              </nav>
            )}
          </article>
        )}
      </Loaded>
    </Dialog>
  );
};

export default StoryDialog;
