import { type LucideIcon, MessageCircle, Mic, Sparkles } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Book, Chapter } from '../../../../contract/books';
import { cx } from '../../lib/cx';
import { useSearchParams } from '../../lib/navigation';
import { ChatChoice } from './chat-choice';
import { QuizChoice } from './quiz-choice';

const tile =
  'grid h-full w-full content-start justify-items-center gap-1 rounded-control border-2 px-1 py-3 text-center leading-tight';

const Face = ({ Icon, name, children }: { Icon: LucideIcon; name: string; children: ReactNode }) => (
  <>
    <Icon aria-hidden className="size-7" />
    <span className="font-heading text-xl font-bold">{name}</span>
    <span className="text-[0.8em]">{children}</span>
  </>
);

const activities = [
  { name: 'Quiz', about: 'Ten questions', Icon: Sparkles, Choice: QuizChoice },
  { name: 'Chat', about: 'Talk with Wren', Icon: MessageCircle, Choice: ChatChoice },
] as const;

interface ActivitiesProps {
  readonly book: Book;
  readonly chapters: readonly Chapter[];
}

/** The activities of a processed book. Each begins with the chapter that the child has reached. */
export const Activities = ({ book, chapters }: ActivitiesProps) => {
  const soonId = useId();
  const toChat = useSearchParams().get('do') === 'chat';
  const [current, setCurrent] = useState<(typeof activities)[number]>(activities[toChat ? 1 : 0]);
  const choice = useRef<HTMLDivElement>(null);
  return (
    <div className="grid gap-4">
      <ul
        aria-label="What to do with this book"
        className="grid grid-cols-3 gap-2 sm:gap-3 crowded:grid-cols-1"
      >
        {activities.map((activity) => (
          <li key={activity.name}>
            <button
              type="button"
              aria-current={activity === current || undefined}
              onClick={() => {
                setCurrent(activity);
                choice.current?.focus();
              }}
              className={cx(
                tile,
                activity === current
                  ? 'border-accent bg-accent-soft text-ink'
                  : 'border-line bg-raised hover:border-line-strong',
              )}
            >
              <Face Icon={activity.Icon} name={activity.name}>
                {activity.about}
              </Face>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            disabled
            aria-describedby={soonId}
            className={cx(tile, 'cursor-not-allowed border-dashed border-line-strong text-soft')}
          >
            <Face Icon={Mic} name="Voice">
              Coming soon
            </Face>
          </button>
        </li>
      </ul>
      <p id={soonId} className="-mt-2 text-[0.9em] text-soft">
        Soon you can talk about the book aloud, too.
      </p>
      <div ref={choice} tabIndex={-1} className="outline-none">
        <current.Choice book={book} chapters={chapters} />
      </div>
    </div>
  );
};
