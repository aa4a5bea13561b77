import { screen, within } from '@testing-library/react';
import { audit } from '../../contract/audit/endpoints';
import { comics } from '../../contract/comics/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { deletion } from '../../contract/deletion/endpoints';
import { feedback } from '../../contract/feedback/endpoints';
import { flags } from '../../contract/flags/endpoints';
import { imports } from '../../contract/imports/endpoints';
import { type Invitation, invitations } from '../../contract/invitations/endpoints';
import { operations } from '../../contract/operations/endpoints';
import type { Proposal } from '../../contract/proposals/change';
import { proposals } from '../../contract/proposals/endpoints';
import { quizReview } from '../../contract/quiz/review';
import { referrals } from '../../contract/referrals/endpoints';
import { rewards } from '../../contract/rewards/endpoints';
import { shopOperators } from '../../contract/shop/operators';
import { users } from '../../contract/users/endpoints';
import { network, open, person } from './screens';

export const invitation = (of: Partial<Invitation> = {}): Invitation => ({
  email: 'ben@maple.test',
  account_type: 'student',
  school: 'Maple School',
  consents: null,
  school_consent: false,
  owner: 'operators',
  status: 'open',
  invited_by: 'Olive',
  created_at: '2026-11-10T12:00:00.000Z',
  valid_until: '2026-11-24T12:00:00.000Z',
  ...of,
});

export const proposal = (of: Partial<Proposal> = {}): Proposal => ({
  id: 'p'.repeat(43),
  case: 'Ticket 7',
  change: { action: 'verify_teacher', id: 'reed' },
  about: 'Ms Reed',
  proposed_by: 'Oscar',
  proposed_at: '2026-11-10T12:00:00.000Z',
  valid_until: '2026-11-17T12:00:00.000Z',
  state: 'proposed',
  yours: false,
  ...of,
});

export const never = () => new Promise<never>(() => undefined);

/** The operator at a tab of the console; lists that a test does not set are empty. */
export const openConsole = async (
  tab:
    | 'Invitations'
    | 'Waitlist'
    | 'Teachers'
    | 'Proposals'
    | 'Corrections'
    | 'Rewards'
    | 'Guardians'
    | 'Schools'
    | 'Flags'
    | 'Deletions'
    | 'Questions'
    | 'Library'
    | 'Feedback'
    | 'Comics'
    | 'Store'
    | 'Orders'
    | 'Log'
    | 'Switches'
    | 'Operators'
    | 'Today',
) => {
  network.answer(users.me, () =>
    person({ account_type: 'teacher', role: 'operator', username: 'Olive', interests: null, past_books: [] }),
  );
  const { user } = open(tab === 'Today' ? '/operator' : `/operator?tab=${tab.toLowerCase()}`);
  await screen.findByRole('tab', { name: tab, selected: true });
  return user;
};

export const emptyLists = () => {
  network.answer(invitations.list, () => ({ invitations: [], next: null }));
  network.answer(invitations.waitlist, () => ({ entries: [], next: null }));
  network.answer(invitations.teachers, () => ({ teachers: [], next: null }));
  network.answer(proposals.list, () => ({ proposals: [], next: null }));
  network.answer(proposals.corrections, () => ({ corrections: [], next: null }));
  network.answer(rewards.held, () => ({ rewards: [], next: null }));
  network.answer(referrals.held, () => ({ referrals: [], next: null }));
  network.answer(audit.actions, () => ({ actions: [], next: null }));
  network.answer(flags.open, () => ({ flags: [], next: null }));
  network.answer(deletion.held, () => ({ deletions: [] }));
  network.answer(quizReview.toReview, () => ({ questions: [], next: null }));
  network.answer(imports.imports, () => ({ imports: [], next: null }));
  network.answer(shopOperators.stock, () => []);
  network.answer(shopOperators.orders, () => ({ orders: [], next: null }));
  network.answer(shopOperators.requests, () => ({ requests: [], next: null }));
  network.answer(comics.reviews, () => ({ comics: [], next: null }));
  network.answer(consent.schoolsWaiting, () => ({ schools: [], next: null }));
  network.answer(operations.operators, () => ({ operators: [] }));
  network.answer(operations.switches, () => ({ off: [] }));
  network.answer(operations.day, () => ({
    readers_today: 310,
    students_this_week: 1204,
    ai_units: { used: 2500, limit: 100_000 },
    ai_dollars: { used: 12.5, limit: 500 },
    off: 0,
    comics_in_line: 3,
    mails_failed: 0,
  }));
  network.answer(feedback.inbox, () => ({ feedback: [], next: null }));
};

/** The row of a table that begins with this text. */
export const row = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement);

export const rowNames = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
