import { useUser } from '../../lib/user';
import { Page } from '../../ui/page';
import { BooksCard } from './books-card';
import { Greeting } from './greeting';
import { KeepReading } from './keep-reading';
import { Stats } from './stats';

const DashboardScreen = () => {
  const user = useUser();
  return (
    <Page title="Dashboard">
      <Greeting name={user.username} />
      {user.account_type === 'student' && <Stats user={user} />}
      <div className="grid items-start gap-gap md:grid-cols-2">
        <BooksCard />
        <KeepReading />
      </div>
    </Page>
  );
};

export default DashboardScreen;
