import { useState } from 'react';
import type { Class } from '../../../../contract/classes/endpoints';
import { counted } from '../../lib/counted';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import { useUser } from '../../subjects/users/user';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { Disclosure } from '../../ui/disclosure';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';
import { useClassChange } from './use-class-change';

const ClassMembers = part(() => import('./class-members'));

/** Splits the code in two halves, which are easier to read out and to copy. */
const Code = ({ code }: { code: string }) => (
  <p>
    <span className="text-soft">Students of your school join with the code </span>
    <strong className="font-heading text-2xl tracking-widest wrap-normal">
      {code.slice(0, 4)} {code.slice(4)}
    </strong>
  </p>
);

interface ClassCardProps {
  readonly of: Class;
  /** The number of students; undefined until they are loaded. */
  readonly size: number | undefined;
}

/** One class: its code, its students and their badges, and its end. */
export const ClassCard = ({ of, size }: ClassCardProps) => {
  const { id, name, code, archived_at } = of;
  const hasSchool = useUser().school !== null;
  const [choosing, setChoosing] = useState(false);
  const { mutate, isPending, error } = useClassChange(id);
  const isOver = archived_at !== null;
  const archiving = (
    <Button look="quiet" aria-disabled={isPending} onClick={() => mutate({ archived: !isOver })}>
      {isOver ? 'Bring back' : 'Archive'}
    </Button>
  );
  return (
    <Card aria-label={name} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="min-w-0 text-lg wrap-anywhere">{name}</h3>
        {size !== undefined && <span className="text-soft">{counted(size, 'student')}</span>}
      </div>
      {code !== null && <Code code={code} />}
      {!isOver && size === 0 && (
        <p className="text-soft">
          Nobody is in it yet.{' '}
          {code === null ? 'Choose its students.' : 'Show the class its code, or choose students yourself.'}
        </p>
      )}
      {error !== null && <Notice kind="error">{error.message}</Notice>}
      <div className="flex flex-wrap gap-2 max-sm:*:flex-auto max-sm:*:px-3">
        {!isOver && (
          <Button
            look={size === 0 ? 'primary' : 'secondary'}
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          >
            Choose students
          </Button>
        )}
        {!isOver && size !== 0 && (
          <Link to={`/friends?tab=week&class=${id}`} className={buttonClass('secondary')}>
            Last 7 days
          </Link>
        )}
        {!isOver && size !== 0 && (
          <Link to={`/classes/${id}/badges`} className={buttonClass('secondary')}>
            Badges
          </Link>
        )}
        {code === null && !isOver && hasSchool && (
          <Button look="secondary" busy={isPending} onClick={() => mutate({ code: 'new' })}>
            Make a code
          </Button>
        )}
        {isOver && archiving}
      </div>
      {choosing && (
        <Piece waiting={<Skeleton className="h-40" />}>
          <ClassMembers of={of} onDone={() => setChoosing(false)} />
        </Piece>
      )}
      {!isOver && (
        <Disclosure summary="Change this class">
          <div className="flex flex-wrap gap-2">
            {code !== null && hasSchool && (
              <Button look="secondary" busy={isPending} onClick={() => mutate({ code: 'new' })}>
                New code
              </Button>
            )}
            {code !== null && (
              <Button look="quiet" aria-disabled={isPending} onClick={() => mutate({ code: 'off' })}>
                Switch the code off
              </Button>
            )}
            {archiving}
          </div>
          <p className="text-[0.9em] text-soft">
            Archive a class at the end of the year: its code and its board end with it.
          </p>
        </Disclosure>
      )}
    </Card>
  );
};
