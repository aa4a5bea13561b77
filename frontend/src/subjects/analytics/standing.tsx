import type { WeekOfChild } from '../../../../contract/analytics/endpoints';
import { Badge } from '../../ui/badge';

export const standings = {
  away: { tone: 'waiting', text: 'Quiet week' },
  stuck: { tone: 'bad', text: 'Is stuck' },
  well: { tone: 'good', text: 'Reads well' },
} as const;

/** How a child's week goes, in a word or two. */
export const Standing = ({ standing }: Pick<WeekOfChild, 'standing'>) => (
  <Badge tone={standings[standing].tone}>{standings[standing].text}</Badge>
);
