/** The free texts of a student that are scanned for a crisis: `test/api/cries.test.ts` writes a cry for help into each. */
export const readTexts = [
  'chat.send.body.messages[].content',
  'chat.feedback.body.feedback_data.comment',
  'comics.generate.body.story',
  'comics.writingFeedback.body.story',
  'comics.saveDraft.body.story',
  'feedback.give.body.feedback_data.comment',
  'shop.request.body.item',
  'users.update.body.interests.movies[]',
  'users.update.body.interests.tvshows[]',
  'users.update.body.interests.sports[]',
  'users.update.body.interests.music[]',
  'users.update.body.interests.youtube and content[]',
  'users.update.body.interests.video games[]',
  'users.update.body.interests.hobbies[]',
  'users.update.body.interests.other interests[]',
] as const;

const ignored = 'The server reads its own record instead; nothing of it is kept.';
const name = 'A name, which our lists check before others see it.';
const search = 'Looks for something that exists; the words are not kept.';
const address = 'A part of a postal address, with which a parcel is sent.';

/** The free texts that are not scanned, each with the reason. */
export const unreadTexts = {
  'users.update.body.username': name,
  'onboarding.setUp.body.username': name,
  'onboarding.setUp.body.invitation': 'One of the ids that were given out.',
  'consent.setTimeZone.body.time_zone': 'A known time zone; another is refused.',
  'books.autocomplete.query.q': search,
  'books.shelf.query.about': search,
  'dictionary.lookUp.query.sentence':
    'A sentence of a book or an article; it only orders the meanings of a word.',
  'books.process.body.title': 'The facts of a book from the search; the catalogue decides.',
  'books.process.body.author': 'The facts of a book from the search; the catalogue decides.',
  'books.process.body.thumbnail': ignored,
  'books.importList.body.rows[].title':
    'The title of a book of a list; it is kept only as the catalogue writes it.',
  'books.importList.body.rows[].author':
    'The author of a book of a list; kept only as the catalogue writes it.',
  'books.importList.body.child_id': 'The id of a child.',
  'quiz.submit.body.answers[].question': ignored,
  'quiz.submit.body.answers[].options[]': ignored,
  'quiz.submit.body.answers[].correct_option': ignored,
  'quiz.submit.body.answers[].user_answer': 'One of the options that were given out.',
  'quiz.submit.body.answers[].explanation': ignored,
  'quiz.submit.body.answers[].evidence': ignored,
  'chat.history.query.cursor': 'The place in a list, as it was given out; another is refused.',
  'chat.send.body.title': ignored,
  'chat.send.body.author': ignored,
  'chat.send.body.character': 'A character of the book; another is refused.',
  'chat.feedback.body.feedback_data.submitted_at': ignored,
  'feedback.give.body.feedback_data.submitted_at': 'The time by the browser; the clock of the server counts.',
  'reading.find.query.words': search,
  'friends.search.query.username': search,
  'friends.searchByEmail.query.email': search,
  'articles.generate.body.past_articles[].title': ignored,
  'articles.generate.body.past_articles[].content': ignored,
  'articles.submit.body.user_answers[]': 'A word of the bank; another is refused.',
  'classes.join.body.code': 'The code of a class; another is refused.',
  'comics.writingFeedback.body.prompt': ignored,
  'shop.purchase.body.address.name': address,
  'shop.purchase.body.address.street': address,
  'shop.purchase.body.address.postal_code': address,
  'shop.purchase.body.address.city': address,
  'shop.purchase.body.address.country': address,
} as const;
