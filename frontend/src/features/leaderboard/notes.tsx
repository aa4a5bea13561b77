import { Hourglass } from 'lucide-react';
import { timeLeft, timeLeftWords } from '../../lib/time-left';
import { useNow } from '../../lib/use-now';
import { WeeklyRewards } from '../../subjects/leaderboard/weekly-rewards';
import { Card } from '../../ui/card';

interface WeekNoteProps {
  readonly endsAt: string;
  /** The number of students of a board whose best get gems; undefined for another board. */
  readonly students: number | undefined;
}

/** The remaining time of the week, and its rewards. */
export const WeekNote = ({ endsAt, students }: WeekNoteProps) => {
  const left = timeLeft(Date.parse(endsAt), useNow());
  return (
    <Card className="grid gap-3 text-center">
      <p role="timer">
        <Hourglass aria-hidden className="mr-1.5 inline size-5 align-[-0.2em] text-soft" />
        The week ends in{' '}
        <strong className="block font-heading text-xl tabular-nums">{timeLeftWords(left)}</strong>
      </p>
      {students !== undefined && <WeeklyRewards students={students} />}
    </Card>
  );
};

export const AllTimeNote = () => (
  <Card className="text-center">
    <p>Every point counts here, from the very first day on.</p>
  </Card>
);
