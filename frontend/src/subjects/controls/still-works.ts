// What a child can do while a part is closed or the work of the model rests. Each is a constant of its own, so that a screen
// loads its own words only.

export const withoutChat = 'You can read on, take a quiz, and look at your old talks.';
export const withoutVoice = 'You can write with Wren instead, or read on.';
export const withoutDrawing = 'You can go on writing. Your story is kept for you.';
export const withoutNewQuestions = 'You can read on, or take a quiz on another chapter or another book.';
export const withoutNewArticles = 'The article that you get is from our own shelf.';
export const withoutNewBooks = 'You can put the book on your lists, or choose another one.';
export const withoutNewRecommendations = 'You can search for any book, and your lists are here.';
