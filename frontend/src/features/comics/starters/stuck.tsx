import { Lightbulb } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../../subjects/users/user';
import { Button } from '../../../ui/button';
import { obstacleIn, startersFor, withStarter } from './starters';

/** So long a child may think before help is offered. */
const pauseMilliseconds = 20_000;

interface StuckProps {
  readonly story: string;
  readonly onChoose: (story: string) => void;
}

const hints = {
  none: 'Who is in your story now? What do they see, hear or want?',
  unfinished: 'End your sentence with a full stop. Then a new one can begin.',
  bare: 'Go on with this sentence. Its words count as soon as you do.',
};

/**
 * Beginnings of a next sentence, for a child that pauses or asks for them. A chosen one stands at the end of the story, where the
 * child goes on; the next ones come when that sentence is finished.
 */
const Stuck = ({ story, onChoose }: StuckProps) => {
  const { username } = useUser();
  /** The story for which they are shown: they go away when the child writes. */
  const [openFor, setOpenFor] = useState<string>();
  const chosen = useRef<string>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOpenFor(story), pauseMilliseconds);
    if (chosen.current === story) {
      const box = frame.current?.closest('section')?.querySelector('textarea');
      box?.focus();
      box?.setSelectionRange(story.length, story.length);
    }
    chosen.current = undefined;
    return () => clearTimeout(timer);
  }, [story]);
  const obstacle = obstacleIn(story);
  const isOpen = openFor === story || obstacle === 'bare';
  const starters = isOpen ? startersFor(story, username) : [];
  return (
    <div ref={frame} className="grid justify-items-start gap-3">
      {!isOpen && (
        <Button
          look="quiet"
          icon={<Lightbulb aria-hidden className="size-5" />}
          onClick={() => setOpenFor(story)}
          className="-ml-2 px-2!"
        >
          I’m stuck
        </Button>
      )}
      <div role="status">
        {isOpen && (starters.length > 0 ? 'You could go on like this:' : hints[obstacle ?? 'none'])}
      </div>
      {starters.length > 0 && (
        <ul aria-label="Beginnings of sentences" className="flex flex-wrap gap-2">
          {starters.map((starter) => (
            <li key={starter.shown}>
              <Button
                look="secondary"
                onClick={() => {
                  chosen.current = withStarter(story, starter);
                  onChoose(chosen.current);
                }}
              >
                {starter.shown}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

export default Stuck;
