import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { familyQuery } from './family-query';

/** Tells a parent that purchases of the children wait for an answer. */
const WaitingNotice = () => {
  const count = useQuery(familyQuery).data?.orders.length ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      kind="info"
      action={
        <Link to="/store" className={buttonClass('secondary')}>
          Answer
        </Link>
      }
    >
      {count === 1 ? 'A prize or reward waits' : `${count} prizes or rewards wait`} for you in the store.
    </Notice>
  );
};

export default WaitingNotice;
