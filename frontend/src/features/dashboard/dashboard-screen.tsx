import { useTitle } from '../../lib/use-title';
import { useUser } from '../../lib/user';
import { BooksCard } from './books-card';
import { Greeting } from './greeting';
import { KeepReading } from './keep-reading';
import { Stats } from './stats';

const DashboardScreen = () => {
  useTitle('Dashboard');
  const user = useUser();
  const student = user.role === 'student';
  return (
    <div className="grid animate-rise gap-gap">
      <Greeting name={user.username} student={student} />
      {student && <Stats user={user} />}
      {user.role !== 'operator' && (
        <div className="grid items-start gap-gap md:grid-cols-2">
          <KeepReading />
          <BooksCard student={student} />
        </div>
      )}
    </div>
  );
};

export default DashboardScreen;
