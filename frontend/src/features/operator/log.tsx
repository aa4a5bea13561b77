import { useInfiniteQuery } from '@tanstack/react-query';
import type { OperatorAction } from '../../../../contract/audit/action';
import type { Change } from '../../../../contract/proposals/change';
import { Card } from '../../ui/card';
import { Nothing } from './nothing';
import { Pages } from './pages';
import { actionsQuery } from './queries';
import { clock, day } from './words';

const words: Record<OperatorAction['action'], string> = {
  invite: 'Invited',
  resend_invitation: 'Sent an invitation again',
  revoke_invitation: 'Revoked an invitation',
  verify_teacher: 'Verified a teacher',
  admit_invitation: 'Let an invitation stand beside a school’s',
  correct_details: 'Corrected a person’s details',
  answer_terms: 'Recorded a school’s answer to new terms',
  take_back_consent: 'Took a school’s consent back',
  end_guardianship: 'Ended a guardianship',
  release_reward: 'Released a week’s reward',
  decline_reward: 'Declined a week’s reward',
  release_referral: 'Released the gems of a referral',
  decline_referral: 'Declined the gems of a referral',
  add_book: 'Added a book',
  remove_book: 'Removed a book',
  resolve_flag: 'Decided on a flag',
  read_flag_words: 'Read a child’s words of a flag',
  hide_question: 'Hid a question',
  keep_question: 'Kept a question',
  show_comic: 'Showed a reported comic again',
  hide_comic: 'Hid a reported comic',
  undo_comic: 'Took back a decision on a comic',
  add_store_item: 'Added an item to the store',
  change_store_item: 'Changed an item of the store',
  remove_store_item: 'Took an item from the store',
  fulfil_order: 'Sent an order',
  cancel_order: 'Cancelled an order',
  export_orders: 'Exported orders',
  switch_off: 'Switched off',
  switch_on: 'Switched on',
  release_deletion: 'Let a held deletion go on',
  stop_deletion: 'Stopped a held deletion',
  set_up_factor: 'Set up a second factor',
  remove_factor: 'Removed a second factor',
};

/** What one operator proposes and another agrees to. */
const proposed: Record<Change['action'], string> = {
  verify_teacher: 'to verify a teacher',
  admit_invitation: 'to let an invitation stand beside a school’s',
  correct_details: 'to correct a person’s details',
  end_guardianship: 'to end a guardianship',
};

const isProposed = (action: OperatorAction['action']): action is Change['action'] => action in proposed;

/** Who proposed stands beside who agreed. */
const whatOf = ({ action, step, proposed_by }: OperatorAction): string => {
  if (step === undefined || !isProposed(action)) return words[action];
  const what = proposed[action];
  if (step === 'proposed') return `Proposed ${what}`;
  return step === 'agreed'
    ? `Agreed ${what}, as ${proposed_by} proposed`
    : `Withdrew what ${proposed_by} proposed: ${what}`;
};

/** A downloaded file names the entry's id in each row. */
const whomOf = ({ id, target, case: reason, rows, why }: OperatorAction): string => {
  if (why !== undefined) return `${target}: ${why}`;
  if (rows !== undefined) return `${target}, ${rows} ${rows === 1 ? 'row' : 'rows'}, ${id}`;
  return target ?? (reason === undefined ? '' : `Case: ${reason}`);
};

/** The recorded actions of operators. */
const Log = () => {
  const query = useInfiniteQuery(actionsQuery);
  const rows = query.data?.pages.flatMap((page) => page.actions) ?? [];
  return (
    <Pages
      query={query}
      what="entry"
      many="entries"
      count={rows.length}
      nothing={
        <Nothing title="Nothing was done yet.">
          Each action of an operator stands here, with who did it and when.
        </Nothing>
      }
    >
      {[...new Set(rows.map(({ at }) => day(at)))].map((date, at) => (
        <Card key={date} aria-labelledby={`log-day-${at}`}>
          <h2 id={`log-day-${at}`} className="text-lg">
            {date}
          </h2>
          <ul className="divide-y divide-line">
            {rows
              .filter(({ at }) => day(at) === date)
              .map((row) => (
                <li key={row.id} className="py-2.5">
                  <p className="font-semibold">{whatOf(row)}</p>
                  <p className="flex flex-wrap gap-x-3 text-[0.9em] text-soft">
                    <span>{row.operator}</span>
                    <span>{clock(row.at)}</span>
                    <span className="min-w-0 wrap-anywhere">{whomOf(row)}</span>
                  </p>
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </Pages>
  );
};

export default Log;
