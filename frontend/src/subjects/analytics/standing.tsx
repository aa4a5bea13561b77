import type { WeekOfChild } from '../../../../contract/analytics/endpoints';
import { Badge } from '../../ui/badge';

export const standings = {
  new: { tone: 'plain', text: 'New here' },
  away: { tone: 'waiting', text: 'Quiet week' },
  stuck: { tone: 'bad', text: 'Is stuck' },
  early: { tone: 'plain', text: 'Too early to say' },
  steady: { tone: 'plain', text: 'Keeps reading' },
  well: { tone: 'good', text: 'Reads well' },
} as const;

/** The state of a child's week, in a word or two. */
export const Standing = ({ standing }: Pick<WeekOfChild, 'standing'>) => (
  <Badge tone={standings[standing].tone}>{standings[standing].text}</Badge>
);
