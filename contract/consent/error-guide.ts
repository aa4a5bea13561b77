import type { Guide } from '../error';
import type { consentErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const consentErrorGuide = {
  not_verified: {
    when: 'A parent or teacher acts for a child, or looks at a leaderboard, before the account is verified.',
    recovery: 'Parents are verified by giving consent for a child, teachers by an operator.',
  },
  consent_not_needed: {
    when: 'Somebody asks who is no child below the age of consent, or has the consent already.',
    recovery: 'Go on with the next step.',
  },
  consent_own_address: {
    when: "The grown-up's address is the child's own.",
    recovery: "Give a grown-up's address.",
  },
  consent_taken_back: {
    when: 'A grown-up has taken the permission back, and another is asked in their place.',
    recovery: 'Ask the same grown-up.',
  },
  consent_asked_too_often: {
    when: 'A grown-up is asked within a minute of the last time, or more than five times in a day.',
    recovery: 'Wait, and look whether the e-mail went to the spam folder.',
  },
  consent_link_invalid: {
    when: 'The link of a consent mail is wrong, too old, or a newer mail has taken its place.',
    recovery: 'Use the link of the newest mail, or let the child ask again.',
  },
  consent_answered: {
    when: "The first mail's link is opened or used again after the answer.",
    recovery: 'Use the link of the second mail, or let the child ask again.',
  },
  details_too_often: {
    when: 'A detail of a person is changed for the fourth time in a day.',
    recovery: 'Wait until tomorrow.',
  },
  decides_alone: {
    when: 'A guardian corrects the details of a student who has reached the age of consent.',
    recovery: 'The student changes them in the account settings.',
  },
  guardian_lets_in: {
    when: 'A student without an e-mail address, who is old enough to decide alone, ends the last guardian.',
    recovery: 'The student gets an address first: without one it signs in on the devices of guardians only.',
  },
  guardianship_not_found: {
    when: 'An operator ends a guardianship that does not exist, or has ended.',
    recovery: 'Look the guardians of the child up again.',
  },
  school_not_asked: {
    when: 'An operator answers for a school that no child has asked for, or for another version.',
    recovery: 'Use a key and a version of the list of schools that wait.',
  },
  child_not_found: {
    when: 'A parent looks for the consents of a child that they have not given.',
    recovery: 'Use the list of your children.',
  },
  relation_not_found: {
    when: 'A relation is ended that does not exist, or has ended.',
    recovery: 'Load the list again.',
  },
} as const satisfies Guide<typeof consentErrors>;
