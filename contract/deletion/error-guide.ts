import type { Guide } from '../error';
import type { deletionErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const deletionErrorGuide = {
  deletion_by_guardian: {
    when: 'A child below the age of consent asks for the deletion of its own account.',
    recovery: 'A guardian asks for it, from the page of the children.',
  },
  deletion_children_open: {
    when: 'The only guardian of a child below the age of consent leaves without saying what becomes of the child.',
    recovery: 'Send `children` with an answer for each child with `needs_answer`.',
  },
  deletion_asked_too_often: {
    when: 'A deletion was asked for more than five times in a day.',
    recovery: 'Use the link of the newest mail, or ask again tomorrow.',
  },
  deletion_under_way: {
    when: 'The deletion of this account is confirmed already.',
    recovery: 'Take it back first, by the link of the mail, to change something.',
  },
  deletion_link_invalid: {
    when: 'The link is wrong, a newer mail has taken its place, it was not opened within a day, or all is over for a month.',
    recovery: 'Ask again in the account, if there still is one.',
  },
  deletion_begun: {
    when: 'A deletion is taken back after its days of grace.',
    recovery: 'None: what is deleted cannot be restored.',
  },
  deletion_not_held: {
    when: 'An operator decides on a deletion that is not held, or was decided meanwhile.',
    recovery: 'Load the list again.',
  },
} as const satisfies Guide<typeof deletionErrors>;
