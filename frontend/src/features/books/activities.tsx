import { type LucideIcon, MessageCircle, Mic, Sparkles } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Book, Chapter } from '../../../../contract/books/endpoints';
import type { Controlled } from '../../../../contract/controls/kinds';
import { cx } from '../../lib/cx';
import { useSearchParams } from '../../lib/navigation';
import { type Held, heldFrom, restsUntil } from '../../subjects/controls/held';
import { useUser } from '../../subjects/users/user';
import { ChatChoice } from './chat-choice';
import { QuizChoice } from './quiz-choice';
import { VoiceChoice } from './voice-choice';

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
  { name: 'Quiz', what: 'screen', about: 'Ten questions', Icon: Sparkles, Choice: QuizChoice },
  { name: 'Chat', what: 'chat', about: 'Write with Wren', Icon: MessageCircle, Choice: ChatChoice },
  { name: 'Voice', what: 'voice', about: 'Talk with Wren', Icon: Mic, Choice: VoiceChoice },
] as const;

type Activity = (typeof activities)[number];

const aboutOf = ({ about }: Activity, held: Held | undefined) =>
  held === undefined ? about : restsUntil(held);

interface ActivitiesProps {
  readonly book: Book;
  readonly chapters: readonly Chapter[];
}

/**
 * The activities of a processed book. Each begins with the chapter that the child has reached. What a guardian has switched off is left
 * out.
 */
export const Activities = ({ book, chapters }: ActivitiesProps) => {
  const toChat = useSearchParams().get('do') === 'chat';
  const user = useUser();
  const heldFor = (what: Controlled) => heldFrom(user, what, new Date());
  const offered = activities.filter(({ what }) => heldFor(what)?.code !== 'switched_off');
  const wanted = offered.find(({ what }) => what === 'chat');
  const [current, setCurrent] = useState<Activity>((toChat ? wanted : undefined) ?? activities[0]);
  const choice = useRef<HTMLDivElement>(null);
  // A user who came for the chat continues there: the panel above it is known already.
  useEffect(() => {
    if (toChat) choice.current?.focus();
  }, [toChat]);
  return (
    <div className="grid gap-4">
      <ul
        aria-label="What to do with this book"
        className="grid grid-cols-3 gap-2 sm:gap-3 crowded:grid-cols-1"
      >
        {offered.map((activity) => (
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
                {aboutOf(activity, heldFor(activity.what))}
              </Face>
            </button>
          </li>
        ))}
      </ul>
      <div ref={choice} tabIndex={-1} className="outline-none">
        <current.Choice book={book} chapters={chapters} />
      </div>
    </div>
  );
};
