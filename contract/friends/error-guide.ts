import type { Guide } from '../error';
import type { friendsErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const friendsErrorGuide = {
  friend_username_required: {
    when: 'A search by username has an empty one.',
    recovery: 'Send the exact username.',
  },
  friend_username_unknown: {
    when: 'Nobody has this username, or its user has finding friends switched off: the two are not told apart.',
    recovery: 'Ask the friend how the name is written, and whether finding friends is switched on.',
  },
  friend_is_you: {
    when: 'A student searches for the own username.',
    recovery: "Search for somebody else's.",
  },
  student_email_unknown: {
    when: 'No student who uses Inkwren has this address. Whether somebody else has is not told.',
    recovery: 'Check the address, or invite the student.',
  },
  child_email_unknown: {
    when: 'As `student_email_unknown`, for parents.',
    recovery: 'Check the address, or invite the child.',
  },
  email_search_for_supervisors: {
    when: 'Somebody who is neither teacher nor parent searches by e-mail.',
    recovery: 'Students search by username.',
  },
  too_many_searches: {
    when: 'More than 20 searches in a minute, or more than 20 bulk requests in a day.',
    recovery: 'Wait a minute, or until midnight, New York time.',
  },
  friends_off: {
    when: 'A student searches, asks or accepts while finding friends is switched off.',
    recovery: 'The guardian switches it on with the consents; who is old enough, in the own profile.',
  },
  recipient_unknown: {
    when: 'The recipient does not exist, is no student, or may not be asked by this user.',
    recovery: 'Search again.',
  },
  asked_recently: {
    when: 'A request is repeated within 30 days after it was declined, or after the other one has ended the relation.',
    recovery: 'Wait, or let the other one ask.',
  },
  too_many_open_requests: {
    when: 'A student has 30 unanswered requests, a parent 10, a teacher 500.',
    recovery: 'Wait for answers.',
  },
  friends_full: {
    when: 'One of the two students has 500 friends.',
    recovery: 'Remove a friend first.',
  },
  request_not_found: {
    when: 'A request is answered that was never made, or has been answered otherwise.',
    recovery: 'Load the requests again.',
  },
  guardian_stays: {
    when: 'A child below the age of consent ends the supervision of the guardian who consented.',
    recovery: 'The guardian takes the consent back.',
  },
  guardian_of_child: {
    when: 'A guardian removes a child from the list.',
    recovery: 'Take the consent back, with `PATCH /consents/{child_id}`.',
  },
  friend_books_unavailable: {
    when: 'The user is neither a friend nor a supervised student at this moment, or does not exist.',
    recovery: 'Load the list again.',
  },
} as const satisfies Guide<typeof friendsErrors>;
