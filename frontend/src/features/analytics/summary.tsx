import { useQuery } from '@tanstack/react-query';
import type { Summary } from '../../../../contract/analytics/endpoints';
import { WhatStays } from '../../subjects/analytics/what-stays';
import { Card } from '../../ui/card';
import { Disclosure } from '../../ui/disclosure';
import { Bars } from './bars';
import { type Fact, Facts } from './facts';
import { dayOf, monthOf, percent } from './format';
import { type Filter, summaryQuery } from './queries';
import { Sheet } from './sheet';
import { useFilter, View } from './view';

const compared = (now: number, before: number | undefined): string | undefined => {
  if (before === undefined) return undefined;
  const difference = now - before;
  if (difference === 0) return 'as in the period before';
  return `${Math.abs(difference).toLocaleString('en-US')} ${difference > 0 ? 'more' : 'fewer'} than before`;
};

const totals = ({ words_read, words_written, minutes, right, before }: Summary): Fact[] => [
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
  { label: 'Right answers in quizzes', value: percent(right.quizzes) },
];

const lines = ({ words_read, words_written, activity_counts }: Summary) => [
  {
    title: 'Words Read',
    rows: [
      ['Chat Responses', words_read.chat_assistant_words],
      ['Quiz Content', words_read.quiz_words],
      ['Articles', words_read.article_words],
    ] as const,
  },
  {
    title: 'Words Written',
    rows: [
      ['Chat Messages', words_written.chat_user_words],
      ['Comic Stories', words_written.comic_story_words],
    ] as const,
  },
  {
    title: 'Activity Summary',
    rows: [
      ['Quizzes', activity_counts.total_quizzes],
      ['Chat Sessions', activity_counts.total_chat_sessions],
      ['Articles', activity_counts.total_articles],
      ['Comics', activity_counts.total_comics],
    ] as const,
  },
];

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
      {over_time.length > 0 && (
        <Card>
          <Bars
            title={filter === 'all' ? 'Words read, by month' : 'Words read, by day'}
            unit="words"
            bars={over_time.map(({ from, words_read }) => ({ label: labelOf(from), value: words_read }))}
          />
        </Card>
      )}
      <div className="grid gap-gap md:grid-cols-3 print:grid-cols-3">
        {lines(summary).map(({ title, rows }) => (
          <Card key={title} aria-label={title}>
            <h3 className="text-lg">{title}</h3>
            <dl className="divide-y divide-line">
              {rows.map(([label, value]) => (
                <div key={label} className="flex justify-between gap-4 py-1.5">
                  <dt>{label}</dt>
                  <dd className="tabular-nums">{value.toLocaleString('en-US')}</dd>
                </div>
              ))}
            </dl>
          </Card>
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

const SummaryTab = ({ id, name }: { id: string; name: string }) => {
  const { filter, control } = useFilter();
  return (
    <View query={useQuery(summaryQuery(id, filter))} kind="summary" control={control}>
      {(summary) => <SummaryView summary={summary} filter={filter} name={name} />}
    </View>
  );
};

export default SummaryTab;
