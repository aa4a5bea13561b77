import { lazy, Suspense } from 'react';
import { navigate, useSearchParams } from '../../lib/navigation';
import { Page } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { ListSkeleton } from './pages';

const Invitations = lazy(() => import('./invitations'));
const Waitlist = lazy(() => import('./waitlist'));
const Teachers = lazy(() => import('./teachers'));
const Rewards = lazy(() => import('./rewards'));
const Guardians = lazy(() => import('./guardians'));
const Feedback = lazy(() => import('./feedback'));
const Log = lazy(() => import('./log'));

const tabs = [
  { value: 'invitations', label: 'Invitations' },
  { value: 'waitlist', label: 'Waitlist' },
  { value: 'teachers', label: 'Teachers' },
  { value: 'rewards', label: 'Rewards' },
  { value: 'guardians', label: 'Guardians' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'log', label: 'Log' },
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
          {tab === 'guardians' && <Guardians />}
          {tab === 'feedback' && <Feedback />}
          {tab === 'log' && <Log />}
        </Suspense>
      </Tabs>
    </Page>
  );
};

export default OperatorScreen;
