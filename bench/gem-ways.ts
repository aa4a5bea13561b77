import type { GemKind } from '../contract/rewards/endpoints';
import { weeklyRewards } from '../contract/rules/rank';
import { referralRules } from '../contract/rules/referrals';
import { daysPerStreakGem } from '../contract/rules/streak';
import { wordGemsPerWeek, wordsPerGem } from '../contract/rules/word-gems';
import { figure, type Section } from './report';

interface GemWay {
  readonly gems: string;
  readonly when: string;
  /** The rule that limits a robot. */
  readonly limit: string;
}

const { welcomeGems, gems: referrerGems, readingDays, withinDays, usualPerMonth } = referralRules;

/** The ways to earn gems, by reason. A new reason does not compile without an entry. */
const gemWays: Record<GemKind, GemWay> = {
  streak: { gems: '1', when: `on every ${daysPerStreakGem}rd day in a row`, limit: 'once a day' },
  week: {
    gems: weeklyRewards.map(({ gems }) => gems).join(', '),
    when: `for the best ${weeklyRewards.map(({ share }) => `${100 * share}%`).join(', ')} of a week`,
    limit: 'an unusual week waits for an operator',
  },
  words: {
    gems: '1',
    when: `for ${figure(wordsPerGem)} words of finished books, read here`,
    limit: `${wordGemsPerWeek} a week, each book once, at a reader's pace`,
  },
  referral: {
    gems: figure(referrerGems),
    when: `for a newcomer who reads on ${readingDays} of the first ${withinDays} days`,
    limit: `a mailbox and an invitation for each; after ${usualPerMonth} in a month, in a circle or in one domain an operator decides; none within a family`,
  },
  welcome: { gems: figure(welcomeGems), when: 'for a newcomer who was referred', limit: 'once' },
  refund: {
    gems: 'the price',
    when: 'when a purchase is cancelled',
    limit: 'once, and never more than was paid',
  },
  purchase: { gems: 'minus the price', when: 'for a purchase', limit: 'nothing that is bought can be sold' },
};

export const waysToGems = (): Section => ({
  title: 'The ways to gems',
  about: 'All that there are. A robot that refers robots needs an invited mailbox and a week for each.',
  columns: ['reason', 'gems', 'when', 'limit'],
  rows: Object.entries(gemWays).map(([reason, { gems, when, limit }]) => [reason, gems, when, limit]),
});
