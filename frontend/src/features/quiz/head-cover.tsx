import { BookCover } from '../../subjects/books/book-cover';

/** The cover above the questions: decoration, loaded after them. */
const HeadCover = BookCover;

export default HeadCover;
