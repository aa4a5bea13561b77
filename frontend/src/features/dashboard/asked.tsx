import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** The answer is the child's, and without it the request waits for ever. */
const Asked = () => (
  <Notice
    kind="info"
    action={
      <Link to="/friends?tab=requests" className={buttonClass('secondary')}>
        Look
      </Link>
    }
  >
    A grown-up asks to see your reading. You say yes or no.
  </Notice>
);

export default Asked;
