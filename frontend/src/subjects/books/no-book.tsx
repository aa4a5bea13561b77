import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** For an activity that needs a book: says that none is chosen, and links to the books. */
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
