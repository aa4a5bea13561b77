import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invitations as endpoints, type Invitation } from '../../../../contract/invitations/endpoints';
import { call } from '../../lib/api';
import { AdmitDialog } from './admit-dialog';
import { InvitationTable } from './invitation-table';
import { InviteForm } from './invite-form';
import { Pages } from './pages';
import { proposed } from './propose-dialog';
import { invitationsQuery, replaceInvitation } from './queries';
import { Failure, Report, type Said } from './report';
import { RevokeDialog } from './revoke-dialog';
import { TakeBackDialog } from './take-back-dialog';
import { day } from './words';

/** The invitations, and the form to send more. */
const Invitations = () => {
  const queries = useQueryClient();
  const query = useInfiniteQuery(invitationsQuery);
  const [said, setSaid] = useState<Said>();
  const [takingBack, setTakingBack] = useState<string>();
  const [revoking, setRevoking] = useState<Invitation>();
  const [admitting, setAdmitting] = useState<Invitation>();
  const resend = useMutation({
    mutationFn: ({ email, owner }: Invitation) => call(endpoints.resend, { body: { email, owner } }),
    onSuccess: (renewed) => replaceInvitation(queries, renewed),
  });
  const mailAgain = (invitation: Invitation) => {
    setSaid(undefined);
    resend.mutate(invitation, {
      onSuccess: ({ email, valid_until }) =>
        setSaid({ text: `Sent again to ${email}: valid until ${day(valid_until)}.` }),
    });
  };
  const rows = query.data?.pages.flatMap((page) => page.invitations) ?? [];
  return (
    <div className="grid gap-gap">
      <InviteForm />
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      {resend.isError && (
        <Failure error={resend.error} onRetry={() => mailAgain(resend.variables)} onGone={resend.reset} />
      )}
      <Pages
        query={query}
        what="invitation"
        count={rows.length}
        nothing={<p className="py-6 text-center text-soft">Nobody has been invited yet.</p>}
      >
        <InvitationTable
          rows={rows}
          resending={resend.isPending ? resend.variables : undefined}
          onResend={(row) => (row.status === 'waiting' ? setAdmitting(row) : mailAgain(row))}
          onRevoke={setRevoking}
          onTakeBack={setTakingBack}
        />
      </Pages>
      {takingBack !== undefined && (
        <TakeBackDialog
          email={takingBack}
          onClose={() => setTakingBack(undefined)}
          onTakenBack={() => {
            setTakingBack(undefined);
            setSaid({ text: `The school’s consent for ${takingBack} is taken back.`, takesFocus: true });
          }}
        />
      )}
      {admitting !== undefined && (
        <AdmitDialog
          invitation={admitting}
          onClose={() => setAdmitting(undefined)}
          onProposed={() => {
            setAdmitting(undefined);
            setSaid({ text: proposed, takesFocus: true });
          }}
        />
      )}
      {revoking !== undefined && (
        <RevokeDialog
          invitation={revoking}
          onClose={() => setRevoking(undefined)}
          onRevoked={(revoked) => {
            setRevoking(undefined);
            setSaid({ text: `The invitation of ${revoked.email} is taken back.`, takesFocus: true });
          }}
        />
      )}
    </div>
  );
};

export default Invitations;
