import { Link } from '../../lib/navigation';
import { useUser } from '../../subjects/users/user';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { BulkAdd } from './bulk-add';
import { EmailSearch } from './email-search';
import { OpenRequests } from './open-requests';
import { ConsentsLink } from './roster';
import type { Words } from './words';

/** What is shorter than an address: a class's code, or the page on which a parent adds an own child. */
const ShorterWay = ({ isTeacher }: { isTeacher: boolean }) => (
  <Card className="grid justify-items-start gap-3">
    <h2 className="text-xl">{isTeacher ? 'Your class' : 'Your own child'}</h2>
    <p className="text-soft">
      {isTeacher
        ? 'The shortest way is a class with a code: students of your school enter it, and are here.'
        : 'You give your permission first. The child is here as soon as you have confirmed it by our e-mail.'}
    </p>
    {isTeacher ? (
      <Link to="/friends?tab=classes" className={buttonClass('secondary')}>
        To the codes of my classes
      </Link>
    ) : (
      <ConsentsLink />
    )}
  </Card>
);

/** Adds children by address, and shows the requests that are open or were declined. */
const Add = ({ words }: { words: Words }) => {
  const { role, verified } = useUser();
  if (!verified)
    return (
      <div className="grid gap-gap">
        <Notice kind="info">
          <strong>Not verified yet.</strong> {words.unverified}
        </Notice>
        {role === 'parent' && (
          <div>
            <ConsentsLink />
          </div>
        )}
      </div>
    );
  return (
    <div className="grid gap-gap">
      <ShorterWay isTeacher={role === 'teacher'} />
      <EmailSearch words={words} />
      {role === 'teacher' && <BulkAdd />}
      <OpenRequests />
    </div>
  );
};

export default Add;
