import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Operator } from '../../../../contract/operations/endpoints';
import { counted } from '../../lib/counted';
import { Step } from '../../subjects/analytics/step';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Table } from '../../ui/table';
import { ListShape } from './pages';
import { operatorsQuery } from './queries';
import { RemoveFactorDialog } from './remove-factor-dialog';
import { Report, type Said } from './report';

/** What the team lacks, if anything. */
const teamWords = (team: readonly Operator[]): string => {
  const missing = team.filter(({ has_factor }) => !has_factor).length;
  if (team.length === 1)
    return 'You are the only operator. What opens a child’s data needs two: add a second one.';
  if (missing === 0) return 'All is well: everybody here signs in with a password and a code.';
  return `${counted(missing, 'operator')} without a second factor: please remind them to sign in and set it up.`;
};

const nameOf = ({ username, email }: Operator) => username ?? email;

/** A lost phone is told to a colleague: nobody removes the own factor. */
const Actions = ({ operator, onLost }: { readonly operator: Operator; readonly onLost: () => void }) => {
  if (operator.yours) return 'If you lose your phone, tell a colleague.';
  if (!operator.has_factor) return 'Signs in with a password only, and sees nothing yet.';
  return (
    <Button look="secondary" className="px-3" aria-label={`Phone lost: ${nameOf(operator)}`} onClick={onLost}>
      Phone lost
    </Button>
  );
};

/** The operators, and who has a second factor. A colleague removes that of a lost phone. */
const Operators = () => {
  const [chosen, setChosen] = useState<Operator>();
  const [said, setSaid] = useState<Said>();
  return (
    <div className="grid gap-gap">
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      <Loaded query={useQuery(operatorsQuery)} waiting={<ListShape />}>
        {({ operators }) => (
          <div className="grid gap-gap">
            <Step>{teamWords(operators)}</Step>
            <Table
              caption="Operators"
              rows={operators}
              keyOf={({ id }) => id}
              empty="There is no operator."
              columns={[
                { head: 'Operator', cell: (one) => (one.yours ? `${nameOf(one)} (you)` : nameOf(one)) },
                { head: 'Address', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
                {
                  head: 'Second factor',
                  cell: ({ has_factor }) => (
                    <Badge tone={has_factor ? 'good' : 'waiting'}>
                      {has_factor ? 'Set up' : 'Not set up'}
                    </Badge>
                  ),
                },
                {
                  head: 'Actions',
                  cell: (operator) => <Actions operator={operator} onLost={() => setChosen(operator)} />,
                },
              ]}
            />
          </div>
        )}
      </Loaded>
      <p className="max-w-prose text-soft">
        Every operator signs in with a password and a code from an app. Operators are added and taken away in
        the AWS account; the operations manual says how.
      </p>
      {chosen !== undefined && (
        <RemoveFactorDialog
          id={chosen.id}
          name={nameOf(chosen)}
          onClose={() => setChosen(undefined)}
          onRemoved={() => {
            setChosen(undefined);
            setSaid({
              text: `${nameOf(chosen)} is signed out, and sets up a new second factor at the next sign-in.`,
              takesFocus: true,
            });
          }}
        />
      )}
    </div>
  );
};

export default Operators;
