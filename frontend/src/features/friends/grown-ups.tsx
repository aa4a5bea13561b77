import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GrownUp } from '../../../../contract/friends/grown-ups';
import { looksQuery } from '../../subjects/friends/looks';
import { RemoveDialog } from '../../subjects/friends/remove-dialog';
import { since } from '../../subjects/friends/since';
import { TranscriptsSwitch } from '../../subjects/friends/transcripts-switch';
import { useUser } from '../../subjects/users/user';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Who } from './grown-up-row';
import { nameOf, whatTheySee } from './grown-up-words';
import { Asking } from './grown-ups-asking';
import type { Answering } from './use-answer';

interface GrownUpsProps {
  readonly asking: readonly GrownUp[];
  readonly seeing: readonly GrownUp[];
  readonly answering: Answering;
}

/** Every adult who sees the student, since when and to what extent, and those who ask to. */
export const GrownUps = ({ asking, seeing, answering }: GrownUpsProps) => {
  const user = useUser();
  const [removing, setRemoving] = useState<GrownUp>();
  const looks = useQuery(looksQuery).data?.looks ?? [];
  const lookOf = ({ id }: GrownUp) => {
    const latest = looks.find(({ adult_id }) => adult_id === id);
    return latest && `Read your talk about ${latest.book_title} on ${since(latest.at)}.`;
  };
  return (
    <Card aria-labelledby="grown-ups" className="grid gap-4">
      <h2 id="grown-ups" className="text-2xl">
        Grown-ups
      </h2>
      {asking.length > 0 && <Asking all={asking} answering={answering} onTakeBack={setRemoving} />}
      {seeing.length === 0 ? (
        <p className="text-soft">No grown-up can see your reading here.</p>
      ) : (
        <section aria-labelledby="seeing">
          <h3 id="seeing" className="text-xl">
            Can see your reading
          </h3>
          <p className="text-soft">They see {whatTheySee(user)}.</p>
          <ul className="divide-y divide-line">
            {seeing.map((grownUp) => (
              <li key={grownUp.id ?? grownUp.since} className="flex flex-wrap items-center gap-3 py-3">
                <Who
                  grownUp={grownUp}
                  when="Since"
                  notes={[grownUp.reads_talks && 'Can read your talks with Wren, too.', lookOf(grownUp)]}
                />
                {grownUp.removable && (
                  <Button
                    look="secondary"
                    aria-label={`Remove: ${nameOf(grownUp)}`}
                    onClick={() => setRemoving(grownUp)}
                  >
                    Remove
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {user.decides_alone && <TranscriptsSwitch />}
      {removing !== undefined && (
        <RemoveDialog
          id={removing.id ?? ''}
          title="Remove Grown-up"
          onClose={() => setRemoving(undefined)}
          onRemoved={() => setRemoving(undefined)}
        >
          <p>
            <strong className="wrap-anywhere">{nameOf(removing)}</strong> can no longer see your reading, from
            this moment on.
          </p>
        </RemoveDialog>
      )}
    </Card>
  );
};
