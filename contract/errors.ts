/**
 * Every way a call can fail, declared once: its status and the words a user reads. The server answers
 * `{ error: text, code }`; the browser shows the text as it is. When each happens and what helps: error-guide.ts.
 */
interface ErrorDeclaration {
  readonly status: number;
  /** Shown to the user. Never names internals. */
  readonly text: string;
}

const defineErrors = <const E extends Record<string, ErrorDeclaration>>(declarations: E) => declarations;

export const errors = defineErrors({
  invalid_input: { status: 400, text: 'Something in that request was not right.' },
  unauthenticated: { status: 401, text: 'Please sign in to continue.' },
  forbidden: { status: 403, text: 'Your account cannot do this.' },
  profile_incomplete: { status: 403, text: 'Please finish setting up your profile first.' },
  consent_required: { status: 403, text: 'A grown-up has to say yes before you can do this.' },
  route_not_found: { status: 404, text: 'There is nothing at this address.' },
  body_too_large: { status: 413, text: 'That is too much to send at once.' },
  too_many_requests: { status: 429, text: 'That was very fast! Please wait a moment and try again.' },
  server_error: { status: 500, text: 'Something went wrong on our side. Please try again in a moment.' },
  timed_out: { status: 504, text: 'That took too long. Please try again.' },
  ai_resting: {
    status: 429,
    text: 'Wren has worked hard today and needs a rest. Please come back tomorrow.',
  },
  book_not_found: { status: 404, text: 'We could not find that book.' },
  book_not_on_list: { status: 404, text: 'That book is not on your lists yet.' },
  queue_failed: { status: 503, text: 'Failed to queue book for processing' },
  preview_unavailable: { status: 404, text: 'Preview Not Available' },
  characters_unavailable: { status: 404, text: 'Failed to load characters' },
  book_not_ready: { status: 409, text: 'Failed to check quiz availability' },
  quiz_chapter_invalid: { status: 400, text: 'Please choose a chapter from the list.' },
  quiz_range_completed: {
    status: 409,
    text: 'You have completed the quiz on these chapters. Ready for the next ones?',
  },
  quiz_chapters_completed: { status: 409, text: 'All chapters have been completed for this book' },
  quiz_already_completed: { status: 409, text: 'Quiz already completed for this book' },
  quiz_book_unknown: {
    status: 409,
    text: 'Wren has not read this book, so there is no quiz for it yet. Try another one!',
  },
  quiz_chapters_unknown: {
    status: 409,
    text: 'Wren does not know these chapters well enough to ask about them. Try to stop at another chapter!',
  },
  quiz_generation_failed: { status: 503, text: 'Failed to generate quiz' },
  quiz_not_started: { status: 409, text: 'Failed to submit quiz' },
  quiz_overtaken: {
    status: 409,
    text: 'You have already done a quiz on these chapters. Well done! Choose the next ones.',
  },
  quiz_answers_mismatch: { status: 400, text: 'Failed to submit quiz' },
  not_invited: { status: 403, text: 'Registration is currently by invitation only.' },
  invitation_role: { status: 403, text: 'Your invitation is for another kind of account.' },
  terms_not_agreed: { status: 409, text: 'Please read and agree to the Terms and Conditions first.' },
  too_young: { status: 403, text: 'You need to be at least 8 years old to join Inkwren.' },
  adults_only: { status: 403, text: 'Teachers and parents need to be at least 18 years old.' },
  profile_exists: { status: 409, text: 'Your profile is set up already.' },
  username_taken: { status: 409, text: 'Username already taken. Please choose a different one.' },
  email_taken: { status: 409, text: 'There is an account for this e-mail address already.' },
  past_book_duplicate: { status: 409, text: 'This book is already in your past books list' },
  not_verified: { status: 403, text: 'Your account has to be verified before you can do this.' },
  invitation_not_found: { status: 404, text: 'There is no invitation for this e-mail address.' },
  invitation_used: { status: 409, text: 'This invitation has been used already.' },
  teacher_not_found: { status: 404, text: 'There is no teacher waiting under this name.' },
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
  },
  consent_too_early: {
    status: 409,
    text: 'You have answered already. We will send one more e-mail to confirm it.',
  },
  quiz_not_found: { status: 404, text: 'We could not find that quiz.' },
  recommendations_failed: { status: 503, text: 'Failed to load recommendations' },
  feedback_empty: { status: 400, text: 'Please tell us something first.' },
  feedback_reference_unknown: { status: 404, text: 'We could not find what this feedback is about.' },
  no_school: { status: 409, text: 'You are not with a school here, so there is no school board.' },
  child_not_found: { status: 404, text: 'You have not given consent for this child.' },
});

export type ErrorCode = keyof typeof errors;

/** Errors that any endpoint may answer, so that declarations need not repeat them. */
const commonErrors = [
  'invalid_input',
  'body_too_large',
  'too_many_requests',
  'server_error',
  'timed_out',
] as const satisfies readonly ErrorCode[];

/** Further errors of every endpoint that needs somebody with a role. */
const roleErrors = [
  'unauthenticated',
  'profile_incomplete',
  'consent_required',
  'forbidden',
] as const satisfies readonly ErrorCode[];

/** What an endpoint may answer besides its own errors, by who may call it. */
export const sharedErrors = (who: readonly string[] | 'signed-in' | 'anyone'): readonly ErrorCode[] => {
  if (who === 'anyone') return commonErrors;
  return [...(who === 'signed-in' ? (['unauthenticated'] as const) : roleErrors), ...commonErrors];
};
