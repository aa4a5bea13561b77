import { BookOpen, ClipboardList, Gem, HistoryIcon, House, type LucideIcon, UsersRound } from 'lucide-react';
import type { Me } from '../../../contract/users/endpoints';

interface Place {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

/** The label of `/friends` by role. */
const peopleWords = { student: 'Friends', teacher: 'Students', parent: 'Children' } as const;

const dashboard: Place = { to: '/dashboard', label: 'Dashboard', Icon: House };

const store: Place = { to: '/store', label: 'Store', Icon: Gem };

/** The destinations of the navigation, without what is switched off. Friends stay: they are also the way to grown-ups. */
export const placesOf = ({
  role,
  controls,
  paused,
}: Pick<Me, 'role' | 'controls' | 'paused'>): readonly Place[] =>
  role === 'operator'
    ? [dashboard, { to: '/operator', label: 'Operator', Icon: ClipboardList }]
    : [
        dashboard,
        { to: '/books', label: 'Books', Icon: BookOpen },
        { to: '/friends', label: peopleWords[role], Icon: UsersRound },
        ...(controls?.off.includes('store') || paused?.includes('store') ? [] : [store]),
        { to: '/history', label: 'History', Icon: HistoryIcon },
      ];
