import { raiseFlag } from '../flags/raise';
import { answering, type SupervisionItem } from './supervision';

/** The child reports the request of an adult, which declines it for good: operators see who asked. */
export const reportRequest = async (before: SupervisionItem, adultId: string): Promise<boolean> => {
  const flag = {
    userId: before.child_id,
    feature: 'request' as const,
    messageId: adultId,
    crisis: { kind: 'danger' as const, severity: 1 as const, mayKnow: 'operators' as const },
  };
  return (await raiseFlag(flag, answering(before, { state: 'declined', reported: true }))).length === 0;
};
