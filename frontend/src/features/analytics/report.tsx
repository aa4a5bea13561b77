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

/** When the child was last active, for a report without figures. */
const lastActive = (name: string, day: string) =>
  `${name} was last active on ${dayOf(day)}, ${day.slice(0, 4)}.`;

const list = new Intl.ListFormat('en');

/** What the child did, without zeros. Neither the totals nor their minutes contain books and talks aloud. */
const deeds = ({ words_read, words_written, minutes, activity_counts, voice, books }: Summary) => [
  ...(books.words > 0 ? [`read ${counted(books.words, 'word')} in books`] : []),
  ...(books.pages > 0 ? [`read ${counted(books.pages, 'page')} on paper`] : []),
  ...(words_read.total > 0 ? [`read ${counted(words_read.total, 'word')} outside books`] : []),
  ...(minutes > 0 ? [`was active for ${counted(minutes, 'minute')} outside books`] : []),
  ...(activity_counts.total_quizzes > 0
    ? [`took ${counted(activity_counts.total_quizzes, 'quiz', 'quizzes')}`]
    : []),
  ...(words_written.total > 0 ? [`wrote ${counted(words_written.total, 'word')}`] : []),
  ...(voice.minutes > 0 ? [`talked aloud for ${counted(voice.minutes, 'minute')}`] : []),
];

/** The report in one sentence, for whoever reads no figures. */
const InWords = ({ name, summary }: { readonly name: string; readonly summary: Summary }) => {
  const done = deeds(summary);
  const [first, last] = [summary.over_time[0], summary.over_time.at(-1)];
  if (done.length === 0 || first === undefined || last === undefined) return null;
  return (
    <p className="max-w-prose">
      From {dayOf(first.from)} to {dayOf(last.from)} {name} {list.format(done)}.
    </p>
  );
};

/** The last thirty days of a child on one printed page. */
const Report = ({ id, name }: { id: string; name: string }) => {
  const { week } = useWeek(useQuery(friendsQuery).data?.length ?? 0);
  const last = week?.find((one) => one.id === id)?.last_active ?? null;
  return (
    <Printed title={`Report on ${name}: the last 30 days`} isSheet>
      <View
        query={useQuery(summaryQuery(id, '30days'))}
        {...summaryView(name)}
        none="Nothing in these 30 days."
        {...(last !== null && { suggestion: lastActive(name, last) })}
      >
        {(summary) => (
          <>
            <InWords name={name} summary={summary} />
            <SummaryView summary={summary} filter="30days" name={name} />
          </>
        )}
      </View>
    </Printed>
  );
};

export default Report;
