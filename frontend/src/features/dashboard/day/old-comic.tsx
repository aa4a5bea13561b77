import { useQuery } from '@tanstack/react-query';
import { home } from '../../../../../contract/home/endpoints';
import { call } from '../../../lib/api';
import { Link } from '../../../lib/navigation';
import { homeKeys } from '../../../subjects/home/keys';
import { buttonClass } from '../../../ui/button';
import { Loaded } from '../../../ui/loaded';
import { Skeleton } from '../../../ui/skeleton';

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });

/** A comic that the child made a while ago. */
export const OldComic = ({ id }: { id: string }) => {
  const query = useQuery({
    queryKey: homeKeys.comic(id),
    queryFn: ({ signal }) => call(home.oldComic, {}, signal),
  });
  return (
    <Loaded query={query} waiting={<Skeleton className="aspect-square w-full" />}>
      {({ picture, alt, created_at }) => (
        <>
          <p>You made this on {dayOf(created_at)}. Do you remember?</p>
          <img
            src={picture.webp}
            width={picture.width}
            height={picture.height}
            alt={alt.join('\n')}
            className="h-auto w-full rounded-control border border-line bg-white"
          />
          <Link to="/comics" className={buttonClass('secondary')}>
            All my comics
          </Link>
        </>
      )}
    </Loaded>
  );
};
