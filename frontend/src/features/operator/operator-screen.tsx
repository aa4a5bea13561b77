import { navigate, useSearchParams } from '../../lib/navigation';
import { part } from '../../lib/part';
import { OpenFlags } from '../../subjects/flags/open-flags';
import { Loading } from '../../ui/loading';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';
import { Tabs } from '../../ui/tabs';
import { ListShape } from './pages';

const Invitations = part(() => import('./invitations'));
const Waitlist = part(() => import('./waitlist'));
const Teachers = part(() => import('./teachers'));
const Proposals = part(() => import('./proposals'));
const Corrections = part(() => import('./corrections'));
const Rewards = part(() => import('./rewards'));
const Guardians = part(() => import('./guardians'));
const Schools = part(() => import('./schools'));
const Flags = part(() => import('./flags'));
const Deletions = part(() => import('./deletions'));
const Questions = part(() => import('./questions'));
const Comics = part(() => import('./comics'));
const Library = part(() => import('./library'));
const Feedback = part(() => import('./feedback'));
const Store = part(() => import('./store'));
const Orders = part(() => import('./orders'));
const Wishes = part(() => import('./wishes'));
const Log = part(() => import('./log'));

const tabs = [
  { value: 'invitations', label: 'Invitations' },
  { value: 'waitlist', label: 'Waitlist' },
  { value: 'teachers', label: 'Teachers' },
  { value: 'proposals', label: 'Proposals' },
  { value: 'corrections', label: 'Corrections' },
  { value: 'rewards', label: 'Rewards' },
  { value: 'guardians', label: 'Guardians' },
  { value: 'schools', label: 'Schools' },
  { value: 'flags', label: 'Flags' },
  { value: 'deletions', label: 'Deletions' },
  { value: 'questions', label: 'Questions' },
  { value: 'comics', label: 'Comics' },
  { value: 'library', label: 'Library' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'store', label: 'Store' },
  { value: 'orders', label: 'Orders' },
  { value: 'wishes', label: 'Wishes' },
  { value: 'log', label: 'Log' },
] as const;

/** The screen of operators: invitations, verification and more. The tab is in the address, so that a reload keeps it. */
const OperatorScreen = () => {
  const search = useSearchParams();
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'invitations';
  return (
    <Page title="Operator">
      {tab !== 'flags' && <OpenFlags onLook={() => navigate('?tab=flags', { replace: true })} />}
      <Tabs
        label="Operator"
        tabs={tabs}
        value={tab}
        onChange={(to) => navigate(`?tab=${to}`, { replace: true })}
      >
        <Piece
          key={tab}
          waiting={
            <Loading>
              <ListShape />
            </Loading>
          }
        >
          {tab === 'invitations' && <Invitations />}
          {tab === 'waitlist' && <Waitlist />}
          {tab === 'teachers' && <Teachers />}
          {tab === 'proposals' && <Proposals />}
          {tab === 'corrections' && <Corrections />}
          {tab === 'rewards' && <Rewards />}
          {tab === 'guardians' && <Guardians />}
          {tab === 'schools' && <Schools />}
          {tab === 'flags' && <Flags />}
          {tab === 'deletions' && <Deletions />}
          {tab === 'questions' && <Questions />}
          {tab === 'comics' && <Comics />}
          {tab === 'library' && <Library />}
          {tab === 'feedback' && <Feedback />}
          {tab === 'store' && <Store />}
          {tab === 'orders' && <Orders />}
          {tab === 'wishes' && <Wishes />}
          {tab === 'log' && <Log />}
        </Piece>
      </Tabs>
    </Page>
  );
};

export default OperatorScreen;
