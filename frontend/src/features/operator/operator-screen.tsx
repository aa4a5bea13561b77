import { lazy, Suspense } from 'react';
import { navigate, useSearchParams } from '../../lib/navigation';
import { Page } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { ListSkeleton } from './pages';

const Invitations = lazy(() => import('./invitations'));
const Waitlist = lazy(() => import('./waitlist'));
const Teachers = lazy(() => import('./teachers'));
const Rewards = lazy(() => import('./rewards'));
const Feedback = lazy(() => import('./feedback'));

const tabs = [
  { value: 'invitations', label: 'Invitations' },
  { value: 'waitlist', label: 'Waitlist' },
  { value: 'teachers', label: 'Teachers' },
  { value: 'rewards', label: 'Rewards' },
  { value: 'feedback', label: 'Feedback' },
] as const;

/** Where the people who run the place let others in. The tab is in the address, so that a reload keeps it. */
const OperatorScreen = () => {
  const search = useSearchParams();
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'invitations';
  return (
    <Page title="Operator">
      <Tabs
        label="Operator"
        tabs={tabs}
        value={tab}
        onChange={(to) => navigate(`?tab=${to}`, { replace: true })}
      >
        <Suspense fallback={<ListSkeleton />}>
          {tab === 'invitations' && <Invitations />}
          {tab === 'waitlist' && <Waitlist />}
          {tab === 'teachers' && <Teachers />}
          {tab === 'rewards' && <Rewards />}
          {tab === 'feedback' && <Feedback />}
        </Suspense>
      </Tabs>
    </Page>
  );
};

export default OperatorScreen;
