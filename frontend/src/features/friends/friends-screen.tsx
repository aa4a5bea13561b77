import { Link } from '../../lib/navigation';
import { useUser } from '../../subjects/users/user';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { Children } from './children';

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

const teacher: Words = {
  title: 'Students',
  lead: 'Your students will be here',
  about:
    'Soon you can add the students you teach, once they agree, and see what they read and how their quizzes go.',
};

const Promised = ({ lead, about }: Words) => (
  <Card>
    <EmptyState mood="happy" title={lead}>
      <p className="max-w-md text-soft">{about}</p>
      <Link to="/books" className={buttonClass()}>
        Back to Books
      </Link>
    </EmptyState>
  </Card>
);

/** The users with whom one reads: friends, children or students. */
const FriendsScreen = () => {
  const { role } = useUser();
  if (role === 'parent')
    return (
      <Page title="Children">
        <Children />
      </Page>
    );
  const words = role === 'teacher' ? teacher : student;
  return (
    <Page title={words.title}>
      <Promised {...words} />
    </Page>
  );
};

export default FriendsScreen;
