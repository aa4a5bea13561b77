import type { ErrorCode } from './errors';

interface Guide {
  readonly when: string;
  readonly recovery: string;
}

/** For developers who use the API: when each error happens and what helps. Not part of the bundles. */
export const errorGuide: Record<ErrorCode, Guide> = {
  invalid_input: {
    when: 'The path, query or body does not match the contract; `fields` names what was wrong.',
    recovery: 'Correct the named fields and send it again.',
  },
  unauthenticated: {
    when: 'There is no valid session.',
    recovery: 'Sign in, then try again.',
  },
  forbidden: {
    when: 'The account type does not allow this call.',
    recovery: 'Ask the grown-up or teacher who set up the account.',
  },
  profile_incomplete: {
    when: 'The person has signed in but has no Inkwren profile yet.',
    recovery: 'Complete the profile.',
  },
  consent_required: {
    when: "The child is below the region's age of consent and no grown-up has verified consent, or not to this.",
    recovery: 'Ask a grown-up, with `POST /consent/request`; everything goes on once they have confirmed.',
  },
  route_not_found: {
    when: 'No endpoint has this method and path.',
    recovery: 'Check the address against the API document.',
  },
  body_too_large: {
    when: 'The body is larger than 64 KB.',
    recovery: 'Send less.',
  },
  too_many_requests: {
    when: 'Calls come faster than the stage allows.',
    recovery: 'Wait a moment.',
  },
  server_error: {
    when: 'A fault of ours. It is logged with the correlation id and raises an alarm.',
    recovery: 'Try again in a moment.',
  },
  timed_out: {
    when: 'The function did not answer in time.',
    recovery: 'Try again.',
  },
  ai_resting: {
    when: "The child's daily budget of this kind of AI work is used up, or that of the child's school or of the stage.",
    recovery: 'Everything that needs no new AI work goes on. The budget renews at midnight, New York time.',
  },
  book_not_found: {
    when: 'Neither the library nor the catalogue knows the id.',
    recovery: 'Search for the book and choose it from the suggestions.',
  },
  import_needs_adult: {
    when: 'A child below the age of consent imports a list.',
    recovery: 'The guardian imports it, with `child_id`.',
  },
  import_limit: {
    when: 'A caller has imported 1,000 rows on this day.',
    recovery: 'Continue tomorrow with the same `from`.',
  },
  book_not_on_list: {
    when: 'A stage is changed for a book that was never added.',
    recovery: 'Add the book first.',
  },
  search_unavailable: {
    when: 'The library has no such book, and the catalogue, which may have it, cannot be reached.',
    recovery: 'Try again in a little while; books of the library are found all the time.',
  },
  queue_failed: {
    when: 'The catalogue cannot be reached for a book that the library does not hold yet.',
    recovery: 'Try again in a little while; books of the library keep working.',
  },
  preview_unavailable: {
    when: 'Nobody has a description of the book, or it did not come within 3 seconds.',
    recovery: 'The book can still be chosen.',
  },
  characters_unavailable: {
    when: 'The book has not been processed, or the model does not know who is in it.',
    recovery: 'Talk with Wren about the book instead.',
  },
  book_not_ready: {
    when: 'A quiz is asked for before the book has been processed.',
    recovery: 'Choose the book, and wait until it is ready.',
  },
  quiz_chapter_invalid: {
    when: 'The end chapter is missing, before the start chapter or past the end of the book.',
    recovery: 'Choose one of `valid_chapters`.',
  },
  quiz_range_completed: {
    when: 'The end chapter lies in what the child has done already, as when the address of a finished quiz is opened again.',
    recovery: 'Choose a later chapter.',
  },
  quiz_chapters_completed: {
    when: 'The child has done a quiz on every chapter.',
    recovery: 'Choose another book. Congratulations!',
  },
  quiz_already_completed: {
    when: 'The full-book quiz was done before.',
    recovery: 'Choose another book. Congratulations!',
  },
  quiz_book_unknown: {
    when: 'The model says that it does not know the book well enough to ask about it.',
    recovery:
      'Choose another book. `quiz_possible` of the book says so beforehand; it is asked again after a week.',
  },
  quiz_chapters_unknown: {
    when: 'The model knows the book, and says that it does not know these chapters well enough to ask about them.',
    recovery: 'Choose another end chapter.',
  },
  quiz_chapters_too_short: {
    when: 'The text of these chapters bears fewer than ten questions, and there are chapters after them.',
    recovery: 'Choose one of `valid_chapters`, which has learnt it.',
  },
  quiz_book_too_short: {
    when: 'The text from the start chapter to the end of the book bears fewer than ten questions.',
    recovery: 'Choose another book. `GET /book/quiz/chapters` says so beforehand.',
  },
  quiz_being_made: {
    when: 'The questions take longer than 20 seconds, or the child is waiting for questions already, in another tab say.',
    recovery: 'Ask again after `retry-after` seconds.',
  },
  quiz_generation_failed: {
    when: 'The model is down, or twice gave questions that failed our checks.',
    recovery: 'Try again in a moment. Nothing was lost.',
  },
  quiz_not_started: {
    when: 'Answers come for a quiz that was never given out.',
    recovery: 'Start the quiz again from the book.',
  },
  quiz_overtaken: {
    when: 'Two quizzes that share chapters were open, in two tabs say, and the other one was handed in first.',
    recovery: 'Start the next quiz from the book.',
  },
  quiz_answers_mismatch: {
    when: 'The answers are not to the questions and options that were given out, each exactly once.',
    recovery: 'Start the quiz again from the book.',
  },
  not_invited: {
    when: 'There is no invitation for the address that is open, unused and in date.',
    recovery: 'Ask whoever invited you for a new invitation, or join the waitlist.',
  },
  invitation_role: {
    when: 'The account type is another than the invitation allows.',
    recovery: 'Choose the account type that the invitation is for.',
  },
  terms_not_agreed: {
    when: 'The profile is set up before the terms were agreed to.',
    recovery: 'Agree to the terms, with `POST /user/terms`.',
  },
  too_young: {
    when: 'The age is below the minimum of the terms.',
    recovery: 'Come back with your eighth birthday.',
  },
  adults_only: {
    when: 'Somebody under 18 sets up an account as a teacher or parent.',
    recovery: 'Choose the account type student.',
  },
  profile_exists: {
    when: 'The profile is set up a second time, in another tab say.',
    recovery: 'Go on with the next step; the username can be changed in the profile.',
  },
  username_taken: {
    when: 'Somebody else has the username, or one that looks like it.',
    recovery: 'Choose another one.',
  },
  email_taken: {
    when: 'Another account has a profile under this address.',
    recovery: 'Sign in with the account that has the profile.',
  },
  username_not_allowed: {
    when: 'The username holds an indecent word, or passes for somebody who runs the place.',
    recovery: 'Choose another one.',
  },
  past_book_duplicate: {
    when: 'A book is added to the past books that is there already, or twice at once.',
    recovery: 'Choose another book.',
  },
  not_verified: {
    when: 'A parent or teacher acts for a child before the account is verified.',
    recovery: 'Parents are verified by giving consent for a child, teachers by an operator.',
  },
  invitation_not_found: {
    when: 'An invitation is sent again or revoked that does not exist.',
    recovery: 'Invite the address.',
  },
  invitation_used: {
    when: 'An invitation is sent again or revoked after somebody has joined with it.',
    recovery: 'Nothing: the account exists.',
  },
  teacher_not_found: {
    when: 'The person is no teacher, or is verified already.',
    recovery: 'Load the list again.',
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
  guardianship_not_found: {
    when: 'An operator ends a guardianship that does not exist, or has ended.',
    recovery: 'Look the guardians of the child up again.',
  },
  invitation_choice: {
    when: 'There are several open invitations to the address, and none was chosen.',
    recovery: 'Show `invitations` of `GET /onboarding` and send the id of one.',
  },
  children_limit: {
    when: 'A parent has invited three children, and none of them has read for a week.',
    recovery: 'Wait until an invitation has expired or a child has read for a week.',
  },
  children_limit_reached: {
    when: 'A parent has ten children here, open invitations counted.',
    recovery: 'Ask an operator.',
  },
  age_held: {
    when: 'A higher age is given than the first that was given with this address.',
    recovery:
      'Go on with the first age; a mistake is put right by an operator, who sends the invitation again.',
  },
  question_not_found: {
    when: 'A child reports a question that was not in a quiz of theirs, or an operator decides on one that is not listed.',
    recovery: 'Reload the screen: the question may have been replaced, or decided by somebody else.',
  },
  quiz_not_found: {
    when: 'A quiz is reviewed that the child has not handed in.',
    recovery: 'Choose one from the history.',
  },
  chat_session_not_found: {
    when: 'The session is not one of this child, or nothing was said in it for two days.',
    recovery: 'Open a new one: `POST /chat` with `sessionId` null.',
  },
  chat_message_missing: {
    when: 'The request has no words of the child.',
    recovery: 'Send a last message of the role `user` that is not blank.',
  },
  chat_chapter_invalid: {
    when: 'The book has no such chapter.',
    recovery: 'Choose one of `GET /book/quiz/chapters`, or of the answer to `POST /process`.',
  },
  chat_character_unknown: {
    when: 'The character is not a main character, or does not occur up to the end chapter.',
    recovery: 'Choose one of `GET /book/characters` with the same `end_chapter`.',
  },
  chat_being_answered: {
    when: 'Another request in this session is being answered.',
    recovery: 'Repeat the request with the same `request_id` after `Retry-After`.',
  },
  chat_failed: {
    when: 'The model or the moderation did not answer. Nothing is stored.',
    recovery: 'Repeat the request with the same `request_id`.',
  },
  recommendations_failed: {
    when: 'The model is down and nothing was recommended before.',
    recovery: 'Try again in a little while; search works.',
  },
  feedback_empty: {
    when: 'Nothing is filled in; on the dashboard, when the type or the comment is missing.',
    recovery: 'Fill something in.',
  },
  feedback_reference_unknown: {
    when: 'The activity is not one of the person’s own, or does not exist.',
    recovery: 'Give feedback from the activity or from the history.',
  },
  no_school: {
    when: 'The board of the school is asked for by somebody who has none.',
    recovery: 'Show the global board only.',
  },
  flag_not_found: {
    when: 'A flag is closed that does not exist, or that somebody has closed already.',
    recovery: 'Load the list again.',
  },
  held_reward_not_found: {
    when: 'A reward or referral is released or declined that does not wait, or about which somebody has decided already.',
    recovery: 'Load the list again.',
  },
  child_not_found: {
    when: 'A parent looks for the consents of a child that they have not given.',
    recovery: 'Use the list of your children.',
  },
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
  relation_not_found: {
    when: 'A relation is ended that does not exist, or has ended.',
    recovery: 'Load the list again.',
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
  definition_not_found: {
    when: 'The public dictionary has no meaning of this word for children, also not of its base form.',
    recovery: 'None: show the text. The answer is the same for 30 days.',
  },
  dictionary_unavailable: {
    when: 'The public dictionary is down or slow, and nobody has looked this word up within 30 days.',
    recovery: 'Try again in a few minutes. Everything else works meanwhile.',
  },
  articles_finished_today: {
    when: 'The child has completed five articles on this day of New York.',
    recovery: 'Tomorrow, New York time.',
  },
  article_being_made: {
    when: 'The model is writing (`progress.made` is 0) or checking (1) the article. After half a minute, one of our own articles is given instead.',
    recovery: 'Ask again after `retry-after` seconds.',
  },
  article_not_found: {
    when: 'The child has no article or draft with this id, or hands in one that was not begun with `POST /articles/create`.',
    recovery: 'Ask for an article with `POST /articles/generate` and begin it.',
  },
  article_incomplete: {
    when: 'There are fewer answers than gaps, or one of them is empty.',
    recovery: 'Fill every gap and send it again.',
  },
  article_answers_mismatch: {
    when: 'There are more answers than gaps, a word is not in the bank, or a word is used twice.',
    recovery: 'Send one word of the bank for each gap.',
  },
  word_not_found: {
    when: 'The child has taken the word off the list, in another tab say.',
    recovery: 'Load the list again.',
  },
  words_full: {
    when: 'The list has 300 words.',
    recovery: 'Take words off with `DELETE /words/{word}`.',
  },
  import_not_found: {
    when: 'No added book has this id, or it has been removed.',
    recovery: 'Load the list again.',
  },
  import_not_uploaded: {
    when: 'The worker finds no object where the file should be.',
    recovery: 'Begin again and PUT the file within ten minutes.',
  },
  import_not_ready: {
    when: 'A book is accepted that is not waiting for a decision.',
    recovery: 'Read its status.',
  },
  import_not_a_book: {
    when: 'The file is neither a zip archive with an EPUB package nor text in UTF-8, UTF-16 or Windows-1252.',
    recovery: 'Upload an EPUB 2 or 3, or a .txt file.',
  },
  import_protected: {
    when: 'The EPUB is encrypted (META-INF/encryption.xml, apart from obfuscated fonts), or its archive is.',
    recovery: 'Upload an edition without copy protection.',
  },
  import_damaged: {
    when: 'The archive or its package document cannot be read, or over 2,000 elements of a page are open at once.',
    recovery: 'Download the file again.',
  },
  import_too_large: {
    when: 'The unpacked text is over 5 MB, a page has over a million elements and texts, there are over 300,000 paragraphs, an entry unpacks to more than it states, or there are over 500 chapters.',
    recovery: 'Split the book into volumes.',
  },
  import_empty: {
    when: 'Less than 200 letters are left without markup and the parts that are no chapters.',
    recovery: 'Upload an edition with text instead of pictures of pages.',
  },
  import_failed: {
    when: 'The worker failed on every try, and the dead-letter queue has the job; or two workers were ended while reading the file.',
    recovery: 'Upload the file again; tell the developers if it happens twice.',
  },
  transcripts_closed: {
    when: 'A teacher opens a talk that is not open to teachers, or any adult a talk after the consent to AI was taken back.',
    recovery: 'The guardian, or the student who decides alone, can switch it on.',
  },
  comic_already_today: {
    when: 'The child has a finished comic of this day in New York, from another story.',
    recovery: 'The next one can be sent after midnight in New York.',
  },
  comic_too_short: {
    when: 'The story has fewer than 80 words.',
    recovery: 'Write more; the screen shows the number of words.',
  },
  comic_too_long: {
    when: 'The story has more than 800 words.',
    recovery: 'Shorten it.',
  },
  comic_being_drawn: {
    when: 'Another story of the same child is being drawn.',
    recovery: 'Ask `GET /comics/progress` until it is finished or refused.',
  },
  comic_inappropriate: {
    when: 'The moderation or a rule of ours refuses the story. The day is not used up.',
    recovery: 'Change the story. A browser shows the text in an orange notice.',
  },
  comic_not_drawn: {
    when: 'Two pictures were refused, or the storyboard was. The story is kept as the draft, and the day is not used up.',
    recovery: 'Change the story and send it again.',
  },
  comic_failed: {
    when: 'The queue, the model or the bucket was down until the last try. The day is not used up.',
    recovery: 'Send the same story again.',
  },
  comic_not_found: {
    when: 'There is no such comic, or the caller may not see it.',
    recovery: 'Load the list again.',
  },
  comic_is_own: {
    when: 'A child likes or reports the own comic.',
    recovery: 'Nothing: the screen offers it for comics of others only.',
  },
  writing_story_missing: {
    when: 'Feedback is asked for without a word of a story.',
    recovery: 'Write first.',
  },
  writing_story_short: {
    when: 'Feedback is asked for on a story of fewer than 10 words, which has too few words to quote.',
    recovery: 'Write on.',
  },
  writing_feedback_failed: {
    when: 'The model is down, or no answer of it followed the rules of feedback.',
    recovery: 'Try again; the try is not counted unless the model has answered.',
  },
  class_not_found: {
    when: 'The class is not the teacher’s, or the reader of its board is not in it at this moment.',
    recovery: 'Load the classes again.',
  },
  class_needs_school: {
    when: 'A teacher without a school makes a code.',
    recovery: 'An operator assigns the school when verifying the teacher.',
  },
  too_many_classes: {
    when: 'The teacher has 50 classes that are not archived.',
    recovery: 'Archive one first.',
  },
  class_code_unknown: {
    when: 'No class has the code, it is archived, or its teacher is not verified or not of the student’s school: not told apart.',
    recovery: 'Ask the teacher for the code.',
  },
  text_unavailable: {
    when: 'The library does not have the text of the book.',
    recovery: 'Read the book elsewhere; quizzes and talks about it go on.',
  },
  chapter_not_found: {
    when: 'The book has no chapter of this number.',
    recovery: 'Choose one of the chapters that the answer on another chapter lists.',
  },
  words_not_found: {
    when: 'The words do not stand in the chapters that were searched.',
    recovery: 'Look for the words as the book has them.',
  },
  store_item_not_found: {
    when: 'There is no such item, it was removed, or it is not for the student’s region or age.',
    recovery: 'Load the items again.',
  },
  store_item_changed: {
    when: 'The price is another one than the student has agreed to, or the stock another one than the operator has seen.',
    recovery: 'Load the items again, and ask once more.',
  },
  store_too_few_gems: {
    when: 'The balance is below the price at the moment of the transaction.',
    recovery: 'Earn more gems.',
  },
  store_sold_out: {
    when: 'The stock is empty at the moment of the transaction.',
    recovery: 'Choose something else.',
  },
  store_owned: {
    when: 'The student has bought it before, perhaps in another tab; once is enough.',
    recovery: 'Load items and purchases again.',
  },
  store_rest_day_held: {
    when: 'The student has a rest day that is not used.',
    recovery: 'Buy another after it is used.',
  },
  store_busy: {
    when: 'The transaction conflicted with others on the same items until its last try. Nothing is paid.',
    recovery: 'Send the same request again, with its `request_id`.',
  },
  store_prize_closed: {
    when: 'The prize needs a guardian: the student is below the age of consent, or it is a gift card, whose code goes to the guardian.',
    recovery: 'Choose something else. A guardian is who has consented for the child.',
  },
  store_order_not_found: {
    when: 'The purchase is not in a state for this step, was decided meanwhile, or is not for this caller to decide.',
    recovery: 'Load the list again.',
  },
  family_rewards_limit: {
    when: 'The parent offers twenty rewards already.',
    recovery: 'Remove one first.',
  },
  store_not_owned: {
    when: 'The student wants to put on what was not bought, or what is of another kind.',
    recovery: 'Load the purchases again.',
  },
  voice_session_not_found: {
    when: 'The child has no voice chat with this id.',
    recovery: 'Choose one from the history.',
  },
  voice_not_started: {
    when: 'An `audio` message arrived on a socket without a voice chat.',
    recovery: 'Send `mute` with `muted: false` first.',
  },
  voice_elsewhere: {
    when: 'The voice chat has gone on to a newer socket of the same child.',
    recovery: 'Go on there, or send `mute` with `muted: false` here.',
  },
  voice_unclear: {
    when: 'The transcription had no words for two turns in a row.',
    recovery: 'Speak closer to the microphone, or type: `POST /chat`.',
  },
  voice_failed: {
    when: 'Transcription, moderation or the model is down or has refused the call.',
    recovery: 'Say it again. What was said is not kept.',
  },
  referral_own_family: {
    when: 'The mailbox is the student’s own, or that of a grown-up of the student’s account.',
    recovery: 'Give the address of a friend’s grown-up.',
  },
  referral_already_sent: {
    when: 'The student has referred this mailbox within the last 180 days.',
    recovery: 'Nothing: it is on the list.',
  },
  referral_day_limit: {
    when: 'The student has referred five addresses today.',
    recovery: 'Refer others tomorrow, by New York’s calendar.',
  },
  referral_open_limit: {
    when: 'Twenty referrals of the student within 180 days have brought nobody yet.',
    recovery: 'Wait until one of them has.',
  },
  store_request_limit: {
    when: 'The student has asked for five rewards today.',
    recovery: 'Ask again tomorrow, by New York’s calendar.',
  },
};
