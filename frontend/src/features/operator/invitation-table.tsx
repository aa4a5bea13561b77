import type { Invitation } from '../../../../contract/invitations/endpoints';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import { consentWords } from './school-consent';
import { accountTypeWord, day } from './words';

const states = {
  open: { tone: 'waiting', word: 'Open' },
  waiting: { tone: 'bad', word: 'Waits: a school invited, too' },
  used: { tone: 'good', word: 'Used' },
  passed_over: { tone: 'plain', word: 'Came by another' },
  expired: { tone: 'plain', word: 'Expired' },
  revoked: { tone: 'bad', word: 'Revoked' },
} as const;

const forWhom = ({ account_type, consents }: Invitation) => {
  const given = (Object.keys(consentWords) as (keyof typeof consentWords)[])
    .filter((kind) => consents?.[kind])
    .map((kind) => consentWords[kind].name);
  return (
    <span className="block">
      {accountTypeWord(account_type)}
      {given.length > 0 && (
        <span className="block text-[0.85em] text-soft">with consent: {given.join(', ')}</span>
      )}
    </span>
  );
};

const Used = ({ row, onTakeBack }: { row: Invitation; onTakeBack: (email: string) => void }) =>
  row.school_consent ? (
    <Button
      look="quiet"
      className="px-3"
      aria-label={`Take consent back: ${row.email}`}
      onClick={() => onTakeBack(row.email)}
    >
      Take consent back
    </Button>
  ) : (
    '–'
  );

interface InvitationTableProps {
  readonly rows: readonly Invitation[];
  /** The invitation whose mail is being sent. */
  readonly resending: Invitation | undefined;
  readonly onResend: (invitation: Invitation) => void;
  readonly onRevoke: (invitation: Invitation) => void;
  readonly onTakeBack: (email: string) => void;
}

export const InvitationTable = ({
  rows,
  resending,
  onResend,
  onRevoke,
  onTakeBack,
}: InvitationTableProps) => (
  <Table
    caption="Invitations"
    rows={rows}
    keyOf={({ email, owner }) => `${email} ${owner}`}
    onPhone="pairs"
    columns={[
      { head: 'E-mail', cell: ({ email }) => email },
      { head: 'For', cell: forWhom },
      { head: 'School', cell: ({ school }) => school ?? '–' },
      {
        head: 'Status',
        cell: ({ status }) => <Badge tone={states[status].tone}>{states[status].word}</Badge>,
      },
      {
        head: 'Created',
        cell: (row) => (
          <span className="block">
            <span className="whitespace-nowrap">{day(row.created_at)}</span>
            <span className="block text-[0.85em] text-soft wrap-anywhere">by {row.invited_by}</span>
          </span>
        ),
      },
      {
        head: 'Valid until',
        cell: (row) => <span className="whitespace-nowrap">{day(row.valid_until)}</span>,
      },
      {
        head: 'Actions',
        cell: (row) =>
          row.status === 'used' || row.status === 'passed_over' ? (
            <Used row={row} onTakeBack={onTakeBack} />
          ) : (
            <span className="flex flex-wrap gap-1">
              <Button
                look="secondary"
                className="px-3"
                aria-label={`${row.status === 'waiting' ? 'Let it stand' : 'Resend'}: ${row.email}`}
                busy={resending?.email === row.email && resending.owner === row.owner}
                onClick={() => onResend(row)}
              >
                {row.status === 'waiting' ? 'Let it stand' : 'Resend'}
              </Button>
              {(row.status === 'open' || row.status === 'waiting') && (
                <Button
                  look="quiet"
                  className="px-3"
                  aria-label={`Revoke: ${row.email}`}
                  onClick={() => onRevoke(row)}
                >
                  Revoke
                </Button>
              )}
            </span>
          ),
      },
    ]}
  />
);
