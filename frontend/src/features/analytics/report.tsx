import { useQuery } from '@tanstack/react-query';
import type { Summary } from '../../../../contract/analytics/endpoints';
import { counted } from '../../lib/counted';
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

/** The report in one sentence, for whoever reads no figures. */
const inWords = (name: string, { words_read, words_written, minutes, activity_counts, over_time }: Summary) =>
  [
    `From ${dayOf(over_time[0]?.from ?? '')} to ${dayOf(over_time.at(-1)?.from ?? '')} ${name} read ${counted(words_read.total, 'word')} in ${counted(minutes, 'minute')}`,
    `took ${counted(activity_counts.total_quizzes, 'quiz', 'quizzes')}`,
    `and wrote ${counted(words_written.total, 'word')}.`,
  ].join(', ');

/** The last thirty days of a child on one printed page. */
const Report = ({ id, name }: { id: string; name: string }) => {
  const { week } = useWeek(useQuery(friendsQuery).data?.length ?? 0);
  const last = week?.find((one) => one.id === id)?.last_active ?? null;
  return (
    <Printed title={`Report on ${name}: the last 30 days`} isSheet>
      <View
        query={useQuery(summaryQuery(id, '30days'))}
        {...summaryView(name)}
        {...(last !== null && lastReading(name, last))}
      >
        {(summary) => (
          <>
            {summary.over_time.length > 0 && <p className="max-w-prose">{inWords(name, summary)}</p>}
            <SummaryView summary={summary} filter="30days" name={name} />
          </>
        )}
      </View>
    </Printed>
  );
};

export default Report;
