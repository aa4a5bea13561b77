import { useState } from 'react';
import { BookCover } from '../../src/subjects/books/book-cover';
import { StarInput } from '../../src/ui/star-input';
import { Stars } from '../../src/ui/stars';
import { Row, Section, Specimen } from '../specimen';

const books = [
  'Saltwind',
  'The Quiet Robot',
  'Nine Minutes to Ganymede',
  'The Goalkeeper of Gull Street',
  'Fern',
];

export const Covers = () => (
  <Section
    id="book-cover"
    title="BookCover"
    about="The publisher's picture where there is one; otherwise one that is drawn from the book's id, always the same."
  >
    <Specimen state="Large">
      <div className="flex flex-wrap gap-4">
        {books.map((title) => (
          <BookCover key={title} size="large" book={{ id: title, title, thumbnail: null }} />
        ))}
      </div>
    </Specimen>
    <Specimen state="Thumb">
      <div className="flex flex-wrap gap-4">
        {books.map((title) => (
          <BookCover key={title} book={{ id: title, title, thumbnail: null }} />
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
