import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { CheckboxField } from '../../ui/checkbox-field';
import { RetryNotice } from '../../ui/retry-notice';
import { Table } from '../../ui/table';
import { maxAddresses } from './addresses';
import { InviteResults } from './invite-results';
import { Nothing } from './nothing';
import { Pages } from './pages';
import { waitlistQuery } from './queries';
import { useInvite } from './use-invite';
import { day } from './words';

/** The waitlist, and inviting from it. */
const Waitlist = () => {
  const query = useInfiniteQuery(waitlistQuery);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const invite = useInvite();
  const rows = query.data?.pages.flatMap((page) => page.entries) ?? [];
  // Addresses that have left the list since are no longer selected.
  const selected = rows.map(({ email }) => email).filter((email) => ticked.has(email));
  const all = rows.length > 0 && selected.length === rows.length;

  const send = () =>
    invite.mutate(
      { emails: selected, account_type: null, school: null, consents: null },
      { onSuccess: () => setTicked(new Set()) },
    );
  const tick = (email: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(email);
    else next.delete(email);
    setTicked(next);
  };
  const tooMany = selected.length > maxAddresses;
  return (
    <div className="grid gap-gap">
      {invite.isSuccess && <InviteResults results={invite.data.results} onClose={invite.reset} />}
      {invite.isError && (
        <RetryNotice busy={invite.isPending} onRetry={send}>
          {invite.error.message}
        </RetryNotice>
      )}
      <Pages
        query={query}
        what="person"
        many="people"
        count={rows.length}
        nothing={
          <Nothing title="Nobody is waiting.">
            Families and teachers who ask for an invitation on the first page of the site stand here. You
            invite them from this list.
          </Nothing>
        }
      >
        {rows.length > 0 && (
          <Card className="sticky top-20 z-[5] flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 sm:px-4 sm:py-2">
            <CheckboxField
              label="Select all that are shown"
              checked={all}
              onChange={() => setTicked(new Set(all ? [] : rows.map(({ email }) => email)))}
            />
            <span className="flex flex-wrap items-center gap-3 max-sm:w-full">
              {tooMany && <span className="text-[0.9em] text-soft">At most {maxAddresses} at once</span>}
              <Button
                disabled={selected.length === 0 || tooMany}
                busy={invite.isPending}
                onClick={send}
                className="max-sm:w-full"
              >
                Invite selected{selected.length > 0 && ` (${selected.length})`}
              </Button>
            </span>
          </Card>
        )}
        <Table
          caption="Waitlist"
          rows={rows}
          keyOf={({ email }) => email}
          columns={[
            {
              head: 'E-mail',
              cell: ({ email }) => (
                <CheckboxField
                  label={email}
                  checked={ticked.has(email)}
                  onChange={(event) => tick(email, event.target.checked)}
                />
              ),
            },
            { head: 'Waiting since', cell: (row) => day(row.created_at) },
          ]}
        />
      </Pages>
    </div>
  );
};

export default Waitlist;
