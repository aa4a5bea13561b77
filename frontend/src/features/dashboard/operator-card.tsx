import { ClipboardList } from 'lucide-react';
import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';

/** The link to the operators' screen. */
export const OperatorCard = () => (
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
  </Card>
);
