import { useState } from 'react';
import type { ChildPage } from '../../../../contract/family/page';
import { part } from '../../lib/part';
import { useAnswerForChildren } from '../../subjects/terms/news';
import { Banner } from '../../ui/banner';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';
import { Asked } from './asked';
import { Asking, needsGuardian } from './asking';
import type { Child } from './use-child';

const ChildrenQuestion = part(async () => {
  const { ChildrenQuestion: question } = await import('../../subjects/terms/children-question');
  return { default: question };
});
const Orders = part(() => import('../../subjects/shop/orders'));

interface WaitingProps {
  readonly of: ChildPage;
  readonly child: Pick<Child, 'decide' | 'correcting' | 'reload'>;
}

/** All that waits for the guardian's answer. Nothing if nothing waits. */
export const Waiting = ({ of, child: { decide, correcting, reload } }: WaitingProps) => {
  const { child, details, grown_ups, orders, terms } = of;
  const [said, setSaid] = useState<string>();
  const answer = useAnswerForChildren();
  const own =
    orders.length +
    grown_ups.asking.filter(needsGuardian).length +
    (details.asked === null ? 0 : 1) +
    (terms === null ? 0 : 1);
  return (
    <>
      {said !== undefined && (
        <Banner key={said} kind="success" onGone={() => setSaid(undefined)}>
          {said}
        </Banner>
      )}
      {own + grown_ups.asking.length > 0 && (
        <Card aria-labelledby="waiting" className="grid gap-3">
          <h2 id="waiting" className="text-xl">
            Waiting for {own > 0 ? 'you' : child.username}
          </h2>
          <Piece>
            {terms !== null && <ChildrenQuestion of={terms} answer={answer} />}
            {details.asked !== null && <Asked of={of} correcting={correcting} />}
            {grown_ups.asking.length > 0 && (
              <Asking name={child.username} all={grown_ups.asking} deciding={decide} />
            )}
            {decide.error !== null && <Notice kind="error">{decide.error.message}</Notice>}
            {orders.length > 0 && (
              <Orders
                orders={orders}
                onAnswered={(text) => {
                  setSaid(text);
                  void reload();
                }}
              />
            )}
          </Piece>
        </Card>
      )}
    </>
  );
};
