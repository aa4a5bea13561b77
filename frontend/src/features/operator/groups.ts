import type { ComponentType } from 'react';
import { part } from '../../lib/part';
import type { TabName } from './tab-name';

interface Group {
  readonly name: string;
  readonly tabs: readonly {
    readonly value: TabName;
    readonly label: string;
    readonly Tab: ComponentType;
  }[];
}

/** The tabs of the console in their groups. The first tab of the first group is the first screen. */
export const groups = [
  {
    name: 'Safety',
    tabs: [
      { value: 'day', label: 'Today', Tab: part(() => import('./day')) },
      { value: 'flags', label: 'Flags', Tab: part(() => import('./flags')) },
      { value: 'deletions', label: 'Deletions', Tab: part(() => import('./deletions')) },
      { value: 'switches', label: 'Switches', Tab: part(() => import('./switches')) },
      { value: 'log', label: 'Log', Tab: part(() => import('./log')) },
    ],
  },
  {
    name: 'People',
    tabs: [
      { value: 'invitations', label: 'Invitations', Tab: part(() => import('./invitations')) },
      { value: 'waitlist', label: 'Waitlist', Tab: part(() => import('./waitlist')) },
      { value: 'teachers', label: 'Teachers', Tab: part(() => import('./teachers')) },
      { value: 'schools', label: 'Schools', Tab: part(() => import('./schools')) },
      { value: 'guardians', label: 'Guardians', Tab: part(() => import('./guardians')) },
      { value: 'corrections', label: 'Corrections', Tab: part(() => import('./corrections')) },
      { value: 'proposals', label: 'Proposals', Tab: part(() => import('./proposals')) },
      { value: 'operators', label: 'Operators', Tab: part(() => import('./operators')) },
    ],
  },
  {
    name: 'Books',
    tabs: [
      { value: 'library', label: 'Library', Tab: part(() => import('./library')) },
      { value: 'questions', label: 'Questions', Tab: part(() => import('./questions')) },
      { value: 'comics', label: 'Comics', Tab: part(() => import('./comics')) },
      { value: 'feedback', label: 'Feedback', Tab: part(() => import('./feedback')) },
    ],
  },
  {
    name: 'Gems',
    tabs: [
      { value: 'rewards', label: 'Rewards', Tab: part(() => import('./rewards')) },
      { value: 'store', label: 'Store', Tab: part(() => import('./store')) },
      { value: 'orders', label: 'Orders', Tab: part(() => import('./orders')) },
      { value: 'wishes', label: 'Wishes', Tab: part(() => import('./wishes')) },
    ],
  },
] as const satisfies readonly Group[];

/** The group and the tab of a name; the first screen for any other. */
export const placeOf = (name: string | null) => {
  for (const group of groups) for (const tab of group.tabs) if (tab.value === name) return { group, tab };
  return { group: groups[0], tab: groups[0].tabs[0] };
};
