import { useState } from 'react';
import type { ChildPage } from '../../../../contract/family/page';
import { Face } from '../../subjects/friends/face';
import { since } from '../../subjects/friends/since';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { Classes } from './classes';
import { EnterClass } from './enter-class';
import type { Child } from './use-child';
import { nameOfAdult, Who } from './who';

interface Ending {
  readonly id: string;
  readonly name: string;
  /** A class is left; anybody else sees nothing any more. */
  readonly isClass?: true;
}

interface SeenByProps {
  readonly of: ChildPage;
  readonly child: Pick<Child, 'decide' | 'joinClass' | 'leaveClass' | 'endBadge'>;
}

/** All grown-ups and friends who see a child, and its classes, each with a way to end it. */
export const SeenBy = ({ of, child: { decide, joinClass, leaveClass, endBadge } }: SeenByProps) => {
  const { child, grown_ups, friends, classes } = of;
  const name = child.username;
  const [ending, setEnding] = useState<Ending>();
  const sending = ending?.isClass ? leaveClass : decide;
  const onSuccess = () => setEnding(undefined);
  const confirm = ({ id, isClass }: Ending) =>
    isClass ? leaveClass.mutate(id, { onSuccess }) : decide.mutate({ id, yes: false }, { onSuccess });
  const end = (person: Ending) => (
    <Button look="secondary" aria-label={`End: ${person.name}`} onClick={() => setEnding(person)}>
      End
    </Button>
  );
  return (
    <Card aria-labelledby="seen-by" className="grid gap-3">
      <h2 id="seen-by" className="text-xl">
        Who sees {name}
      </h2>
      <ul className="divide-y divide-line">
        {grown_ups.seeing.map((adult) => (
          <li key={adult.id ?? adult.address} className="flex flex-wrap items-center gap-3 py-3">
            <Who
              adult={adult}
              when="Since"
              note={adult.reads_talks && !adult.you ? 'Can read talks with Wren, too.' : undefined}
            />
            {adult.removable && adult.id !== null && end({ id: adult.id, name: nameOfAdult(adult) })}
          </li>
        ))}
        {friends.map((friend) => (
          <li key={friend.id} className="flex flex-wrap items-center gap-3 py-3">
            <span className="flex min-w-0 flex-1 basis-40 items-center gap-3">
              <Face id={friend.id} name={friend.username} />
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{friend.username}</span>
                <span className="block text-[0.9em] text-soft">
                  A child, friends since {since(friend.since)}. They see each other's books.
                </span>
              </span>
            </span>
            {end({ id: friend.id, name: friend.username })}
          </li>
        ))}
        <Classes
          of={of}
          endBadge={endBadge}
          onLeave={({ id, name: title }) => setEnding({ id, name: title, isClass: true })}
        />
      </ul>
      {friends.length + classes.length === 0 && (
        <p className="text-soft">No friends and no classes here yet.</p>
      )}
      {endBadge.error !== null && <Notice kind="error">{endBadge.error.message}</Notice>}
      {of.status === 'given' && of.details.needs_guardian && <EnterClass of={of} joinClass={joinClass} />}
      {ending !== undefined && (
        <ConfirmDialog
          title={ending.isClass ? 'Leave this class?' : 'End what they see?'}
          confirmLabel="End it"
          danger
          busy={sending.isPending}
          error={sending.error?.message}
          onConfirm={() => confirm(ending)}
          onCancel={onSuccess}
        >
          {ending.isClass ? (
            <p>
              {name} leaves <strong className="wrap-anywhere">{ending.name}</strong>, and nobody can put{' '}
              {name} back for thirty days. The teacher goes on seeing {name} until you end that, too.
            </p>
          ) : (
            <p>
              <strong className="wrap-anywhere">{ending.name}</strong> sees nothing of {name} from this moment
              on, and cannot ask again for thirty days.
            </p>
          )}
        </ConfirmDialog>
      )}
    </Card>
  );
};
