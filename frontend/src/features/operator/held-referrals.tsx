import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type HeldReferral, referrals } from '../../../../contract/referrals/endpoints';
import { call } from '../../lib/api';
import { gemsWord } from '../../subjects/shop/gems-word';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Table } from '../../ui/table';
import { DecideButtons, type Way, ways } from './decide-buttons';
import { Pages } from './pages';
import { heldReferralsQuery } from './queries';

const endpoints = { release: referrals.release, decline: referrals.decline };

const reasons: Record<HeldReferral['reason'], string> = {
  circle: 'The two families have brought each other',
  domain: 'Both families have addresses of one private domain',
  many: 'Many newcomers of one student within a month',
};

interface Decision {
  readonly referral: HeldReferral;
  readonly way: Way;
}

interface DialogProps {
  readonly decision: Decision;
  readonly onClose: () => void;
  readonly onDecided: (text: string) => void;
}

const Decide = ({ decision: { referral, way }, onClose, onDecided }: DialogProps) => {
  const { id, username, newcomer, gems } = referral;
  const { word, done } = ways[way];
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (): Promise<unknown> => call(endpoints[way], { params: { id, referral: referral.referral } }),
    onSuccess: () => queries.invalidateQueries(heldReferralsQuery),
  });
  return (
    <ConfirmDialog
      title={`${word} the referral of ${username}?`}
      confirmLabel={word}
      busy={decide.isPending}
      error={decide.error?.message}
      onConfirm={() =>
        decide.mutate(undefined, { onSuccess: () => onDecided(`The referral of ${username} is ${done}.`) })
      }
      onCancel={onClose}
    >
      <p>
        <strong className="wrap-anywhere">{username}</strong> has brought{' '}
        <strong className="wrap-anywhere">{newcomer ?? 'somebody who has left'}</strong>, who has read on
        seven days. {way === 'release' ? `They get ${gemsWord(gems)}.` : 'They get no gems.'} Your name is
        kept with the decision, and it stands.
      </p>
    </ConfirmDialog>
  );
};

/** Referrals whose gems may be farmed: nothing is paid before an operator has decided. */
export const HeldReferrals = ({ onDecided }: Pick<DialogProps, 'onDecided'>) => {
  const query = useInfiniteQuery(heldReferralsQuery);
  const [decision, setDecision] = useState<Decision>();
  const rows = query.data?.pages.flatMap((page) => page.referrals) ?? [];
  return (
    <>
      <Pages
        query={query}
        what="referral"
        count={rows.length}
        nothing={<p className="text-center text-soft">No referral is waiting.</p>}
      >
        <Table
          caption="Referrals that look made up, which wait"
          rows={rows}
          keyOf={({ referral }) => referral}
          columns={[
            { head: 'Username', cell: ({ username }) => username },
            { head: 'Has brought', cell: ({ newcomer }) => newcomer ?? 'somebody who has left' },
            { head: 'Why it waits', cell: ({ reason }) => reasons[reason] },
            { head: 'Gems', cell: ({ gems }) => gems },
            {
              head: 'Actions',
              cell: (referral) => (
                <DecideButtons
                  about={`the referral of ${referral.newcomer ?? 'somebody'} by ${referral.username}`}
                  onDecide={(way) => setDecision({ referral, way })}
                />
              ),
            },
          ]}
        />
      </Pages>
      {decision !== undefined && (
        <Decide
          decision={decision}
          onClose={() => setDecision(undefined)}
          onDecided={(text) => {
            setDecision(undefined);
            onDecided(text);
          }}
        />
      )}
    </>
  );
};
