import { useQuery } from '@tanstack/react-query';
import type { TermsOfMember } from '../../../../contract/onboarding/endpoints';
import { Link } from '../../lib/navigation';
import { ChildrenQuestion } from '../../subjects/terms/children-question';
import { newsQuery, useAnswerForChildren, useOwnAnswer } from '../../subjects/terms/news';
import { Question } from '../../subjects/terms/question';
import { useUser } from '../../subjects/users/user';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Wren } from '../../ui/wren';

const Nothing = ({ waits }: { waits: boolean }) => {
  const isStudent = useUser().role === 'student';
  return (
    <Card className="grid justify-items-center gap-3 text-center">
      <Wren mood={waits ? 'waiting' : 'proud'} className="w-28" />
      <p role="status" className="font-heading text-xl font-bold">
        {waits
          ? 'Your grown-up has been asked. Until they say yes, you can go on reading your books.'
          : 'Thank you! There is nothing to answer.'}
      </p>
      <Link to="/dashboard" className={buttonClass()}>
        {isStudent ? 'Go on reading' : 'Go to the dashboard'}
      </Link>
    </Card>
  );
};

const Questions = ({ state, mine, children }: TermsOfMember) => {
  const own = useOwnAnswer();
  const forChildren = useAnswerForChildren();
  return (
    <>
      {children !== null && <ChildrenQuestion of={children} answer={forChildren} />}
      {mine !== null && (
        <Question
          title="Something is new for you"
          about="you"
          of={mine}
          declined={state === 'declined'}
          answer={own}
        />
      )}
      {mine === null && children === null && <Nothing waits={state === 'waiting'} />}
    </>
  );
};

/** What is new in the terms, for the member and for a guardian's children. */
const TermsScreen = () => (
  <Page title="What is new">
    <Loaded query={useQuery(newsQuery)} waiting={<Skeleton className="h-72" />}>
      {(news) => <Questions {...news} />}
    </Loaded>
  </Page>
);

export default TermsScreen;
