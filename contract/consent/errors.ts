import type { ErrorDeclarations } from '../error';

export const consentErrors = {
  not_verified: { status: 403, text: 'Your account has to be verified before you can do this.' },
  relation_not_found: { status: 404, text: 'You are not connected any more.' },
  consent_not_needed: { status: 409, text: 'You do not need to ask a grown-up.' },
  consent_own_address: { status: 400, text: "Please give a grown-up's e-mail address, not your own." },
  consent_taken_back: {
    status: 409,
    text: 'The grown-up who took the permission back has to give it again. Please ask them.',
  },
  consent_asked_too_often: {
    status: 429,
    text: 'We have written to your grown-up already. Please wait a while before you ask again.',
  },
  consent_link_invalid: {
    status: 404,
    text: 'This link is not valid any more. Please use the newest e-mail, or ask the child to send it again.',
    ends: true,
  },
  consent_answered: {
    status: 409,
    text: 'You have answered already, so this link shows nothing more. After a yes we send one more e-mail to confirm it. To answer anew, ask the child to send you a new e-mail.',
    ends: true,
  },
  details_too_often: {
    status: 429,
    text: 'This was changed three times today. Please try again tomorrow.',
  },
  decides_alone: { status: 409, text: 'They are old enough to decide alone, and change this themselves.' },
  guardian_lets_in: {
    status: 409,
    text: 'You come in on the devices of this grown-up. First get an e-mail address of your own, in your settings.',
  },
  guardianship_not_found: { status: 404, text: 'There is no such guardian of this child.' },
  school_not_asked: { status: 404, text: 'This school has not been asked about this version.' },
  child_not_found: { status: 404, text: 'You have not given consent for this child.' },
} as const satisfies ErrorDeclarations;
