import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { consent } from '../../contract/consent/endpoints';
import { invitations } from '../../contract/invitations/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { proposals } from '../../contract/proposals/endpoints';
import type { Consents } from '../../contract/users/endpoints';
import { advanceClock, resetClock } from '../support/cloud';
import {
  agreed,
  answer,
  ask,
  confirm,
  confirmable,
  consents,
  everything,
  expectShut,
  mailAbout,
  nothing,
  subjects,
} from '../support/consent';
import { codeOf } from '../support/endpoints';
import { childrenOf, follow, inviteChild } from '../support/families';
import { codeIn, mailsOut, mailsTo, newAddress, passOnSchedule, tokenIn } from '../support/mail';
import { recordOf } from '../support/operators';
import { createPerson, meOf, type Person } from '../support/people';
import { register } from '../support/pool';
import { setUp, signedIn, signUp } from '../support/sign-up';

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});
afterEach(resetClock);

describe('an invitation from a school', () => {
  const inviteFrom = (email: string, given: Consents | null, account_type: 'student' | null = 'student') =>
    operator.call(invitations.invite, {
      body: { emails: [email], account_type, school: 'Maple', consents: given },
    });

  test('200: with consents on behalf of the parents, a child needs no further consent', async () => {
    const email = newAddress('pupil');
    await inviteFrom(email, consents('core', 'ai_text'));
    const child = await follow(email);
    const { body } = await setUp(child, { age: 9 });
    expect(body).toMatchObject({ step: 'interests', consent: null });
    expect((await meOf(child)).consents).toEqual(consents('core', 'ai_text'));
  });

  test('200: after the school’s consent is withdrawn, the child is refused and may ask a grown-up, whose consent is unaffected', async () => {
    const email = newAddress('pupil');
    await inviteFrom(email, consents('core', 'voice'));
    const child = await follow(email);
    await setUp(child, { age: 9 });
    const takeBack = () => operator.call(proposals.takeBackForSchool, { body: { email } });
    expect(await takeBack()).toEqual({ status: 200, body: { email } });
    expect((await recordOf(operator))[0]).toEqual(['take_back_consent', email]);
    await expectShut(child);
    const adult = newAddress('adult');
    expect((await ask(child, adult)).status).toBe(200);
    await answer(tokenIn(await mailAbout(adult, subjects.request)), consents('core'));
    await passOnSchedule('PT65M');
    await confirm(tokenIn(await mailAbout(adult, subjects.confirmation)));
    expect((await takeBack()).status).toBe(200);
    expect((await meOf(child)).consents).toEqual(consents('core'));
  });

  test('200: the school’s consent can be withdrawn half a year later, after the invitation was deleted', async () => {
    const email = newAddress('pupil');
    await inviteFrom(email, everything);
    await setUp(await follow(email), { age: 9 });
    await advanceClock('P181D');
    const again = await signedIn(operator.email);
    expect((await again.call(proposals.takeBackForSchool, { body: { email } })).status).toBe(200);
    await expectShut(await signedIn(email));
  });

  test('404: a consent that the school has not given cannot be withdrawn', async () => {
    const { email } = await createPerson();
    expect(codeOf(await operator.call(proposals.takeBackForSchool, { body: { email } }))).toBe(
      'invitation_not_found',
    );
  });

  test.each([
    ['that has not consented', null],
    ['that has said no to the core', consents('ai_text', 'voice')],
  ])('200: from a school %s, a child waits for a grown-up', async (_, given) => {
    const email = newAddress('pupil');
    await inviteFrom(email, given);
    const child = await follow(email);
    expect((await setUp(child, { age: 9 })).body.step).toBe('consent');
    await expectShut(child);
  });

  test('200: a grown-up who uses it gets no consents', async () => {
    const email = newAddress();
    await inviteFrom(email, everything, null);
    const who = await follow(email);
    const { body } = await setUp(who, { age: 30, account_type: 'other' });
    expect(body.profile).toMatchObject({ consents: nothing, verified: false });
    expect(await childrenOf(who)).toEqual([]);
  });
});

describe('parents are verified', () => {
  test('200: by the confirmation, if the account existed before', async () => {
    const parent = await createPerson('parent', { verified: false });
    const { child, token } = await confirmable(everything, parent.email);
    expect((await meOf(parent)).verified).toBe(false);
    await confirm(token);
    expect((await meOf(parent)).verified).toBe(true);
    expect(await childrenOf(parent)).toMatchObject([{ child_id: child.id, status: 'given' }]);
    expect((await inviteChild(parent, newAddress('child'))).status).toBe(200);
    await mailsOut();
    expect((await mailsTo(parent.email)).map(({ subject }) => subject)).not.toContain(subjects.invitation);
  });

  test('200: immediately, if they use the invitation of the third mail', async () => {
    const { child, adult } = await agreed();
    await register(adult, codeIn(await mailAbout(adult, subjects.invitation)));
    const parent = await signedIn(adult);
    expect((await parent.call(onboarding.state, {})).body.account_types).toEqual(['other']);
    const { body } = await setUp(parent, { age: 40, account_type: 'other' });
    expect(body.profile).toMatchObject({ role: 'parent', verified: true });
    expect(await childrenOf(parent)).toMatchObject([{ child_id: child.id }]);
  });

  test('200: immediately, if they confirm before they have a profile', async () => {
    const parent = await signUp({ account_type: 'other' });
    await agreed(everything, parent.email);
    expect((await setUp(parent, { age: 40, account_type: 'other' })).body.profile?.verified).toBe(true);
  });

  test('200: once for two children, who are both listed with every record', async () => {
    const parent = await createPerson('parent', { verified: false });
    const [one, two] = [await agreed(everything, parent.email), await agreed(consents('core'), parent.email)];
    const children = await childrenOf(parent);
    expect(children.map(({ child_id }) => child_id).toSorted()).toEqual(
      [one.child.id, two.child.id].toSorted(),
    );
    for (const { history } of children) expect(history).toHaveLength(8);
    expect(await childrenOf(await createPerson('parent'))).toEqual([]);
  });

  test('200: but teachers are not verified as teachers by consenting for a child', async () => {
    const adult = await createPerson('teacher', { verified: false, age: 30 });
    await agreed(everything, adult.email);
    expect(await meOf(adult)).toMatchObject({ role: 'teacher', verified: false });
  });

  test('403: but not by an answer without a confirmation', async () => {
    const parent = await createPerson('parent', { verified: false });
    await confirmable(everything, parent.email);
    expect(codeOf(await inviteChild(parent, newAddress('child')))).toBe('not_verified');
  });
});

describe('a student who is old enough', () => {
  const share = (person: Person, public_sharing: boolean) =>
    person.call(consent.decide, { body: { public_sharing } });

  test('200: decides alone about visibility, and the decision is recorded', async () => {
    const none = { core: false, ai_text: false, voice: false, public_sharing: false };
    const teenager = await createPerson('student', { age: 15, consents: none });
    expect((await meOf(teenager)).consents.public_sharing).toBe(false);
    expect((await share(teenager, true)).body).toEqual({ public_sharing: true });
    expect((await meOf(teenager)).consents.public_sharing).toBe(true);
    await share(teenager, false);
    expect((await meOf(teenager)).consents.public_sharing).toBe(false);
  });

  test('403: may decide, but not a younger one', async () => {
    const child = await createPerson('student', { age: 9, region: 'United States' });
    expect(codeOf(await share(child, true))).toBe('consent_required');
  });
});
