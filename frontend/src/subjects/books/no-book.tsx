import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import { buttonClass } from '../../ui/button';
import { Piece } from '../../ui/piece';
import { Wren } from '../../ui/wren';

const OpenBooks = part(() => import('./open-books'));

interface NoBookProps {
  readonly link?: string;
  readonly children: string;
}

/** For an activity that needs a book: says that none is chosen, and links to the books and to the open ones. */
export const NoBook = ({ link = 'Choose a book', children }: NoBookProps) => (
  <div className="grid justify-items-center gap-3 py-8 text-center">
    <Wren mood="reading" className="w-36" />
    <h1 className="text-2xl">{children}</h1>
    <p>Choose one, and Wren comes with you.</p>
    <Link to="/books" className={buttonClass()}>
      {link}
    </Link>
    <Piece silent>
      <OpenBooks />
    </Piece>
  </div>
);
