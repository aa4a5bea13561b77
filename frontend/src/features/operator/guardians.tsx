import { useState } from 'react';
import type { Guardianship } from '../../../../contract/consent/case';
import { proposals } from '../../../../contract/proposals/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Table } from '../../ui/table';
import { TextField } from '../../ui/text-field';
import { EndGuardianshipDialog } from './end-guardianship-dialog';
import { proposed } from './propose-dialog';
import { Report, type Said } from './report';
import { day } from './words';

/** The guardians of children, searched by the address of either, with a button to propose its end. */
const Guardians = () => {
  const [said, setSaid] = useState<Said>();
  const [ending, setEnding] = useState<Guardianship>();
  const find = useSend({
    mutationFn: (email: string) => call(proposals.guardianships, { body: { email } }),
  });
  const { data, error, isPending, variables } = find;
  return (
    <div className="grid gap-gap">
      <p className="max-w-prose text-soft">
        Here a guardian’s right to decide for a child ends, as after a court has said so. You propose it, and
        a second operator agrees.
      </p>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setSaid(undefined);
          find.mutate(String(new FormData(event.currentTarget).get('email')).trim());
        }}
      >
        <TextField
          label="E-mail address of a grown-up or a child"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          required
        />
        <div>
          <Button type="submit" look="secondary" busy={isPending} className="max-sm:w-full">
            Find
          </Button>
        </div>
      </form>
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      {error !== null && <Notice kind="error">{error.message}</Notice>}
      {data !== undefined && (
        <Table
          caption={`Guardianships of ${variables}`}
          rows={data.guardianships}
          keyOf={({ adult_email, child_id }) => `${adult_email} ${child_id}`}
          empty="Nobody has given consent for a child under this address."
          columns={[
            { head: 'Child', cell: ({ username }) => username },
            { head: 'Child’s e-mail', cell: ({ child_email }) => child_email },
            { head: 'Grown-up', cell: ({ adult_email }) => adult_email },
            { head: 'Since', cell: ({ since }) => <span className="whitespace-nowrap">{day(since)}</span> },
            {
              head: 'Actions',
              cell: (row) => (
                <Button
                  look="secondary"
                  className="px-3"
                  aria-label={`End: ${row.username}`}
                  onClick={() => setEnding(row)}
                >
                  End
                </Button>
              ),
            },
          ]}
        />
      )}
      {ending !== undefined && (
        <EndGuardianshipDialog
          guardianship={ending}
          onClose={() => setEnding(undefined)}
          onProposed={() => {
            setEnding(undefined);
            setSaid({ text: proposed, takesFocus: true });
          }}
        />
      )}
    </div>
  );
};

export default Guardians;
