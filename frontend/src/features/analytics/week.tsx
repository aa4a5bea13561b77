import { useQuery } from '@tanstack/react-query';
import type { MissedQuestion, WeekOfChild } from '../../../../contract/analytics/endpoints';
import { Link } from '../../lib/navigation';
import { overviewQuery } from '../../subjects/analytics/overview';
import { Standing, standings } from '../../subjects/analytics/standing';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { useClassFilter } from './class-filter';
import { Facts } from './facts';
import { dayOf, percent, sum } from './format';
import { Printed } from './printed';
import { Sheet, type SheetColumn } from './sheet';
import { NothingYet } from './view';
import { WhoFirst } from './who-first';
import type { Words } from './words';

const count = (students: readonly WeekOfChild[], standing: WeekOfChild['standing']) =>
  students.filter((one) => one.standing === standing).length;

const ofBooks: readonly SheetColumn<WeekOfChild>[] = [
  { head: 'Words in books', value: ({ book_words }) => book_words, align: 'end' },
  { head: 'Pages on paper', value: ({ pages }) => pages, align: 'end' },
];

/** What was read in books; a column only where somebody has read or logged some. */
const booksIn = (students: readonly WeekOfChild[]) =>
  ofBooks.filter(({ value }) => students.some((one) => value(one) !== 0));

const Students = ({
  students,
  words,
  file,
}: {
  students: readonly WeekOfChild[];
  words: Words;
  file: string;
}) => (
  <Sheet
    caption={`${words.many} in the last seven days`}
    file={file}
    rows={students}
    keyOf={({ id }) => id}
    sortedBy={{ head: 'Standing', descending: false }}
    onPhone="scroll"
    columns={[
      {
        head: words.one,
        value: ({ username }) => username,
        cell: ({ id, username }) => (
          <Link to={`/friends?child=${id}&view=summary`} className="underline underline-offset-4">
            {username}
          </Link>
        ),
      },
      {
        head: 'Standing',
        value: ({ standing }) => standings[standing].text,
        cell: ({ standing }) => (
          <span className="whitespace-nowrap">
            <Standing standing={standing} />
          </span>
        ),
      },
      {
        head: 'Last read',
        value: ({ last_active }) => last_active,
        cell: ({ last_active }) => (
          <span className="whitespace-nowrap">{last_active === null ? 'Never' : dayOf(last_active)}</span>
        ),
      },
      { head: 'Activities', value: ({ activities }) => activities, align: 'end' },
      { head: 'Words Read', value: ({ words_read }) => words_read, align: 'end' },
      { head: 'Words Written', value: ({ words_written }) => words_written, align: 'end' },
      { head: 'Minutes', value: ({ minutes }) => minutes, align: 'end' },
      ...booksIn(students),
      {
        head: 'Right answers',
        value: ({ right, asked }) => (asked === 0 ? null : right / asked),
        cell: ({ right, asked }) => percent(asked === 0 ? null : right / asked),
        align: 'end',
      },
    ]}
  />
);

const times = (count: number) => ['never', 'once', 'twice'][count] ?? `${count} times`;

const missedOf = ({ missed, asked }: MissedQuestion): string => {
  if (asked === 1) return 'Asked once, and missed.';
  return `Asked ${times(asked)}, and ${missed === asked ? 'always missed' : `missed ${times(missed)}`}.`;
};

const Missed = ({ missed }: { missed: readonly MissedQuestion[] }) => (
  <Card aria-label="What they miss">
    <h2 className="text-lg">What they miss</h2>
    <ol className="divide-y divide-line print:columns-2">
      {missed.map((one) => (
        <li key={`${one.book_title} ${one.question}`} className="break-inside-avoid py-2">
          <span className="block font-semibold">{one.question}</span>
          <span className="block text-[0.9em] text-soft">
            {one.book_title}
            {one.chapter !== null && `, chapter ${one.chapter}`}. {missedOf(one)} Right: {one.right_answer}
          </span>
        </li>
      ))}
    </ol>
  </Card>
);

/** The teacher's overview: students who have not read, who are stuck, and the words they miss. Fits one printed page. */
const Week = ({ words }: { words: Words }) => {
  const { classId, className, control } = useClassFilter();
  return (
    <div className="grid gap-gap">
      {control}
      <Loaded query={useQuery(overviewQuery(classId))} waiting={<Skeleton className="h-72" />}>
        {({ from, students, missed }) =>
          students.length === 0 ? (
            <NothingYet title={className === undefined ? words.none : 'Nobody is in this class yet'}>
              {className === undefined
                ? words.next
                : 'Put students in it under Classes, or show them its code.'}
            </NothingYet>
          ) : (
            <Printed title={`${className ?? `My ${words.many}`}, since ${dayOf(from)}`}>
              <div className="print:hidden">
                <WhoFirst students={students} />
              </div>
              <Facts
                label="The last seven days"
                facts={[
                  {
                    label: count(students, 'stuck') === 1 ? 'Is stuck' : 'Are stuck',
                    value: count(students, 'stuck'),
                    note: 'fewer than half right',
                  },
                  {
                    label: 'Had a quiet week',
                    value: count(students, 'away'),
                    note: `of ${students.length}`,
                  },
                  { label: 'Words Read', value: sum(students, (one) => one.words_read) },
                  { label: 'Activities', value: sum(students, (one) => one.activities) },
                ]}
              />
              <Students students={students} words={words} file={className ?? words.many.toLowerCase()} />
              {missed.length > 0 && <Missed missed={missed} />}
            </Printed>
          )
        }
      </Loaded>
    </div>
  );
};

export default Week;
