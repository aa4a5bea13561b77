import type { Role } from '../../../../contract/endpoint';
import { Link } from '../../lib/navigation';
import { useUser } from '../../lib/user';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly about: string;
}

const student: Words = {
  title: 'Friends',
  lead: 'Your friends will meet here',
  about: 'Soon you can find a friend by username, and see which books are on your friends’ shelves.',
};

const words: Record<Role, Words> = {
  student,
  teacher: {
    title: 'Students',
    lead: 'Your students will be here',
    about:
      'Soon you can add the students you teach, once they agree, and see what they read and how their quizzes go.',
  },
  parent: {
    title: 'Children',
    lead: 'Your children will be here',
    about:
      'Soon you can add your children, once they agree, and see what they read and how their quizzes go.',
  },
  operator: student,
};

/** The people one reads with. */
const FriendsScreen = () => {
  const { role } = useUser();
  const { title, lead, about } = words[role];
  return (
    <Page title={title}>
      <Card>
        <EmptyState mood="happy" title={lead}>
          <p className="max-w-md text-soft">{about}</p>
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            <Link to="/books" className={buttonClass()}>
              Back to Books
            </Link>
            {role === 'parent' && (
              <Link to="/consent/children" className={buttonClass('secondary')}>
                My children’s consents
              </Link>
            )}
          </div>
        </EmptyState>
      </Card>
    </Page>
  );
};

export default FriendsScreen;
