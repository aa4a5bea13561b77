import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Table } from '../../ui/table';
import { DecideButtons } from './decide-buttons';
import { DecideDialog, type Decision } from './decide-dialog';
import { HeldReferrals } from './held-referrals';
import { Nothing } from './nothing';
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
      <Pages
        query={query}
        what="reward"
        count={rows.length}
        nothing={
          <Nothing title="No reward is waiting.">
            A week with more points than reading can earn waits here for your decision. Nothing is paid
            before.
          </Nothing>
        }
      >
        <Table
          caption="Rewards of unusual weeks, which wait"
          rows={rows}
          keyOf={({ id, week }) => `${id} ${week}`}
          columns={[
            { head: 'Username', cell: ({ username }) => username },
            { head: 'School', cell: ({ school }) => school ?? '–' },
            { head: 'Week', cell: ({ week }) => <span className="whitespace-nowrap">{week}</span> },
            { head: 'Points', cell: ({ points }) => points.toLocaleString('en-US') },
            { head: 'Gems', cell: ({ gems }) => gems },
            {
              head: 'Actions',
              cell: (reward) => (
                <DecideButtons
                  about={`${reward.username}, ${reward.week}`}
                  onDecide={(way) => setDecision({ reward, way })}
                />
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
