import { useQuery, useQueryClient } from '@tanstack/react-query';
import { consent } from '../../../contract/consent/endpoints';
import { call } from '../lib/api';
import { Link } from '../lib/navigation';
import { termsKeys } from '../subjects/terms/keys';
import { userKeys } from '../subjects/users/keys';
import { useUser } from '../subjects/users/user';
import { buttonClass } from '../ui/button';
import { Notice } from '../ui/notice';

const told = {
  grown_up: 'Your grown-up has been asked, by e-mail.',
  school: 'The grown-ups of your school have been asked.',
  answered: 'Your school has said yes.',
  nobody: 'A grown-up has to say yes to it first.',
};

/** The school may have said yes by then: a child who comes back to the page asks again. */
const staleTime = 300_000;

/** Has a child's grown-ups asked, and says so. After the yes of the school the news goes away. */
const Waiting = () => {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: termsKeys.ask,
    queryFn: async () => {
      const answer = await call(consent.askAboutTerms, {});
      if (answer.asked === 'answered') void queries.invalidateQueries({ queryKey: userKeys.me });
      return answer;
    },
    staleTime,
  });
  return (
    <Notice kind="info">
      There is something new in Inkwren. {told[data?.asked ?? 'nobody']} Until they say yes, you can go on
      reading your books, and look at everything you have made.
    </Notice>
  );
};

const Asking = ({ text }: { text: string }) => (
  <Notice
    kind="info"
    action={
      <Link to="/new-terms" className={buttonClass()}>
        Read what is new
      </Link>
    }
  >
    {text}
  </Notice>
);

/** Above every screen while a newer version of the terms waits for an answer. */
const TermsNews = () => {
  const { role, terms } = useUser();
  if (terms === 'waiting') return <Waiting />;
  if (terms === 'declined')
    return (
      <Asking text="You said “not now” to what is new. Reading goes on, and you can say yes on any day." />
    );
  return (
    <Asking
      text={
        role === 'student'
          ? 'Something is new in Inkwren. Please read it and tell us yes or not now. Until then you can go on reading your books.'
          : 'The terms have changed, and we need your answer. Until then reading goes on, and nothing new is done.'
      }
    />
  );
};

export default TermsNews;
