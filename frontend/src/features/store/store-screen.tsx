import { Gem } from 'lucide-react';
import { Link } from '../../lib/navigation';
import { useUser } from '../../subjects/users/user';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';

/** The page on which gems are spent. */
const StoreScreen = () => {
  const { role, gems } = useUser();
  return (
    <Page title="Store">
      <Card>
        <EmptyState mood="sleepy" title="The store is not open yet">
          {role === 'student' && (
            <p className="flex items-center gap-2 font-heading text-xl font-bold">
              <Gem aria-hidden className="size-6 text-sea" />
              {gems} {gems === 1 ? 'gem' : 'gems'} so far
            </p>
          )}
          <p className="max-w-md text-soft">Soon you can see here what gems buy.</p>
          <Link to="/books" className={buttonClass()}>
            Back to Books
          </Link>
        </EmptyState>
      </Card>
    </Page>
  );
};

export default StoreScreen;
