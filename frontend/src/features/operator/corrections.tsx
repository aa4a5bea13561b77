import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonDetails } from '../../../../contract/proposals/change';
import { proposals } from '../../../../contract/proposals/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Table } from '../../ui/table';
import { TextField } from '../../ui/text-field';
import { CorrectionForm } from './correction-form';
import { Nothing } from './nothing';
import { Pages } from './pages';
import { ProposeDialog, proposed } from './propose-dialog';
import { correctionsQuery } from './queries';
import { Report, type Said } from './report';
import { day } from './words';

const askedFor = ({ asked }: PersonDetails): string =>
  [asked?.birth_year && `born in ${asked.birth_year}`, asked?.region].filter(Boolean).join(', ');

/** Corrections that need two operators: those that children without a guardian ask for, and any other by an address. */
const Corrections = () => {
  const query = useInfiniteQuery(correctionsQuery);
  const [said, setSaid] = useState<Said>();
  const [person, setPerson] = useState<PersonDetails>();
  const [change, setChange] = useState<Parameters<typeof ProposeDialog>[0]['change']>();
  const find = useSend({
    mutationFn: (email: string) => call(proposals.findPerson, { body: { email } }),
    onSuccess: setPerson,
  });
  const rows = query.data?.pages.flatMap((page) => page.corrections) ?? [];
  const form = person !== undefined && (
    <CorrectionForm key={person.id} person={person} onPropose={setChange} />
  );
  return (
    <div className="grid gap-gap">
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      {person !== find.data && form}
      <Pages
        query={query}
        what="correction"
        count={rows.length}
        nothing={
          <Nothing title="Nobody asks.">
            A child without a guardian who asks for another year of birth or region stands here.
          </Nothing>
        }
      >
        <Table
          caption="Children without a guardian who ask for a correction"
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { head: 'Username', cell: ({ username }) => username },
            { head: 'Age', cell: ({ age }) => age },
            { head: 'Region', cell: ({ region }) => region },
            { head: 'School', cell: ({ school }) => school ?? '–' },
            { head: 'Asks', cell: askedFor },
            {
              head: 'Since',
              cell: ({ asked }) =>
                asked !== null && <span className="whitespace-nowrap">{day(asked.asked_at)}</span>,
            },
            {
              head: 'Actions',
              cell: (row) => (
                <Button
                  look="secondary"
                  className="px-3"
                  aria-label={`Look: ${row.username}`}
                  onClick={() => {
                    setSaid(undefined);
                    setPerson(row);
                  }}
                >
                  Look
                </Button>
              ),
            },
          ]}
        />
      </Pages>
      <section aria-labelledby="find-person" className="grid gap-3">
        <h2 id="find-person" className="text-xl">
          Correct somebody else
        </h2>
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setSaid(undefined);
            setPerson(undefined);
            find.mutate(String(new FormData(event.currentTarget).get('email')).trim());
          }}
        >
          <TextField
            label="E-mail address of the person"
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            required
          />
          <div>
            <Button type="submit" look="secondary" busy={find.isPending} className="max-sm:w-full">
              Find
            </Button>
          </div>
        </form>
        {find.error !== null && <Notice kind="error">{find.error.message}</Notice>}
        {person === find.data && form}
      </section>
      {change !== undefined && person !== undefined && (
        <ProposeDialog
          title={`Correct ${person.username}?`}
          change={change}
          onClose={() => setChange(undefined)}
          onProposed={() => {
            setChange(undefined);
            setPerson(undefined);
            setSaid({ text: proposed, takesFocus: true });
          }}
        >
          <p>
            Ask for a proof that you both can see. A child who becomes old enough decides alone, a school
            brings its board and its teachers, and who becomes too young waits for a grown-up.
          </p>
        </ProposeDialog>
      )}
    </div>
  );
};

export default Corrections;
