import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { heldDays } from '../../../../contract/deletion/stages';
import { Link } from '../../lib/navigation';
import { flagsQuery } from '../../subjects/flags/open-flags';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Table } from '../../ui/table';
import { DecideDeletionDialog, type DeletionDecision, deletionWays } from './decide-deletion-dialog';
import { Nothing } from './nothing';
import { ListShape } from './pages';
import { heldDeletionsQuery } from './queries';
import { Report, type Said } from './report';
import { day, moment } from './words';

const endOf = (held_since: string) => {
  const end = new Date(held_since);
  end.setUTCDate(end.getUTCDate() + heldDays);
  return day(end.toISOString());
};

/** The names of children with an open flag. */
const useNames = () => {
  const { data } = useInfiniteQuery(flagsQuery);
  const flags = data?.pages.flatMap((page) => page.flags) ?? [];
  return new Map(flags.map(({ child_id, username }) => [child_id, username]));
};

/** Deletions of children with an open flag that may name a supervisor: they wait until an operator has decided. */
const Deletions = () => {
  const query = useQuery(heldDeletionsQuery);
  const names = useNames();
  const [said, setSaid] = useState<Said>();
  const [decision, setDecision] = useState<DeletionDecision>();
  const nameOf = (id: string) => names.get(id) ?? id;
  return (
    <div className="grid gap-gap">
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      <Loaded query={query} waiting={<ListShape />}>
        {({ deletions }) =>
          deletions.length === 0 ? (
            <Nothing title="No deletion waits for a decision.">
              A deletion stands here when the child has an open flag that may name a supervisor: whoever asked
              for it may be the one whom the child fears.
            </Nothing>
          ) : (
            <>
              <p className="mb-gap">
                Look at the flag first: whoever asked for the deletion may be the one whom the child fears,
                and does not learn that it waits. Without a decision it goes on after {heldDays} days.
              </p>
              <Table
                caption="Deletions that wait for a decision"
                rows={deletions}
                keyOf={({ id }) => id}
                columns={[
                  { head: 'Child', cell: ({ id }) => <span className="wrap-anywhere">{nameOf(id)}</span> },
                  {
                    head: 'Was due',
                    cell: ({ due_at }) => <span className="sm:whitespace-nowrap">{moment(due_at)}</span>,
                  },
                  {
                    head: 'Goes on by itself',
                    cell: ({ held_since }) => <span className="whitespace-nowrap">{endOf(held_since)}</span>,
                  },
                  {
                    head: 'Flags',
                    cell: () => (
                      <Link
                        to="/operator?tab=flags"
                        className="inline-flex min-h-target items-center underline"
                      >
                        Open flags
                      </Link>
                    ),
                  },
                  {
                    head: 'Actions',
                    cell: ({ id }) => (
                      <span className="flex flex-wrap gap-2">
                        {(['stop', 'go_on'] as const).map((way) => (
                          <Button
                            key={way}
                            look="secondary"
                            className="px-3"
                            aria-label={`${deletionWays[way].word}: ${nameOf(id)}`}
                            onClick={() => setDecision({ id, name: nameOf(id), way })}
                          >
                            {deletionWays[way].word}
                          </Button>
                        ))}
                      </span>
                    ),
                  },
                ]}
              />
            </>
          )
        }
      </Loaded>
      {decision !== undefined && (
        <DecideDeletionDialog
          decision={decision}
          onClose={() => setDecision(undefined)}
          onDecided={(text) => {
            setDecision(undefined);
            setSaid({ text, takesFocus: true });
          }}
        />
      )}
    </div>
  );
};

export default Deletions;
