import type { ErrorDeclarations } from '../error';

export const friendsErrors = {
  friend_username_required: { status: 400, text: 'Please enter a username to search.' },
  friend_username_unknown: {
    status: 404,
    text: "We couldn't find that username. Make sure you've entered the exact username.",
  },
  friend_is_you: { status: 400, text: 'That is your own username. Ask your friend for theirs!' },
  student_email_unknown: {
    status: 404,
    text: "We couldn't find a student with that email. Make sure you've entered the correct email address.",
  },
  child_email_unknown: {
    status: 404,
    text: "We couldn't find a child with that email. Make sure you've entered the correct email address.",
  },
  email_search_for_supervisors: { status: 403, text: 'Only teachers and parents can search by email.' },
  too_many_searches: {
    status: 429,
    text: 'Too many search attempts. Please wait a moment and try again.',
    retryAfter: 60,
    retryable: true,
  },
  friends_off: { status: 403, text: 'Finding friends is switched off for you.' },
  recipient_unknown: { status: 404, text: 'We could not find who you want to ask.' },
  asked_recently: {
    status: 409,
    text: 'The answer was no last time. You can ask again 30 days after it.',
  },
  too_many_open_requests: {
    status: 409,
    text: 'Many of your requests are waiting for an answer. Please wait until some have one.',
  },
  friends_full: {
    status: 409,
    text: 'One of you has 500 friends already. That is as many as there is room for.',
  },
  request_not_found: { status: 404, text: 'This request is not there any more.' },
  guardian_stays: {
    status: 403,
    text: 'This grown-up has given permission for you to use Inkwren, and so can see your reading.',
  },
  guardian_of_child: {
    status: 409,
    text: 'You have given permission for this child. To end it, take your consent back.',
  },
  friend_books_unavailable: { status: 404, text: 'Failed to load books' },
} as const satisfies ErrorDeclarations;
