import { raiseFlag } from '../flags/raise';
import { answering, type SupervisionItem } from '../relations/supervision';

/** Reports an adult's request for a child: declines it permanently and shows operators the adult. False if a write is refused. */
export const reportRequest = async (before: SupervisionItem, adultId: string): Promise<boolean> => {
  const flag = {
    userId: before.child_id,
    feature: 'request' as const,
    messageId: adultId,
    crisis: { kind: 'danger' as const, severity: 1 as const, mayKnow: 'operators' as const },
  };
  return (await raiseFlag(flag, answering(before, { state: 'declined', reported: true }))).length === 0;
};
