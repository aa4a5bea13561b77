import { Check } from 'lucide-react';
import type { Controlled } from '../../../../contract/controls/kinds';
import type { Today as Done, OpenBook } from '../../../../contract/dashboard/endpoints';
import { articlesPerDay } from '../../../../contract/rules/articles';
import type { Me } from '../../../../contract/users/endpoints';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation';
import { heldFrom, restsUntil } from '../../subjects/controls/held';
import { Card } from '../../ui/card';
import { ArticleArt, ComicArt, TalkArt } from './activity-art';
import { progressIn } from './next-step';

/** A talk is about a book, up to the chapter reached: where it is not known, the book's panel asks for it. */
const talkOn = (book: OpenBook | undefined): string => {
  if (book === undefined) return '/books';
  const end = progressIn(book)?.done ?? 0;
  return end > 0 ? `/chat?book=${book.id}&end=${end}` : `/books?book=${book.id}&do=chat`;
};

const toDo = (done: Done | undefined, book: OpenBook | undefined) => [
  {
    what: 'screen' as Controlled,
    title: 'Daily Article',
    about:
      done !== undefined && done.articles > 0
        ? `${done.articles} of ${articlesPerDay} done`
        : 'Find the missing words',
    isDone: done !== undefined && done.articles > 0,
    Art: ArticleArt,
    ground: 'bg-sea-soft',
    to: '/articles',
  },
  {
    what: 'screen' as Controlled,
    title: 'Daily Comic',
    about: done?.comic ? 'Done for today' : 'Your story, drawn',
    isDone: done?.comic ?? false,
    Art: ComicArt,
    ground: 'bg-sun-soft',
    to: '/comics',
  },
  {
    what: 'chat' as Controlled,
    title: 'Chat',
    about: done?.talk ? 'You talked today' : book === undefined ? 'Choose a book first' : 'Write with Wren',
    isDone: done?.talk ?? false,
    Art: TalkArt,
    ground: 'bg-leaf-soft',
    to: talkOn(book),
  },
];

/** What is switched off is left out; what rests says until when. */
const activitiesFor = (user: Pick<Me, 'controls' | 'paused'>, ...of: Parameters<typeof toDo>) =>
  toDo(...of).flatMap(({ what, about, ...activity }) => {
    const held = heldFrom(user, what, new Date());
    if (held?.code === 'switched_off') return [];
    return [{ ...activity, about: held === undefined ? about : restsUntil(held) }];
  });

interface TodayProps {
  /** Undefined when it is not known. */
  readonly done: Done | undefined;
  readonly loading: boolean;
  readonly reading: OpenBook | undefined;
  readonly user: Pick<Me, 'controls' | 'paused'>;
}

/** The small things of a day, three unless one is switched off, and which of them are done. */
export const Today = ({ done, loading, reading, user }: TodayProps) => {
  const activities = activitiesFor(user, done, reading);
  const count = activities.filter(({ isDone }) => isDone).length;
  return (
    <Card aria-labelledby="today" aria-busy={loading && done === undefined} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="today" className="text-2xl">
          Today
        </h2>
        {done !== undefined && (
          <p className="text-[0.9em] text-soft">
            {count === activities.length
              ? count === 3
                ? 'All three done!'
                : 'Both done!'
              : `${count} of ${activities.length} done`}
          </p>
        )}
      </div>
      <ul className="grid flex-1 grid-cols-3 gap-2 crowded:grid-cols-1 md:grid-cols-1 md:gap-3">
        {activities.map(({ title, about, isDone, Art, ground, to }) => (
          <li key={title}>
            <Link
              to={to}
              className={cx(
                'relative flex h-full flex-col overflow-hidden rounded-control border-2 transition-transform hover:-translate-y-0.5 crowded:flex-row md:flex-row',
                isDone ? 'border-leaf bg-leaf-soft' : 'border-line bg-raised',
              )}
            >
              <span
                aria-hidden
                className={cx(
                  'grid h-16 shrink-0 place-items-center overflow-hidden crowded:h-auto crowded:w-20 md:h-auto md:min-h-20 md:w-26',
                  ground,
                )}
              >
                <Art />
              </span>
              <span className="flex flex-1 flex-col justify-center p-2 leading-tight md:px-4">
                <span className="font-heading font-bold">{title}</span>
                <span className="text-[0.78em] text-soft md:text-[0.85em]">{about}</span>
              </span>
              {isDone && (
                <span className="absolute top-1 right-1 grid size-7 place-items-center rounded-full bg-leaf text-on-accent md:inset-y-0 md:right-3 md:my-auto">
                  <Check aria-hidden strokeWidth={3.5} className="size-4" />
                  <span className="sr-only">done</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
