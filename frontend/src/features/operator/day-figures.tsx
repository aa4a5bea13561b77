import { useQuery } from '@tanstack/react-query';
import { counted } from '../../lib/counted';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { ProgressBar } from '../../ui/progress-bar';
import { Skeleton } from '../../ui/skeleton';
import { dayQuery } from './queries';

const amount = (value: number) => value.toLocaleString('en-US');

interface FigureProps {
  readonly label: string;
  readonly value: string;
  /** Of a budget. */
  readonly of?: { readonly used: number; readonly limit: number };
}

const Figure = ({ label, value, of }: FigureProps) => (
  <Card className="grid content-start gap-1">
    <p className="text-soft">{label}</p>
    <p className="font-heading text-xl font-bold sm:text-2xl">{value}</p>
    {of !== undefined && <ProgressBar label={label} value={Math.min(of.used, of.limit)} max={of.limit} />}
  </Card>
);

/** The number of jobs; unknown while their queue does not answer. */
const jobs = (count: number | null) => (count === null ? 'Unknown' : amount(count));

/** The day in numbers: who reads, what the model's work costs, which jobs wait or have failed, and what is switched off. */
export const DayFigures = () => (
  <Loaded query={useQuery(dayQuery)} waiting={<Skeleton className="h-24" />}>
    {({ readers_today, students_this_week, ai_units, ai_dollars, comics_in_line, mails_failed, off }) => (
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 crowded:grid-cols-1">
        <Figure label="Students who read today" value={amount(readers_today)} />
        <Figure label="Students with points this week" value={amount(students_this_week)} />
        <Figure
          label="AI work of today"
          value={`${amount(ai_units.used)} of ${amount(ai_units.limit)}`}
          of={ai_units}
        />
        <Figure
          label="Its expected cost"
          value={`$${amount(ai_dollars.used)} of $${amount(ai_dollars.limit)}`}
          of={ai_dollars}
        />
        <Figure label="Comics that wait to be drawn" value={jobs(comics_in_line)} />
        <Figure label="Mails that failed" value={jobs(mails_failed)} />
        <Figure label="Switches" value={off === 0 ? 'All on' : `${counted(off, 'switch', 'switches')} off`} />
      </div>
    )}
  </Loaded>
);
