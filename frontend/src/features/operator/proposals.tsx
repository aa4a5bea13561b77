import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Proposal } from '../../../../contract/proposals/change';
import { proposals } from '../../../../contract/proposals/endpoints';
import { call } from '../../lib/api';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Table } from '../../ui/table';
import { Nothing } from './nothing';
import { Pages } from './pages';
import { ProposedChange } from './proposed-change';
import { proposalsQuery } from './queries';
import { Report, type Said } from './report';
import { moment } from './words';

const ways = {
  agree: { label: 'Agree', done: 'Done: you both are in the log.' },
  withdraw: { label: 'Withdraw', done: 'Withdrawn. Nothing was changed.' },
} as const;

interface Deciding {
  readonly way: keyof typeof ways;
  readonly proposal: Proposal;
}

interface ActionsProps {
  readonly proposal: Proposal;
  readonly onDecide: (decided: Deciding) => void;
}

const Actions = ({ proposal, onDecide }: ActionsProps) => {
  const of = proposal.about ?? proposal.case;
  return (
    <span className="grid gap-2">
      <span className="flex flex-wrap gap-2">
        {!proposal.yours && (
          <Button
            className="px-3"
            aria-label={`Agree: ${of}`}
            onClick={() => onDecide({ way: 'agree', proposal })}
          >
            Agree
          </Button>
        )}
        <Button
          look="quiet"
          className="px-3"
          aria-label={`Withdraw: ${of}`}
          onClick={() => onDecide({ way: 'withdraw', proposal })}
        >
          Withdraw
        </Button>
      </span>
      {proposal.yours && (
        <span className="text-[0.9em] text-soft">Yours: a second operator has to agree.</span>
      )}
    </span>
  );
};

/** The actions that wait for a second operator. */
const Proposals = () => {
  const queries = useQueryClient();
  const query = useInfiniteQuery(proposalsQuery);
  const [said, setSaid] = useState<Said>();
  const [deciding, setDeciding] = useState<Deciding>();
  const decide = useMutation({
    mutationFn: ({ way, proposal: { id } }: Deciding) => call(proposals[way], { params: { id } }),
    onSettled: () => queries.invalidateQueries(proposalsQuery),
  });
  const close = () => {
    decide.reset();
    setDeciding(undefined);
  };
  const rows = query.data?.pages.flatMap((page) => page.proposals) ?? [];
  return (
    <div className="grid gap-gap">
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      <Pages
        query={query}
        what="proposal"
        count={rows.length}
        nothing={
          <Nothing title="Nothing waits.">
            What opens a child’s data to somebody new stands here, until a second operator agrees.
          </Nothing>
        }
      >
        <Table
          caption="Proposals that wait for a second operator"
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              head: 'Whom',
              cell: ({ about }) => (
                <span className="wrap-anywhere">{about ?? 'An account that is gone'}</span>
              ),
            },
            { head: 'What', cell: ({ change }) => <ProposedChange change={change} /> },
            { head: 'Case', cell: (row) => <span className="wrap-anywhere">{row.case}</span> },
            { head: 'By', cell: ({ proposed_by }) => proposed_by },
            {
              head: 'Until',
              cell: ({ valid_until }) => <span className="sm:whitespace-nowrap">{moment(valid_until)}</span>,
            },
            {
              head: 'Actions',
              cell: (row) => <Actions proposal={row} onDecide={setDeciding} />,
            },
          ]}
        />
      </Pages>
      <p className="text-[0.9em] text-soft">
        One operator proposes, another agrees. If you are the only one, add a second first: the operations
        manual says how, under People.
      </p>
      {deciding !== undefined && (
        <ConfirmDialog
          title={deciding.way === 'agree' ? 'Agree to this?' : 'Withdraw the proposal?'}
          confirmLabel={ways[deciding.way].label}
          danger={deciding.way === 'agree'}
          busy={decide.isPending}
          error={decide.error?.message}
          onConfirm={() =>
            decide.mutate(deciding, {
              onSuccess: () => {
                close();
                setSaid({ text: ways[deciding.way].done, takesFocus: true });
              },
            })
          }
          onCancel={close}
        >
          <p>
            <strong className="wrap-anywhere">{deciding.proposal.about ?? deciding.proposal.case}</strong>:{' '}
            <ProposedChange change={deciding.proposal.change} />
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
};

export default Proposals;
