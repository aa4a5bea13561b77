import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { consent, type SchoolAsked } from '../../../../contract/consent/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { operatorKeys } from '../../subjects/operator/keys';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Table } from '../../ui/table';
import { Nothing } from './nothing';
import { Pages } from './pages';
import { schoolsQuery } from './queries';
import { day } from './words';

interface Answer {
  readonly of: SchoolAsked;
  readonly agreed: boolean;
}

const nameOf = ({ school, key }: SchoolAsked) => school ?? key;

/** Asks for confirmation: a yes opens what is new for every child that the school agreed for. */
const AnswerDialog = ({ of, agreed, onClose }: Answer & { readonly onClose: () => void }) => {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useSend({
    mutationFn: () => call(consent.answerForSchool, { body: { key: of.key, version: of.version, agreed } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operatorKeys.schools }),
  });
  return (
    <ConfirmDialog
      title={agreed ? `Has ${nameOf(of)} agreed?` : `Has ${nameOf(of)} said “not now”?`}
      confirmLabel="Record the answer"
      busy={isPending}
      error={error?.message}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>
        Record only what the school has answered in writing about version {of.version}.{' '}
        {agreed
          ? 'It holds for every child for whom this school has agreed in the parents’ place.'
          : 'Its children go on reading, and nothing new is done. The school stays on this list.'}
      </p>
    </ConfirmDialog>
  );
};

/** The schools to ask about new terms: children of theirs have come back and wait. */
const Schools = () => {
  const query = useInfiniteQuery(schoolsQuery);
  const [answer, setAnswer] = useState<Answer>();
  const rows = query.data?.pages.flatMap((page) => page.schools) ?? [];
  return (
    <div className="grid gap-gap">
      <Pages
        query={query}
        what="school"
        count={rows.length}
        nothing={
          <Nothing title="No school is waiting.">
            When the terms change, the schools that agreed in the parents’ place stand here, until you record
            their answer.
          </Nothing>
        }
      >
        <Table
          caption="Schools that have to agree to new terms"
          rows={rows}
          keyOf={({ key, version }) => `${key} ${version}`}
          columns={[
            { head: 'School', cell: nameOf },
            { head: 'Version', cell: ({ version }) => version },
            {
              head: 'Since',
              cell: ({ asked_at }) => <span className="whitespace-nowrap">{day(asked_at)}</span>,
            },
            { head: 'Answer', cell: ({ agreed }) => (agreed === null ? 'None yet' : 'Not now') },
            {
              head: 'Actions',
              cell: (of) => (
                <div className="flex flex-wrap gap-2">
                  <Button
                    look="secondary"
                    className="px-3"
                    aria-label={`Agreed: ${nameOf(of)}`}
                    onClick={() => setAnswer({ of, agreed: true })}
                  >
                    Agreed
                  </Button>
                  {of.agreed === null && (
                    <Button
                      look="secondary"
                      className="px-3"
                      aria-label={`Not now: ${nameOf(of)}`}
                      onClick={() => setAnswer({ of, agreed: false })}
                    >
                      Not now
                    </Button>
                  )}
                </div>
              ),
            },
          ]}
        />
      </Pages>
      {answer !== undefined && <AnswerDialog {...answer} onClose={() => setAnswer(undefined)} />}
    </div>
  );
};

export default Schools;
