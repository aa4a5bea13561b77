import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Timer } from 'lucide-react';
import type { Call } from '../../../../contract/endpoint';
import { type ReadingLog as Log, logLimits, reading } from '../../../../contract/reading/endpoints';
import { newYorkDay } from '../../../../contract/rules/day';
import { call } from '../../lib/api';
import { counted } from '../../lib/counted';
import { useSend } from '../../lib/use-send';
import { readingListsQuery } from '../../subjects/books/reading-lists';
import { readingKeys } from '../../subjects/reading/keys';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';

/** A day of the calendar in words. It has no time zone. */
const inWords = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

const Days = ({ log }: { log: Log }) => (
  <Disclosure summary={`So far: ${counted(log.pages, 'page')}, ${counted(log.minutes, 'minute')}`}>
    <ul className="divide-y divide-line">
      {log.days.map(({ day, pages, minutes }) => (
        <li key={day} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span>{inWords(day)}</span>
          <span className="tabular-nums">
            {counted(pages, 'page')}, {counted(minutes, 'minute')}
          </span>
        </li>
      ))}
    </ul>
  </Disclosure>
);

const Form = ({ book, log }: { book: string; log: Log }) => {
  const queries = useQueryClient();
  const today = log.days.find(({ day }) => day === newYorkDay(new Date()));
  const saving = useSend({
    mutationFn: (body: Call<typeof reading.logToday>['body']) =>
      call(reading.logToday, { params: { id: book }, body }),
    onSuccess: (saved) => {
      queries.setQueryData(readingKeys.log(book), saved);
      void queries.invalidateQueries({ queryKey: readingListsQuery.queryKey });
    },
  });
  const field = (name: 'pages' | 'minutes', label: string) => (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={0}
      max={logLimits[name]}
      step={1}
      defaultValue={today?.[name] ?? 0}
      required
    />
  );
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const entered = new FormData(event.currentTarget);
        saving.mutate({ pages: Number(entered.get('pages')), minutes: Number(entered.get('minutes')) });
      }}
    >
      <div className="grid grid-cols-2 gap-3 crowded:grid-cols-1">
        {field('pages', 'Pages today')}
        {field('minutes', 'Minutes today')}
      </div>
      <Button
        type="submit"
        look="secondary"
        busy={saving.isPending}
        icon={<Timer aria-hidden className="size-5" />}
        className="justify-self-start max-sm:w-full"
      >
        Write it down
      </Button>
      {saving.isError && <Notice kind="error">{saving.error.message}</Notice>}
      {saving.isSuccess && <Notice kind="success">Written down.</Notice>}
    </form>
  );
};

/** The pages and minutes that a reader logs for a book: for themselves, without points. */
export const ReadingLog = ({ book }: { book: string }) => {
  const log = useQuery({
    queryKey: readingKeys.log(book),
    queryFn: ({ signal }) => call(reading.log, { params: { id: book } }, signal),
  });
  return (
    <section aria-labelledby="reading-log" className="grid gap-3 border-t border-line pt-4">
      <h3 id="reading-log" className="text-xl">
        Your reading log
      </h3>
      <Loaded query={log} waiting={<Skeleton className="h-32" />}>
        {(found) => (
          <>
            <Form book={book} log={found} />
            {found.days.length > 0 && <Days log={found} />}
          </>
        )}
      </Loaded>
    </section>
  );
};
