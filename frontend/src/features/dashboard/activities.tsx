import type { ListedBook } from '../../../../contract/books';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation';
import { Badge } from '../../ui/badge';
import { ArticleArt, BattleArt, ComicArt, PodiumArt, TalkArt } from './activity-art';

/** A talk is about a book: its panel asks for the chapter reached. Without one, a book is chosen first. */
const talkOn = (book: ListedBook | undefined) => ({
  title: 'Chat',
  about: book === undefined ? 'Choose a book and talk about it' : `Talk with Wren about ${book.title}`,
  Art: TalkArt,
  ground: 'bg-leaf-soft',
  to: book === undefined ? '/books' : `/books?book=${book.id}&do=chat`,
});

const others = [
  {
    title: 'Daily Article',
    about: 'Find the words that are missing',
    Art: ArticleArt,
    ground: 'bg-sea-soft',
    to: '/articles',
  },
  {
    title: 'Daily Comic',
    about: 'Write a story, get a comic',
    Art: ComicArt,
    ground: 'bg-sun-soft',
    to: '/comics',
  },
  {
    title: 'Leaderboard',
    about: 'See who is ahead this week',
    Art: PodiumArt,
    ground: 'bg-accent-soft',
    to: '/leaderboard',
  },
  { title: 'Battle', about: 'Two readers, one book', Art: BattleArt, ground: 'bg-berry-soft' },
] as const;

type Activity = (typeof others)[number] | ReturnType<typeof talkOn>;

const frame = 'flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised';

const Inside = ({ activity: { title, about, Art, ground }, soon }: { activity: Activity; soon: boolean }) => (
  <>
    <span aria-hidden className={cx('grid h-24 place-items-center overflow-hidden sm:h-28', ground)}>
      <Art />
    </span>
    <span className="flex flex-1 flex-col items-start gap-1.5 p-3 sm:p-4">
      <span className="font-heading text-lg leading-tight font-bold">{title}</span>
      <span className="text-[0.85em] leading-snug text-soft">{about}</span>
      {soon && (
        <span className="mt-auto pt-1">
          <Badge>Coming soon</Badge>
        </span>
      )}
    </span>
  </>
);

/** The activities besides books. Those that do not exist yet are no links. */
export const Activities = ({ reading }: { reading: ListedBook | undefined }) => (
  <ul className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 sm:gap-gap">
    {[talkOn(reading), ...others].map((activity) => (
      <li key={activity.title}>
        {'to' in activity ? (
          <Link
            to={activity.to}
            className={cx(frame, 'rounded-card! shadow-card transition-transform hover:-translate-y-0.5')}
          >
            <Inside activity={activity} soon={false} />
          </Link>
        ) : (
          <div className={frame}>
            <Inside activity={activity} soon />
          </div>
        )}
      </li>
    ))}
  </ul>
);
