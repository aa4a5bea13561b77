import { equal } from '../platform/table/condition';
import { requests } from './store';

/** Addresses the further mails of a child's consent to the guardian's new address. The links stay valid. Idempotent. */
export const readdressRequest = async (child_id: string, from: string, to: string): Promise<void> => {
  await requests.update({ child_id }, { set: { adult_email: to } }, equal('adult_email', from));
};
