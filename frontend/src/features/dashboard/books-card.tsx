import { BookOpen } from 'lucide-react';
import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';

const fan = [
  { id: 'saltwind-and-the-map-of-whales', turn: '-rotate-12' },
  { id: 'nine-minutes-to-ganymede', turn: '-mt-3' },
  { id: 'the-dragon-who-baked-bread', turn: 'rotate-12' },
];

/** The link to the books. */
export const BooksCard = ({ student }: { student: boolean }) => (
  <Card className="grid gap-4">
    <div aria-hidden className="flex justify-center pt-3">
      {fan.map(({ id, turn }) => (
        <span key={id} className={`-mx-3 h-28 w-20 overflow-hidden rounded-lg shadow-lg ${turn}`}>
          <img src={`/covers/${id}.svg`} alt="" loading="lazy" className="size-full object-cover" />
        </span>
      ))}
    </div>
    <h2 className="text-2xl">Books</h2>
    <p className="text-soft">
      {student
        ? 'Find your book, tell Wren how far you have read, and take the quiz.'
        : 'Look up a book, see what it is about, and keep your own reading lists.'}
    </p>
    <Link to="/books" className={buttonClass()}>
      <BookOpen aria-hidden className="size-5" />
      Go to my books
    </Link>
  </Card>
);
