import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import { DecideDialog, type Decision } from './decide-dialog';
import { HeldReferrals } from './held-referrals';
import { Pages } from './pages';
import { heldRewardsQuery } from './queries';
import { Report, type Said } from './report';

/** Gems that wait for an operator: of weeks with more points than reading can earn, and of referrals that look made up. */
const Rewards = () => {
  const query = useInfiniteQuery(heldRewardsQuery);
  const [said, setSaid] = useState<Said>();
  const [decision, setDecision] = useState<Decision>();
  const rows = query.data?.pages.flatMap((page) => page.rewards) ?? [];
  return (
    <div className="grid gap-gap">
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      <Pages query={query} what="reward" count={rows.length}>
        <Table
          caption="Rewards of unusual weeks, which wait"
          rows={rows}
          keyOf={({ id, week }) => `${id} ${week}`}
          empty="No reward is waiting."
          columns={[
            { head: 'Username', cell: ({ username }) => username },
            { head: 'School', cell: ({ school }) => school ?? '–' },
            { head: 'Week', cell: ({ week }) => <span className="whitespace-nowrap">{week}</span> },
            { head: 'Points', cell: ({ points }) => points.toLocaleString('en-US') },
            { head: 'Gems', cell: ({ gems }) => gems },
            {
              head: 'Actions',
              cell: (reward) => (
                <span className="flex flex-wrap gap-2">
                  {(['release', 'decline'] as const).map((way) => (
                    <Button
                      key={way}
                      look="secondary"
                      className="px-3"
                      aria-label={`${way === 'release' ? 'Pay' : 'Decline'}: ${reward.username}, ${reward.week}`}
                      onClick={() => setDecision({ reward, way })}
                    >
                      {way === 'release' ? 'Pay' : 'Decline'}
                    </Button>
                  ))}
                </span>
              ),
            },
          ]}
        />
      </Pages>
      <HeldReferrals onDecided={(text) => setSaid({ text, takesFocus: true })} />
      {decision !== undefined && (
        <DecideDialog
          decision={decision}
          onClose={() => setDecision(undefined)}
          onDecided={(text) => {
            setDecision(undefined);
            setSaid({ text, takesFocus: true });
          }}
        />
      )}
    </div>
  );
};

export default Rewards;
