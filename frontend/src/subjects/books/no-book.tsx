import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { Wren } from '../../ui/wren';

interface NoBookProps {
  readonly link?: string;
  readonly children: string;
}

/** For an activity that needs a book: says that none is chosen, and links to the books. */
export const NoBook = ({ link = 'Choose a book', children }: NoBookProps) => (
  <div className="grid justify-items-center gap-3 py-8 text-center">
    <Wren mood="reading" className="w-36" />
    <h1 className="text-2xl">{children}</h1>
    <p>Choose one, and Wren comes with you.</p>
    <Link to="/books" className={buttonClass()}>
      {link}
    </Link>
  </div>
);
