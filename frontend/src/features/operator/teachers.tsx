import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import { Nothing } from './nothing';
import { Pages } from './pages';
import { proposed } from './propose-dialog';
import { teachersQuery } from './queries';
import { Report, type Said } from './report';
import { type Teacher, VerifyDialog } from './verify-dialog';
import { day } from './words';

/** The teachers who wait for verification. */
const Teachers = () => {
  const query = useInfiniteQuery(teachersQuery);
  const [said, setSaid] = useState<Said>();
  const [verifying, setVerifying] = useState<Teacher>();
  const rows = query.data?.pages.flatMap((page) => page.teachers) ?? [];
  return (
    <div className="grid gap-gap">
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      <Pages
        query={query}
        what="teacher"
        count={rows.length}
        nothing={
          <Nothing title="No teacher is waiting.">
            A new teacher stands here until two operators have looked. Before that the teacher sees no
            student.
          </Nothing>
        }
      >
        <Table
          caption="Teachers who wait to be verified"
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { head: 'Username', cell: ({ username }) => username },
            { head: 'E-mail', cell: ({ email }) => email },
            { head: 'School', cell: ({ school }) => school ?? '–' },
            {
              head: 'Joined',
              cell: (row) => <span className="whitespace-nowrap">{day(row.created_at)}</span>,
            },
            {
              head: 'Actions',
              cell: (row) => (
                <Button
                  look="secondary"
                  className="px-3"
                  aria-label={`Verify: ${row.username}`}
                  onClick={() => setVerifying(row)}
                >
                  Verify
                </Button>
              ),
            },
          ]}
        />
      </Pages>
      {verifying !== undefined && (
        <VerifyDialog
          teacher={verifying}
          onClose={() => setVerifying(undefined)}
          onProposed={() => {
            setVerifying(undefined);
            setSaid({ text: proposed, takesFocus: true });
          }}
        />
      )}
    </div>
  );
};

export default Teachers;
