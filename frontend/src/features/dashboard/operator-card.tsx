import { ClipboardList } from 'lucide-react';
import { Link, navigate } from '../../lib/navigation';
import { OpenFlags } from '../../subjects/flags/open-flags';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';

const places = [
  { tab: 'flags', words: 'Flags' },
  { tab: 'invitations', words: 'Invitations' },
  { tab: 'waitlist', words: 'Waitlist' },
  { tab: 'teachers', words: 'Teachers' },
  { tab: 'orders', words: 'Orders' },
] as const;

/** For operators: the number of children who may be in a crisis, and the link to the operators' screen. */
export const OperatorCard = () => (
  <>
    <OpenFlags onLook={() => navigate('/operator?tab=flags')} />
    <Card aria-labelledby="operator" className="grid justify-items-start gap-3">
      <h2 id="operator" className="text-2xl">
        Operator
      </h2>
      <p className="text-soft">
        Invite people, let the waitlist in, verify teachers, and read what people say.
      </p>
      <Link to="/operator" className={buttonClass()}>
        <ClipboardList aria-hidden className="size-5" />
        Open the operator’s desk
      </Link>
      <ul aria-label="Straight to" className="flex flex-wrap gap-2">
        {places.map(({ tab, words }) => (
          <li key={tab}>
            <Link to={`/operator?tab=${tab}`} className={buttonClass('secondary')}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  </>
);
