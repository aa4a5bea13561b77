import { useQuery } from '@tanstack/react-query';
import type { Summary } from '../../../../contract/analytics/endpoints';
import { counted } from '../../lib/counted';
import { WhatStays } from '../../subjects/analytics/what-stays';
import { Card } from '../../ui/card';
import { Disclosure } from '../../ui/disclosure';
import { Bars } from './bars';
import { type Fact, Facts, shown } from './facts';
import { dayOf, monthOf, percent } from './format';
import { type Filter, summaryQuery } from './queries';
import { Sheet } from './sheet';
import { useFilter, View } from './view';

const compared = (now: number, before: number | undefined): string | undefined => {
  // Nothing before compares with nothing.
  if (before === undefined || before === 0) return undefined;
  const difference = now - before;
  if (difference === 0) return 'as in the period before';
  return `${Math.abs(difference).toLocaleString('en-US')} ${difference > 0 ? 'more' : 'fewer'} than before`;
};

const totals = ({ words_read, words_written, minutes, right, activity_counts, before }: Summary): Fact[] => [
  {
    label: 'Total Words Read',
    value: words_read.total,
    note: compared(words_read.total, before?.words_read),
  },
  {
    label: 'Total Words Written',
    value: words_written.total,
    note: compared(words_written.total, before?.words_written),
  },
  { label: 'Minutes', value: minutes, note: compared(minutes, before?.minutes) },
  // Few answers say little, so that their number stands below.
  ...(right.quizzes === null
    ? []
    : [
        {
          label: 'Right answers',
          value: percent(right.quizzes),
          note: `in ${counted(activity_counts.total_quizzes, 'quiz', 'quizzes')}`,
        },
      ]),
];

interface Part {
  readonly label: string;
  readonly value: number;
}

const partsOf = ({ words_read, words_written, activity_counts }: Summary) => [
  {
    title: 'Words Read',
    parts: [
      { label: 'Chat Responses', value: words_read.chat_assistant_words },
      { label: 'Quiz Content', value: words_read.quiz_words },
      { label: 'Articles', value: words_read.article_words },
    ],
  },
  {
    title: 'Words Written',
    parts: [
      { label: 'Chat Messages', value: words_written.chat_user_words },
      { label: 'Comic Stories', value: words_written.comic_story_words },
    ],
  },
  {
    title: 'Activity Summary',
    parts: [
      { label: 'Quizzes', value: activity_counts.total_quizzes },
      { label: 'Chat Sessions', value: activity_counts.total_chat_sessions },
      { label: 'Articles', value: activity_counts.total_articles },
      { label: 'Comics', value: activity_counts.total_comics },
    ],
  },
];

/** The parts of a total, the largest first. Those without anything are named in one line. */
const Parts = ({ title, parts }: { readonly title: string; readonly parts: readonly Part[] }) => {
  const some = parts.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  const none = parts.filter(({ value }) => value === 0).map(({ label }) => label);
  const most = some[0]?.value ?? 0;
  return (
    <Card aria-label={title}>
      <h3 className="text-lg">{title}</h3>
      <dl className="divide-y divide-line">
        {some.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{shown(value)}</dd>
            <dd aria-hidden className="h-2 w-full rounded-full bg-sunken">
              <div className="h-full rounded-full bg-sea" style={{ width: `${(100 * value) / most}%` }} />
            </dd>
          </div>
        ))}
        {none.length > 0 && (
          <div className="py-1.5 text-[0.9em] text-soft">
            <dt className="inline">{none.join(', ')}: </dt>
            <dd className="inline">none</dd>
          </div>
        )}
      </dl>
    </Card>
  );
};

const isNothing = ({ words_read, words_written, activity_counts, voice, books }: Summary) =>
  words_read.total + words_written.total + voice.sessions + books.words + books.pages === 0 &&
  Object.values(activity_counts).every((count) => count === 0);

/** A summary: totals, their parts, and how they went over time. */
export const SummaryView = ({
  summary,
  filter,
  name,
}: {
  summary: Summary;
  filter: Filter;
  name: string;
}) => {
  const labelOf = filter === 'all' ? monthOf : dayOf;
  const { voice, books, stays, over_time } = summary;
  return (
    <>
      <Facts label="Totals" facts={totals(summary)} />
      {books.words + books.pages > 0 && (
        <Facts
          label="Books, not in the totals"
          facts={[
            { label: 'Words in books here', value: books.words },
            { label: 'Pages on paper, as logged', value: books.pages },
          ].filter(({ value }) => value > 0)}
        />
      )}
      {/* One bar compares nothing. */}
      {over_time.length > 1 && (
        <Card>
          <Bars
            title={filter === 'all' ? 'Words read, by month' : 'Words read, by day'}
            unit="words"
            bars={over_time.map(({ from, words_read }) => ({ label: labelOf(from), value: words_read }))}
          />
        </Card>
      )}
      <div className="grid gap-gap md:grid-cols-3 print:grid-cols-3">
        {partsOf(summary).map((of) => (
          <Parts key={of.title} {...of} />
        ))}
      </div>
      <Card aria-label="What stays">
        <WhatStays stays={stays} />
      </Card>
      {voice.sessions > 0 && (
        <Facts
          label="Talking aloud, not in the totals"
          facts={[
            { label: 'Voice chats', value: voice.sessions },
            { label: 'Minutes', value: voice.minutes },
            { label: 'Words heard', value: voice.words_read },
            { label: 'Words said', value: voice.words_written },
          ]}
        />
      )}
      {over_time.length > 0 && (
        <Disclosure summary="The figures behind it" className="print:hidden">
          <Sheet
            caption={`${name} over time`}
            file={`summary-${name}`}
            rows={over_time}
            keyOf={({ from }) => from}
            sortedBy={{ head: 'Date', descending: true }}
            columns={[
              { head: 'Date', value: ({ from }) => from, cell: ({ from }) => labelOf(from) },
              { head: 'Words Read', value: (one) => one.words_read, align: 'end' },
              { head: 'Words Written', value: (one) => one.words_written, align: 'end' },
              { head: 'Minutes', value: ({ minutes }) => minutes, align: 'end' },
              { head: 'Activities', value: ({ activities }) => activities, align: 'end' },
            ]}
          />
        </Disclosure>
      )}
    </>
  );
};

/** What is said while there is nothing to sum up. */
export const summaryView = (name: string) => ({
  kind: 'summary' as const,
  isEmpty: isNothing,
  suggestion: `As soon as ${name} has read a chapter and taken a quiz on it, the figures stand here.`,
});

const SummaryTab = ({ id, name }: { id: string; name: string }) => {
  const period = useFilter();
  return (
    <View query={useQuery(summaryQuery(id, period.filter))} period={period} {...summaryView(name)}>
      {(summary) => <SummaryView summary={summary} filter={period.filter} name={name} />}
    </View>
  );
};

export default SummaryTab;
