import { CalendarDays, School, UserPlus, UsersRound } from 'lucide-react';
import { navigate, useSearchParams } from '../../lib/navigation';
import { part } from '../../lib/part';
import { useUser } from '../../subjects/users/user';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { Roster } from './roster';
import { wordsFor } from './words';

const Add = part(() => import('./add'));
const ChildDetail = part(() => import('./child-detail'));
const Classes = part(() => import('./classes'));
const Week = part(() => import('./week'));
const LetterSwitch = part(() => import('../../subjects/letters/letter-switch'));

/** Without it the three tabs of a parent fit one row of a phone. */
const icon = 'size-5 max-sm:hidden';

const waiting = <Skeleton className="h-56" />;

const tabNames = ['mine', 'week', 'classes', 'add'] as const;

const show = (tab: (typeof tabNames)[number]) => navigate(`?tab=${tab}`, { replace: true });

/** The students of a teacher, or the children of a parent. Tab and open child are in the address. */
const SupervisionScreen = () => {
  const { role } = useUser();
  const search = useSearchParams();
  const open = search.get('child');
  const words = wordsFor(role);
  if (open !== null)
    return (
      <Piece waiting={waiting}>
        <ChildDetail key={open} id={open} words={words} />
      </Piece>
    );
  const tab = tabNames.find((name) => name === search.get('tab')) ?? 'mine';
  const classesTab = {
    value: 'classes',
    label: 'Classes',
    icon: <School aria-hidden className={icon} />,
  } as const;
  const tabs = [
    { value: 'mine', label: `My ${words.many}`, icon: <UsersRound aria-hidden className={icon} /> },
    { value: 'week', label: 'Last 7 Days', icon: <CalendarDays aria-hidden className={icon} /> },
    ...(role === 'teacher' ? [classesTab] : []),
    { value: 'add', label: `Add ${words.many}`, icon: <UserPlus aria-hidden className={icon} /> },
  ] as const;
  return (
    <Page title={words.many}>
      <Tabs label={words.many} tabs={tabs} value={tab} onChange={show}>
        <Piece waiting={waiting}>
          {tab === 'mine' && <Roster words={words} onAdd={() => show('add')} />}
          {tab === 'week' && (
            <div className="grid gap-gap">
              <Week words={words} />
              {role === 'teacher' && <LetterSwitch kind="class" />}
            </div>
          )}
          {tab === 'classes' && <Classes />}
          {tab === 'add' && <Add words={words} />}
        </Piece>
      </Tabs>
    </Page>
  );
};

export default SupervisionScreen;
