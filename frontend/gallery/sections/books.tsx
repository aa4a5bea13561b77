import { useState } from 'react';
import { BookCover } from '../../src/subjects/books/book-cover';
import { StarInput } from '../../src/ui/star-input';
import { Stars } from '../../src/ui/stars';
import { Row, Section, Specimen } from '../specimen';

const books = [
  { title: 'The Goalkeeper of Gull Street', author: 'Inkwren Storytellers' },
  { title: 'Alice’s Adventures in Wonderland', author: 'Lewis Carroll' },
  { title: 'Pippi Longstocking', author: 'Astrid Lindgren' },
  { title: 'Supercalifragilistic', author: 'A very long name of an author who has written much' },
  { title: 'Fern', author: '' },
].map((book) => ({ ...book, id: book.title, thumbnail: null }));

const ours = {
  id: 'ours',
  title: 'Saltwind and the Map of Whales',
  author: 'Inkwren Storytellers',
  thumbnail: '/covers/saltwind-and-the-map-of-whales.svg',
};

export const Covers = () => (
  <Section
    id="book-cover"
    title="BookCover"
    about="The book's picture where there is one; otherwise cloth with its title and author, always in the same colour."
  >
    <Specimen state="Large">
      <div className="flex flex-wrap gap-4">
        {[ours, ...books].map((book) => (
          <BookCover key={book.id} size="large" book={book} />
        ))}
      </div>
    </Specimen>
    <Specimen state="Thumb">
      <div className="flex flex-wrap gap-4">
        {[ours, ...books].map((book) => (
          <BookCover key={book.id} book={book} />
        ))}
      </div>
    </Specimen>
  </Section>
);

export const Ratings = () => {
  const [rating, setRating] = useState<number | undefined>(4);
  return (
    <Section id="stars" title="Stars" about="A rating to look at, and one to give.">
      <Row>
        <Specimen state="To give">
          <StarInput value={rating} onChange={setRating} />
        </Specimen>
        <Specimen state="To give, none given">
          <StarInput label="Stars for Saltwind" value={undefined} onChange={() => undefined} />
        </Specimen>
        <Specimen state="To look at">
          <div className="grid gap-1">
            {[1, 3, 5].map((stars) => (
              <Stars key={stars} rating={stars} />
            ))}
          </div>
        </Specimen>
      </Row>
    </Section>
  );
};
