import { afterEach, expect, test } from '@jest/globals';
import { audit } from '../../contract/audit/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { feedback } from '../../contract/feedback/endpoints';
import { invitations } from '../../contract/invitations/endpoints';
import { proposals } from '../../contract/proposals/endpoints';
import { users } from '../../contract/users/endpoints';
import { cloud, resetClock } from '../support/cloud';
import { agreed, ask, change, confirm, everything, expectShut, nothing, view } from '../support/consent';
import { codeOf } from '../support/endpoints';
import { inviteChild } from '../support/families';
import { newAddress } from '../support/mail';
import { doneByTwo, recordOf } from '../support/operators';
import { createPerson, type Person } from '../support/people';
import { askPool } from '../support/pool';

afterEach(resetClock);

const inGroup = (email: string) => ({
  UserPoolId: cloud.identity.userPoolId,
  Username: email,
  GroupName: 'operators',
});
const latestActions = async ({ call }: Pick<Person, 'call'>) =>
  (await call(audit.actions, { query: {} })).body.actions;

test('403: an operator who was removed from the group is refused at the next call despite a valid token', async () => {
  const operator = await createPerson('operator');
  const calls = () => [
    operator.call(invitations.list, { query: {} }),
    operator.call(feedback.inbox, { query: {} }),
    operator.call(proposals.guardianships, { body: { email: newAddress() } }),
  ];
  for (const { status } of await Promise.all(calls())) expect(status).toBe(200);
  await askPool('AdminRemoveUserFromGroup', inGroup(operator.email));
  for (const answer of await Promise.all(calls())) expect(codeOf(answer)).toBe('forbidden');
  await askPool('AdminAddUserToGroup', inGroup(operator.email));
  for (const { status } of await Promise.all(calls())) expect(status).toBe(200);
});

test('200: an action is recorded with its operator', async () => {
  const [operator, email] = [await createPerson('operator'), newAddress()];
  const teacher = await createPerson('teacher', { verified: false });
  const { username } = (await operator.call(users.me, {})).body;
  const body = { email, owner: 'operators' };
  await operator.call(invitations.invite, {
    body: { emails: [email], account_type: null, school: null, consents: null },
  });
  await operator.call(invitations.resend, { body });
  await operator.call(invitations.revoke, { body });
  await doneByTwo(operator, { action: 'verify_teacher', id: teacher.id });
  const done = (await latestActions(operator)).filter(({ operator: who }) => who === username);
  expect(done.map(({ action, target }) => [action, target]).toReversed()).toEqual([
    ['invite', email],
    ['resend_invitation', email],
    ['revoke_invitation', email],
    ['verify_teacher', null],
  ]);
});

test('404: a refused action is not recorded', async () => {
  const operator = await createPerson('operator');
  const { username } = (await operator.call(users.me, {})).body;
  expect(codeOf(await doneByTwo(operator, { action: 'verify_teacher', id: 'nobody' }))).toBe(
    'teacher_not_found',
  );
  expect((await latestActions(operator)).filter(({ operator: who }) => who === username)).toEqual([]);
});

test('200: after an operator ends a guardianship the grown-up has no access, and the child can ask another one', async () => {
  const operator = await createPerson('operator');
  const parent = await createPerson('parent', { verified: false });
  const { child, token } = await agreed(everything, parent.email);
  const [found] = (await operator.call(proposals.guardianships, { body: { email: child.email } })).body
    .guardianships;
  expect(found).toMatchObject({ adult_email: parent.email, child_id: child.id, child_email: child.email });
  const end = () =>
    doneByTwo(operator, { action: 'end_guardianship', adult_email: parent.email, child_id: child.id });
  expect((await end()).status).toBe(200);
  await expectShut(child);
  for (const answer of [await view(token), await confirm(token), await change(token, everything)])
    expect(codeOf(answer)).toBe('consent_link_invalid');
  expect((await parent.call(consent.children, {})).body.children).toEqual([]);
  const params = { child_id: child.id };
  expect(codeOf(await parent.call(consent.changeForChild, { params, body: everything }))).toBe(
    'child_not_found',
  );
  expect(codeOf(await inviteChild(parent, newAddress()))).toBe('not_verified');
  expect((await ask(child, newAddress('other'))).status).toBe(200);
  expect(codeOf(await end())).toBe('guardianship_not_found');
  expect((await recordOf(operator))[0]).toEqual(['end_guardianship', 'proposed']);
});

test('200: a guardianship can be ended even if every consent was withdrawn before', async () => {
  const operator = await createPerson('operator');
  const { child, adult, token } = await agreed();
  await change(token, nothing);
  const body = { adult_email: adult, child_id: child.id };
  expect((await doneByTwo(operator, { action: 'end_guardianship', ...body })).status).toBe(200);
  expect(codeOf(await change(token, everything))).toBe('consent_link_invalid');
  expect(codeOf(await doneByTwo(operator, { action: 'end_guardianship', ...body }))).toBe(
    'guardianship_not_found',
  );
});

test('200: a guardian is found by the child’s address even if the child has asked again', async () => {
  const [operator, adult] = [await createPerson('operator'), newAddress('adult')];
  const { child, token } = await agreed(everything, adult);
  await change(token, nothing);
  expect((await ask(child, adult.replace('@', '+again@'))).status).toBe(200);
  const body = { email: child.email };
  const found = async () => (await operator.call(proposals.guardianships, { body })).body.guardianships;
  expect(await found()).toMatchObject([{ adult_email: adult, child_id: child.id }]);
  await doneByTwo(operator, { action: 'end_guardianship', adult_email: adult, child_id: child.id });
  expect(await found()).toEqual([]);
});

test('200: a guardian of another child stays that child’s guardian', async () => {
  const [operator, parent] = [await createPerson('operator'), await createPerson('parent')];
  const [one, other] = [await agreed(everything, parent.email), await agreed(everything, parent.email)];
  await doneByTwo(operator, {
    action: 'end_guardianship',
    adult_email: parent.email,
    child_id: one.child.id,
  });
  const { children } = (await parent.call(consent.children, {})).body;
  expect(children.map(({ child_id }) => child_id)).toEqual([other.child.id]);
  expect((await other.child.call(users.me, {})).body.consents).toEqual(everything);
  expect((await inviteChild(parent, newAddress())).status).toBe(200);
  await change(other.token, nothing);
});
