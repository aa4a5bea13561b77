import { useQueryClient } from '@tanstack/react-query';
import { type CaseOfParent, consent } from '../../../../contract/consent';
import { call } from '../../lib/api';
import { part } from '../../lib/part';
import { childrenQuery } from '../../subjects/children/query';
import { WithChildren } from '../../subjects/children/with-children';
import { useUser } from '../../subjects/users/user';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';
import { InviteChild } from './invite-child';
import { type Choice, Manager } from './manager';

const WaitingNotice = part(() => import('../../subjects/store/waiting-notice'));

const ChildCard = ({ of }: { of: CaseOfParent }) => {
  const queries = useQueryClient();
  const { child, status, child_id } = of;
  const change = async ({ consents, ...switches }: Choice) => {
    const body = { ...consents, ...switches };
    const answer = await call(consent.changeForChild, { params: { child_id }, body });
    queries.setQueryData<{ children: CaseOfParent[] }>(
      childrenQuery.queryKey,
      (before) =>
        before && { children: before.children.map((one) => (one.child_id === child_id ? answer : one)) },
    );
  };
  return (
    <Card aria-label={child.username} className="grid gap-3">
      <div>
        <h2 className="text-xl">{child.username}</h2>
        <p className="text-soft">
          Age {child.age}, {child.region}
          {status === 'withdrawn' && '. Cannot use Inkwren: you have taken your consent back.'}
        </p>
      </div>
      <Manager name={child.username} of={of} onChange={change} />
    </Card>
  );
};

/** A parent's children: every consent, which can be changed at any time, and an invitation for another child. */
const ChildrenScreen = () => {
  const { verified } = useUser();
  return (
    <Page title="Your children">
      <Piece>
        <WaitingNotice />
      </Piece>
      <WithChildren>
        {(all) => all.map((child) => <ChildCard key={child.child_id} of={child} />)}
      </WithChildren>
      {verified ? (
        <InviteChild />
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
