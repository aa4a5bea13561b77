import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton';
import { homeDayQuery } from './home-day';
import { Parcel } from './parcel';
import { StoryCard } from './story-card';

/** What is different each day: a small surprise, and the next part of a story. */
const DayRow = () => {
  const { data, error } = useQuery(homeDayQuery);
  if (data === undefined) return error === null && <Skeleton className="h-32 rounded-card! md:h-28" />;
  const { day, surprise, story } = data;
  return (
    <div className="grid gap-gap empty:hidden md:auto-cols-fr md:grid-flow-col">
      {story !== null && <StoryCard story={story} />}
      {surprise !== null && <Parcel key={day} day={day} surprise={surprise} />}
    </div>
  );
};

export default DayRow;
