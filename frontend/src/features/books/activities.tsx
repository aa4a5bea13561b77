import { BookOpenText, type LucideIcon, MessageCircle, Mic, Sparkles, Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Book, Chapter } from '../../../../contract/books/endpoints';
import type { Controlled } from '../../../../contract/controls/kinds';
import { cx } from '../../lib/cx';
import { Link, useSearchParams } from '../../lib/navigation';
import { heldFrom, restsUntil } from '../../subjects/controls/held';
import { useUser } from '../../subjects/users/user';
import { Skeleton } from '../../ui/skeleton';
import { ChatChoice } from './chat-choice';
import { QuizChoice } from './quiz-choice';
import { ReadingLog } from './reading-log';
import { VoiceChoice } from './voice-choice';

const tile =
  'grid h-full w-full content-start justify-items-center gap-1 rounded-control border-2 px-1 py-3 text-center leading-tight crowded:content-center crowded:py-2';

interface FaceProps {
  readonly Icon: LucideIcon;
  readonly name: string;
  readonly about: string;
  /** Until when it rests, which is told in place of `about`. */
  readonly rests?: string | undefined;
}

/** What a tile does. On a phone five of them are a row: only the name is seen there. */
const Face = ({ Icon, name, about, rests }: FaceProps) => (
  <>
    <Icon aria-hidden className="size-7 crowded:hidden" />
    <span className="font-heading text-xl font-bold max-sm:text-base">{name}</span>{' '}
    <span className={cx('text-[0.8em]', rests === undefined && 'max-sm:sr-only')}>{rests ?? about}</span>
  </>
);

const activities = [
  { name: 'Quiz', what: 'screen', about: 'Ten questions', Icon: Sparkles, Choice: QuizChoice },
  { name: 'Chat', what: 'chat', about: 'Write with Wren', Icon: MessageCircle, Choice: ChatChoice },
  { name: 'Voice', what: 'voice', about: 'Talk with Wren', Icon: Mic, Choice: VoiceChoice },
  { name: 'Log', what: undefined, about: 'Pages and minutes', Icon: Timer },
] as const;

type Activity = (typeof activities)[number];

interface ActivitiesProps {
  readonly book: Book;
  /** Undefined while they are looked up. */
  readonly chapters: readonly Chapter[] | undefined;
  /** Whether the text of the book is here. */
  readonly isReadable: boolean;
  /** Whether reading is the next step with the book. */
  readonly readsNext: boolean;
}

/**
 * What to do with a processed book, in one row: read, quiz, talk, log. Quiz and talk begin with the chapter that the child has reached.
 * What a guardian has switched off is left out.
 */
export const Activities = ({ book, chapters, isReadable, readsNext }: ActivitiesProps) => {
  const toChat = useSearchParams().get('do') === 'chat';
  const user = useUser();
  const heldFor = (what: Controlled | undefined) => what && heldFrom(user, what, new Date());
  const restsFor = (what: Controlled | undefined) => {
    const held = heldFor(what);
    return held && restsUntil(held);
  };
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
        className="grid auto-cols-fr grid-flow-col gap-1.5 sm:gap-3 crowded:grid-flow-row crowded:grid-cols-2"
      >
        {isReadable && (
          <li className="crowded:col-span-2">
            <Link
              to={`/read/${book.id}`}
              className={cx(
                tile,
                readsNext
                  ? 'border-accent bg-accent text-on-accent hover:bg-accent-strong'
                  : 'border-line bg-raised hover:border-line-strong',
              )}
            >
              <Face Icon={BookOpenText} name="Read" about="it here" />
            </Link>
          </li>
        )}
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
              <Face {...activity} rests={restsFor(activity.what)} />
            </button>
          </li>
        ))}
      </ul>
      <div ref={choice} tabIndex={-1} className="outline-none">
        {current.name === 'Log' ? (
          <ReadingLog book={book.id} />
        ) : chapters === undefined ? (
          <Skeleton className="h-40" />
        ) : (
          <current.Choice book={book} chapters={chapters} />
        )}
      </div>
    </div>
  );
};
