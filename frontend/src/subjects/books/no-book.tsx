import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** An activity without a book to be about: what is missing, and the way to the books. */
export const NoBook = ({ children }: { readonly children: string }) => (
  <Notice
    kind="error"
    action={
      <Link to="/books" className={buttonClass()}>
        Choose a book
      </Link>
    }
  >
    {children}
  </Notice>
);
