import { useQuery } from '@tanstack/react-query';
import { friendsQuery } from '../../subjects/friends/queries';
import { dayOf } from './format';
import { Printed } from './printed';
import { summaryQuery } from './queries';
import { SummaryView, summaryView } from './summary';
import { useWeek } from './use-week';
import { View } from './view';

/** What is said of a child who has read before these thirty days. */
const lastReading = (name: string, day: string) => ({
  none: 'Nothing in these 30 days.',
  suggestion: `${name} last read on ${dayOf(day)}, ${day.slice(0, 4)}.`,
});

/** The last thirty days of a child on one printed page. */
const Report = ({ id, name }: { id: string; name: string }) => {
  const { week } = useWeek(useQuery(friendsQuery).data?.length ?? 0);
  const last = week?.find((one) => one.id === id)?.last_active ?? null;
  return (
    <Printed title={`Report on ${name}: the last 30 days`}>
      <View
        query={useQuery(summaryQuery(id, '30days'))}
        {...summaryView(name)}
        {...(last !== null && lastReading(name, last))}
      >
        {(summary) => <SummaryView summary={summary} filter="30days" name={name} />}
      </View>
    </Printed>
  );
};

export default Report;
