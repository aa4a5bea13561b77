import { change, create } from '../../../lambdas/classes/keep';
import { assign } from '../../../lambdas/classes/students';
import type { Counts } from '../../../lambdas/friends/counts';
import { request } from '../../../lambdas/friends/request';
import { respond } from '../../../lambdas/friends/respond';
import { relationCounts } from '../../../lambdas/friends/store';
import { becomingGuardian } from '../../../lambdas/friends/supervision';
import { inviteOne, type Terms } from '../../../lambdas/invitations/invite';
import { operators } from '../../../lambdas/invitations/owners';
import { transact } from '../../../lambdas/platform/table/transact';
import { somebody } from '../somebody';

const openTerms: Terms = {
  account_type: null,
  school: null,
  consents: null,
  consents_by: null,
  owner: operators,
  invited_by: 'Inkwren',
};

interface Relation {
  readonly from: string;
  readonly to: string;
  readonly answer?: 'accept' | 'decline';
}

interface SchoolClass {
  readonly teacherId: string;
  readonly name: string;
  readonly students: readonly string[];
}

interface CountsOf {
  readonly userId: string;
  /** Starts from other figures. */
  readonly set?: Counts;
}

export const relationTasks = {
  invitation: ({ email, terms }: { readonly email: string; readonly terms?: Partial<Terms> }) =>
    inviteOne(email, { ...openTerms, ...terms }),
  guardian: async ({ adult, childId }: { readonly adult: string; readonly childId: string }) =>
    transact<string>(await becomingGuardian(adult, childId)),
  /** One user asks another one to be friends, or to be supervised; perhaps this is answered. */
  relation: async ({ from, to, answer }: Relation) => {
    const { auto_accepted } = await request({ actor: await somebody(from), body: { recipient_id: to } });
    if (answer !== undefined && !auto_accepted)
      await respond({ actor: await somebody(to), body: { request_id: from, action: answer } });
  },
  /** How many friends and open requests are counted for a user. */
  relationCounts: async ({ userId: user_id, set }: CountsOf) => {
    if (set !== undefined) await relationCounts.put({ user_id, ...set });
    return relationCounts.get({ user_id }, { consistent: true });
  },
  /** A teacher's class with a code, and students whom the teacher sees. */
  class: async ({ teacherId, name, students }: SchoolClass) => {
    const actor = await somebody(teacherId);
    const { id } = await create({ actor, body: { name } });
    await change({ actor, params: { id }, body: { code: 'new' } });
    return assign({ actor, params: { id }, body: { add: [...students], remove: [] } });
  },
};
