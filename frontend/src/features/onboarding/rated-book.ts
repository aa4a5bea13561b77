import type { Book } from '../../../../contract/books/endpoints';

export type RatedBook = Pick<Book, 'id' | 'title' | 'author' | 'thumbnail'> & { readonly rating: number };
