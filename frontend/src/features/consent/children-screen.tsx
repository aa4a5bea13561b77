import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { CaseOfParent } from '../../../../contract/consent/endpoints';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import { familyQuery } from '../../subjects/children/family';
import { WithChildren } from '../../subjects/children/with-children';
import { useLeavingChildren } from '../../subjects/deletion/overview';
import { Face } from '../../subjects/friends/face';
import { useAnswerForChildren } from '../../subjects/terms/news';
import { useUser } from '../../subjects/users/user';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';

const ChildrenQuestion = part(async () => {
  const { ChildrenQuestion: question } = await import('../../subjects/terms/children-question');
  return { default: question };
});
const LetterSwitch = part(() => import('../../subjects/letters/letter-switch'));
const Adding = part(() => import('./adding'));
const LeavingChildren = part(() => import('../../subjects/deletion/leaving-children'));
const WaitingNotice = part(() => import('../../subjects/shop/waiting-notice'));

const isAsked = ({ grown_ups, details }: CaseOfParent) =>
  details.asked !== null || grown_ups.asking.some(({ needs_guardian }) => needs_guardian);

/** Children about whom somebody asks come first. */
const first = (all: readonly CaseOfParent[]) => [
  ...all.filter(isAsked),
  ...all.filter((one) => !isAsked(one)),
];

/** A child, with the one thing that needs the guardian most. */
const Row = ({ of }: { readonly of: CaseOfParent }) => {
  const { child, child_id, avatar, status, sorrows } = of;
  return (
    <li>
      <Link
        to={`/children/${child_id}`}
        className="flex items-center gap-3 rounded-control px-2 py-2.5 hover:bg-sunken"
      >
        <Face id={child_id} name={child.username} avatar={avatar} className="size-10 crowded:hidden" />
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{child.username}</span>
            <span className="block text-[0.9em] text-soft">
              Age {child.age}, {child.region}
            </span>
          </span>
          {status === 'withdrawn' ? (
            <Badge tone="waiting">Cannot use Inkwren: you have taken your consent back</Badge>
          ) : isAsked(of) ? (
            <Badge tone="waiting">Waits for your answer</Badge>
          ) : (
            sorrows.length > 0 && <Badge tone="plain">Something may weigh on {child.username}</Badge>
          )}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-soft" />
      </Link>
    </li>
  );
};

/** A parent's children, each with a way to the own page, and an invitation for another child. */
const ChildrenScreen = () => {
  const { role, verified } = useUser();
  const answer = useAnswerForChildren();
  const isLeft = useLeavingChildren().length > 0;
  const { data: family } = useQuery({ ...familyQuery, enabled: role === 'parent' });
  const isAdded = family !== undefined && family.children.length > 0;
  return (
    <Page title="Your children">
      <Piece>
        <WaitingNotice />
      </Piece>
      <Piece silent>
        <LeavingChildren />
      </Piece>
      <WithChildren hasOthers={isLeft || isAdded}>
        {(all, terms) => (
          <>
            {terms !== null && (
              <Piece>
                <ChildrenQuestion of={terms} answer={answer} />
              </Piece>
            )}
            <Card aria-label="Your children">
              <ul className="divide-y divide-line">
                {first(all).map((child) => (
                  <Row key={child.child_id} of={child} />
                ))}
              </ul>
            </Card>
            <Piece silent>
              <LetterSwitch kind="family" />
            </Piece>
          </>
        )}
      </WithChildren>
      {role === 'parent' && (
        <Piece>
          <Adding isVerified={verified} />
        </Piece>
      )}
    </Page>
  );
};

export default ChildrenScreen;
