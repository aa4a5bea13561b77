import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';

export const ToBooks = ({ look = 'secondary' }: { look?: 'primary' | 'secondary' }) => (
  <Link to="/books" className={buttonClass(look)}>
    Back to Books
  </Link>
);
