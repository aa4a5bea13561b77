import { BookOpen, ClipboardList, Gem, HistoryIcon, House, type LucideIcon, UsersRound } from 'lucide-react';
import type { Role } from '../../../contract/endpoint';

interface Place {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

/** The label of `/friends` by role. */
const peopleWords = { student: 'Friends', teacher: 'Students', parent: 'Children' } as const;

const dashboard: Place = { to: '/dashboard', label: 'Dashboard', Icon: House };

/** The destinations of the navigation. */
export const placesOf = (role: Role): readonly Place[] =>
  role === 'operator'
    ? [dashboard, { to: '/operator', label: 'Operator', Icon: ClipboardList }]
    : [
        dashboard,
        { to: '/books', label: 'Books', Icon: BookOpen },
        { to: '/friends', label: peopleWords[role], Icon: UsersRound },
        { to: '/store', label: 'Store', Icon: Gem },
        { to: '/history', label: 'History', Icon: HistoryIcon },
      ];
