import type { ConsentStatus } from '../../../../contract/consent';
import { Link } from '../../lib/navigation';
import { WithChildren } from '../../subjects/children/with-children';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';

const standing: Record<ConsentStatus, string> = {
  asked: 'Waits for your answer to our e-mail.',
  answered: 'We will send you one more e-mail to confirm your answer.',
  confirm: 'Please open the link in our second e-mail.',
  given: 'Can use Inkwren.',
  withdrawn: 'Cannot use Inkwren: you have taken your consent back.',
};

const toConsents = (
  <Link to="/consent/children" className={buttonClass('secondary')}>
    Consents and invitations
  </Link>
);

/** A parent's children, and whether each has access. */
export const Children = () => (
  <WithChildren action={<div className="mt-3">{toConsents}</div>}>
    {(all) => (
      <Card className="grid gap-4">
        <ul className="divide-y divide-line">
          {all.map(({ child_id, child, status }) => (
            <li key={child_id} className="py-3 first:pt-0">
              <h2 className="text-xl">{child.username}</h2>
              <p className="text-soft">
                Age {child.age}, {child.region}. {standing[status]}
              </p>
            </li>
          ))}
        </ul>
        <div>{toConsents}</div>
      </Card>
    )}
  </WithChildren>
);
