import type { CaseOfParent } from '../../../../contract/consent/endpoints';
import { part } from '../../lib/part';
import { WithChildren } from '../../subjects/children/with-children';
import { useUser } from '../../subjects/users/user';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';
import { Manager } from './manager';
import { useChild } from './use-child';

const InviteChild = part(() => import('./invite-child'));
const Sorrows = part(() => import('./sorrows'));
const SeenBy = part(() => import('./seen-by'));
const WaitingNotice = part(() => import('../../subjects/shop/waiting-notice'));

const ChildCard = ({ of }: { of: CaseOfParent }) => {
  const { child, status, child_id } = of;
  const { change, decide } = useChild(child_id);
  return (
    <Card aria-label={child.username} className="grid gap-3">
      <div>
        <h2 className="text-xl">{child.username}</h2>
        <p className="text-soft">
          Age {child.age}, {child.region}
          {status === 'withdrawn' && '. Cannot use Inkwren: you have taken your consent back.'}
        </p>
      </div>
      <Piece>
        <Sorrows of={of} />
        <SeenBy of={of} deciding={decide} />
      </Piece>
      <h3 className="text-lg">What {child.username} may do</h3>
      <Manager name={child.username} of={of} onChange={change} />
    </Card>
  );
};

const isAsked = ({ grown_ups }: CaseOfParent) =>
  grown_ups.asking.some(({ needs_guardian }) => needs_guardian);

/** Children whom an adult asks to see come first. */
const first = (all: readonly CaseOfParent[]) => [
  ...all.filter(isAsked),
  ...all.filter((one) => !isAsked(one)),
];

/** A parent's children: every consent, which can be changed at any time, and an invitation for another child. */
const ChildrenScreen = () => {
  const { role, verified } = useUser();
  return (
    <Page title="Your children">
      <Piece>
        <WaitingNotice />
      </Piece>
      <WithChildren>
        {(all) => first(all).map((child) => <ChildCard key={child.child_id} of={child} />)}
      </WithChildren>
      {role !== 'parent' ? null : verified ? (
        <Piece>
          <InviteChild />
        </Piece>
      ) : (
        <Notice kind="info">
          To invite a child from here, your account has to be verified. That happens by itself as soon as you
          have given consent for a child by e-mail: let your child sign up and name your address as the
          grown-up to ask.
        </Notice>
      )}
    </Page>
  );
};

export default ChildrenScreen;
