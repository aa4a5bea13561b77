import type { Book } from '../../../../contract/books';

export type RatedBook = Pick<Book, 'id' | 'title' | 'author' | 'thumbnail'> & { readonly rating: number };
