import { useState } from 'react';
import type { CaseOfParent } from '../../../../contract/consent/endpoints';
import { Face } from '../../subjects/friends/face';
import { since } from '../../subjects/friends/since';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { Asking } from './asking';
import type { Deciding } from './use-child';
import { nameOfAdult, Who } from './who';

interface Ending {
  readonly id: string;
  readonly name: string;
}

interface SeenByProps {
  readonly of: CaseOfParent;
  readonly deciding: Deciding;
}

/** All adults who see a child, each with a way to end it, and those who ask to. */
const SeenBy = ({ of: { child, grown_ups, friends }, deciding }: SeenByProps) => {
  const name = child.username;
  const [ending, setEnding] = useState<Ending>();
  const end = (person: Ending) => (
    <Button look="secondary" aria-label={`End: ${person.name}`} onClick={() => setEnding(person)}>
      End
    </Button>
  );
  const { seeing, asking } = grown_ups;
  return (
    <div className="grid gap-3">
      {asking.length > 0 && <Asking name={name} all={asking} deciding={deciding} />}
      {deciding.error !== null && ending === undefined && (
        <Notice kind="error">{deciding.error.message}</Notice>
      )}
      <h3 className="text-lg">Who sees {name}</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised px-4">
        {seeing.map((adult) => (
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
            <span className="flex min-w-0 flex-1 basis-64 items-center gap-3">
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
      </ul>
      {ending !== undefined && (
        <ConfirmDialog
          title="End what they see?"
          confirmLabel="End it"
          danger
          busy={deciding.isPending}
          error={deciding.error?.message}
          onConfirm={() =>
            deciding.mutate({ id: ending.id, yes: false }, { onSuccess: () => setEnding(undefined) })
          }
          onCancel={() => setEnding(undefined)}
        >
          <p>
            <strong className="wrap-anywhere">{ending.name}</strong> sees nothing of {name} from this moment
            on, and cannot ask again for thirty days.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
};

export default SeenBy;
