import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { comics, type ReportedComic, type reviewLists } from '../../../../contract/comics/endpoints';
import type { Call } from '../../../../contract/endpoint';
import { call } from '../../lib/api';
import { operatorKeys } from '../../subjects/operator/keys';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { SelectField } from '../../ui/select-field';
import { Nothing } from './nothing';
import { Pages } from './pages';
import { comicsQuery } from './queries';
import { Report, type Said } from './report';
import { moment } from './words';

interface Decision {
  readonly comic: ReportedComic;
  readonly decision: Call<typeof comics.decide>['body']['decision'];
}

type List = (typeof reviewLists)[number];

const lists = [
  { value: 'reported', label: 'Reported' },
  { value: 'unseen', label: 'Of today, not looked at' },
] as const;

const badgeOf = ({ hidden, reports }: ReportedComic) => {
  if (hidden) return 'Hidden from all, waits for a look';
  return reports === 0 ? 'Others can see it' : 'Reported once';
};

const done = {
  show: 'The comic is shown.',
  hide: 'The comic is hidden.',
  undo: 'The comic waits for a decision again.',
} as const;

interface EntryProps {
  readonly comic: ReportedComic;
  readonly busy: Decision['decision'] | undefined;
  readonly error: string | undefined;
  readonly onDecide: (decision: Decision['decision']) => void;
}

const Entry = ({ comic, busy, error, onDecide }: EntryProps) => (
  <article className="grid gap-4 rounded-card border border-line bg-raised p-4 sm:grid-cols-[minmax(0,20rem)_1fr]">
    <img
      src={comic.image_url}
      alt={comic.alt.join('\n')}
      width={1072}
      height={1072}
      loading="lazy"
      className="h-auto w-full rounded-control border border-line"
    />
    <div className="grid content-start gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <strong>{comic.username}</strong>
        <span className="text-soft">{moment(comic.created_at)}</span>
        <Badge>{badgeOf(comic)}</Badge>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={busy === 'show'} onClick={() => onDecide('show')}>
          {comic.reports === 0 ? 'It is fine' : 'Show it'}
        </Button>
        <Button look="danger" busy={busy === 'hide'} onClick={() => onDecide('hide')}>
          Hide it
        </Button>
      </div>
      {error !== undefined && <Notice kind="error">{error}</Notice>}
      <p className="whitespace-pre-wrap">{comic.story}</p>
    </div>
  </article>
);

/** Comics that children have reported, and those of today that others can see, until an operator has decided. */
const Comics = () => {
  const queries = useQueryClient();
  const [list, setList] = useState<List>('reported');
  const query = useInfiniteQuery(comicsQuery(list));
  const [said, setSaid] = useState<Said>();
  const [last, setLast] = useState<Decision>();
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: ({ comic: { id }, decision }: Decision) =>
      call(comics.decide, { params: { id }, body: { decision } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operatorKeys.comics }),
  });
  const decide = (decision: Decision) =>
    mutate(decision, {
      onSuccess: () => {
        setSaid({ text: done[decision.decision], takesFocus: true });
        setLast(decision.decision === 'undo' ? undefined : decision);
      },
    });
  const rows = query.data?.pages.flatMap((page) => page.comics) ?? [];
  const isLast = ({ id }: ReportedComic) => variables?.comic.id === id;
  return (
    <div className="grid gap-gap">
      {said !== undefined && (
        <Report key={said.text} said={said} onGone={() => setSaid(undefined)}>
          {last !== undefined && (
            <Button
              look="secondary"
              busy={isPending && variables?.decision === 'undo'}
              onClick={() => decide({ ...last, decision: 'undo' })}
            >
              Undo
            </Button>
          )}
        </Report>
      )}
      {variables?.decision === 'undo' && error !== null && <Notice kind="error">{error.message}</Notice>}
      <SelectField
        label="Comics"
        options={lists}
        value={list}
        onChange={({ target }) => setList(target.value as List)}
      />
      <Pages
        query={query}
        what="comic"
        count={rows.length}
        nothing={
          <Nothing title="No comic is waiting.">
            A comic that a child reports stands here until you have looked at it.
          </Nothing>
        }
      >
        <ol className="grid gap-3" aria-label="Comics to review">
          {rows.map((comic) => (
            <li key={comic.id}>
              <Entry
                comic={comic}
                busy={isPending && isLast(comic) ? variables?.decision : undefined}
                error={isLast(comic) ? error?.message : undefined}
                onDecide={(decision) => decide({ comic, decision })}
              />
            </li>
          ))}
        </ol>
      </Pages>
    </div>
  );
};

export default Comics;
