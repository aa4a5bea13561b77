import { findUser } from '../../../lambdas/accounts/find';
import { change, create } from '../../../lambdas/classes/keep';
import { assign } from '../../../lambdas/classes/students';
import { request } from '../../../lambdas/friends/request';
import { respond } from '../../../lambdas/friends/respond';
import { inviteOne, type Terms } from '../../../lambdas/invitations/invite';
import { operators } from '../../../lambdas/invitations/owners';
import { transact } from '../../../lambdas/platform/table/transact';
import type { Counts } from '../../../lambdas/relations/counts';
import { decideForChild } from '../../../lambdas/relations/decide-for-child';
import { relationCounts } from '../../../lambdas/relations/store';
import { becomingGuardian } from '../../../lambdas/relations/supervision';
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

interface GuardiansAnswer {
  readonly guardian: string;
  readonly childId: string;
  readonly otherId: string;
  readonly yes: boolean;
}

interface SchoolClass {
  readonly teacherId: string;
  readonly name: string;
  readonly students: readonly string[];
}

interface CountsOf {
  readonly userId: string;
  /** Sets the counts before they are returned. */
  readonly set?: Counts;
}

export const relationTasks = {
  invitation: ({ email, terms }: { readonly email: string; readonly terms?: Partial<Terms> }) =>
    inviteOne(email, { ...openTerms, ...terms }),
  guardian: async ({ adult, childId }: { readonly adult: string; readonly childId: string }) =>
    transact<string>(await becomingGuardian(adult, childId)),
  /** Lets one user ask another to be friends, or to be supervised. With `answer` the other one responds. */
  relation: async ({ from, to, answer }: Relation) => {
    const { auto_accepted } = await request({ actor: await somebody(from), body: { recipient_id: to } });
    if (answer !== undefined && !auto_accepted)
      await respond({ actor: await somebody(to), body: { request_id: from, action: answer } });
  },
  /** Lets a guardian answer the request of an adult to supervise the child. */
  guardianSays: async ({ guardian, childId, otherId, yes }: GuardiansAnswer) => {
    const child = await findUser(childId);
    if (child === undefined) throw new Error(`Nobody has the id ${childId}`);
    await decideForChild({ guardian: { id: null, email: guardian }, child, otherId, yes });
  },
  /** The number of friends and open requests that is stored for a user. */
  relationCounts: async ({ userId: user_id, set }: CountsOf) => {
    if (set !== undefined) await relationCounts.put({ user_id, ...set });
    return relationCounts.get({ user_id }, { consistent: true });
  },
  /** Creates a teacher's class with a code, and adds students whom the teacher supervises. */
  class: async ({ teacherId, name, students }: SchoolClass) => {
    const actor = await somebody(teacherId);
    const { id } = await create({ actor, body: { name } });
    await change({ actor, params: { id }, body: { code: 'new' } });
    return assign({ actor, params: { id }, body: { add: [...students], remove: [] } });
  },
};
