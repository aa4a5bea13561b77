import * as z from 'zod/mini';
import { Guardianship } from '../consent/case';
import { defineEndpoints } from '../endpoint';
import { Line } from '../fields';
import { Email } from '../users/fields';
import { Change, PersonDetails, Proposal } from './change';

/** A keyed hash of the change: the same change is the same proposal. */
const ProposalId = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const one = z.strictObject({ id: ProposalId });

const ofCarryingOut = [
  'guardianship_not_found',
  'teacher_not_found',
  'invitation_not_found',
  'invitation_used',
  'person_not_found',
  'nothing_to_correct',
  'guardian_decides',
  'details_too_often',
  'too_young',
  'adults_only',
] as const;

/** What operators do about people. What opens a child's data to somebody new is proposed by one and agreed to by another. */
export const proposals = defineEndpoints({
  list: {
    method: 'GET',
    path: '/operator/proposals',
    who: ['operator'],
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
    response: z.object({ proposals: z.array(Proposal), next: z.nullable(z.string()) }),
    summary: 'The proposals that wait for a second operator, the oldest first',
  },
  corrections: {
    method: 'GET',
    path: '/operator/corrections',
    who: ['operator'],
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
    response: z.object({ corrections: z.array(PersonDetails), next: z.nullable(z.string()) }),
    summary: 'The corrections that children without a guardian have asked for, the oldest first',
  },
  findPerson: {
    method: 'POST',
    path: '/operator/people/find',
    who: ['operator'],
    body: z.strictObject({ email: Email }),
    response: PersonDetails,
    errors: ['person_not_found'],
    summary: 'What we know of a person, by the address, to propose a correction',
  },
  takeBackForSchool: {
    method: 'POST',
    path: '/operator/consents/take-back',
    who: ['operator'],
    body: z.strictObject({ email: Email }),
    response: z.object({ email: z.string() }),
    errors: ['invitation_not_found'],
    summary: "Takes the consent back that a school gave with a child's invitation; a grown-up's own stays",
  },
  guardianships: {
    method: 'POST',
    path: '/operator/guardianships/find',
    who: ['operator'],
    body: z.strictObject({ email: Email }),
    response: z.object({ guardianships: z.array(Guardianship) }),
    summary: 'The children of a grown-up, or the guardians of a child, by the address of either',
  },
  propose: {
    method: 'POST',
    path: '/operator/proposals',
    who: ['operator'],
    body: z.strictObject({ case: Line(60), change: Change }),
    response: Proposal,
    errors: ofCarryingOut,
    summary: 'Proposes an action that needs two operators; the same action is proposed once',
  },
  agree: {
    method: 'POST',
    path: '/operator/proposals/{id}/agree',
    who: ['operator'],
    params: one,
    response: Proposal,
    errors: ['proposal_over', 'proposal_yours', ...ofCarryingOut],
    summary: 'Another operator agrees, and the action is done; safe to repeat',
  },
  withdraw: {
    method: 'POST',
    path: '/operator/proposals/{id}/withdraw',
    who: ['operator'],
    params: one,
    response: Proposal,
    errors: ['proposal_over'],
    summary: 'Takes a proposal back, one’s own or another operator’s',
  },
});
