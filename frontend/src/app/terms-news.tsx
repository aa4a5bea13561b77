import { useQuery } from '@tanstack/react-query';
import { consent } from '../../../contract/consent/endpoints';
import { call } from '../lib/api';
import { Link } from '../lib/navigation';
import { termsKeys } from '../subjects/terms/keys';
import { useUser } from '../subjects/users/user';
import { buttonClass } from '../ui/button';
import { Notice } from '../ui/notice';

const told = {
  grown_up: 'Your grown-up has been asked, by e-mail.',
  school: 'The grown-ups of your school have been asked.',
  nobody: 'A grown-up has to say yes to it first.',
};

/** Has a child's grown-ups asked, once, and says so. */
const Waiting = () => {
  const { data } = useQuery({
    queryKey: termsKeys.ask,
    queryFn: () => call(consent.askAboutTerms, {}),
    staleTime: Number.POSITIVE_INFINITY,
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
