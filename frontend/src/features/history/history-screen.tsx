import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { Role } from '../../../../contract/endpoint';
import { Link, useSearchParams } from '../../lib/navigation';
import { part } from '../../lib/part';
import { useUser } from '../../subjects/users/user';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loading } from '../../ui/loading';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';
import { ReviewShape } from './review-shape';
import { Sections, useSections } from './sections';

const QuizReview = part(() => import('./quiz-review'));

const ForStudents = ({ role }: { readonly role: Role }) => (
  <Page title="History">
    <Card>
      <EmptyState mood="waving" title="History belongs to the children">
        <p className="max-w-md text-soft">
          Here a child looks back at quizzes and everything else they have done. You see the same on the page
          of each {role === 'teacher' ? 'student' : 'child'}.
        </p>
        <div className="flex flex-wrap justify-center gap-3 max-sm:grid">
          <Link to="/friends" className={buttonClass()}>
            Go to my {role === 'teacher' ? 'students' : 'children'}
          </Link>
          <Link to="/books" className={buttonClass('secondary')}>
            Go to my books
          </Link>
        </div>
      </EmptyState>
    </Card>
  </Page>
);

/** A child's activities: a section for each kind, or one quiz, named in the address. */
const StudentsHistory = () => {
  const parameters = useSearchParams();
  const { open, toggle } = useSections();
  const id = parameters.get('quiz');
  const [opened, setOpened] = useState(id);
  if (id !== null && id !== opened) setOpened(id);
  if (id === null)
    return (
      <Page title="History">
        <Sections
          open={open}
          returning={opened}
          onToggle={(title) => {
            // Focus is on the section's button now.
            setOpened(null);
            toggle(title);
          }}
        />
      </Page>
    );
  return (
    <div className="mx-auto grid w-full max-w-2xl animate-rise gap-gap">
      <Link to="/history" className={`${buttonClass('quiet')} -ml-3 justify-self-start px-3`}>
        <ArrowLeft aria-hidden className="size-5" />
        Back to History
      </Link>
      <Piece
        waiting={
          <Loading label="Loading the quiz">
            <ReviewShape />
          </Loading>
        }
      >
        <QuizReview key={id} id={id} />
      </Piece>
    </div>
  );
};

const HistoryScreen = () => {
  const { role } = useUser();
  return role === 'student' ? <StudentsHistory /> : <ForStudents role={role} />;
};

export default HistoryScreen;
