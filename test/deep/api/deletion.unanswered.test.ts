import { afterEach, expect, test } from '@jest/globals';
import { consent } from '../../../contract/consent/endpoints';
import { invitations } from '../../../contract/invitations/endpoints';
import { onboarding } from '../../../contract/onboarding/endpoints';
import { users } from '../../../contract/users/endpoints';
import { advanceClock, atRest, cloud, resetClock, seed } from '../../support/cloud';
import {
  agreed,
  answer,
  anybody,
  ask,
  confirm,
  createChild,
  mailAbout,
  subjects,
} from '../../support/consent';
import { codeOf } from '../../support/endpoints';
import { follow } from '../../support/families';
import { createGuardian } from '../../support/family';
import { nameOf } from '../../support/friends';
import { mailsOut, mailsTo, newAddress, passOnSchedule, tokenIn } from '../../support/mail';
import { callsWith, createPerson, createTeen, meOf, tokenOf } from '../../support/people';
import { askPool } from '../../support/pool';
import { setUp, signedIn } from '../../support/sign-up';

afterEach(resetClock);

const again = 'Once more: a child asks for your permission to use Inkwren';

const pass = async (duration: string) => {
  await mailsOut();
  await advanceClock(duration);
  await atRest();
  await mailsOut();
};

test('a grown-up who has not answered is reminded after 46 days, with a link that is valid again', async () => {
  const [child, adult] = [await createChild(), newAddress('adult')];
  await ask(child, adult);
  await pass('P45D');
  expect((await mailsTo(adult)).map(({ subject }) => subject)).toEqual([subjects.request]);
  await pass('P1DT5M');
  const mail = await mailAbout(adult, again);
  expect(mail.text).toContain('within two weeks');
  expect((await answer(tokenIn(mail))).status).toBe(200);
  await passOnSchedule('PT65M');
  await confirm(tokenIn(await mailAbout(adult, subjects.confirmation)));
  await pass('P14D');
  expect((await (await signedIn(child.email)).call(users.me, {})).status).toBe(200);
});

test('a child to whom no grown-up has said yes is deleted in the night after sixty days', async () => {
  const [child, adult] = [await createChild(), newAddress('adult')];
  await ask(child, adult);
  await pass('P46DT5M');
  const token = tokenIn(await mailAbout(adult, again));
  await pass('P13DT23H');
  expect((await (await signedIn(child.email)).call(onboarding.state, {})).status).toBe(200);
  await pass('P1D');
  await pass('PT10M');
  await expect(tokenOf(child.email)).rejects.toThrow('cannot sign in');
  expect(codeOf(await answer(token))).toBe('consent_link_invalid');
});

test('a child whose consent was in force stays', async () => {
  const { child, token } = await agreed();
  const none = { core: false, ai_text: false, voice: false, public_sharing: false };
  await anybody(consent.change, { body: { token, consents: none } });
  await pass('P61D');
  await pass('PT10M');
  expect((await (await signedIn(child.email)).call(onboarding.state, {})).status).toBe(200);
});

const signInMade = (name: string) => `We made a new sign-in for “${name}” at Inkwren`;
const poolUser = (email: string) => ({ UserPoolId: cloud.identity.userPoolId, Username: email });

test('a student who deletes the sign-in itself is deleted by the next night', async () => {
  const teen = await createTeen();
  await askPool('AdminDeleteUser', poolUser(teen.email));
  await pass('P1D');
  await pass('PT10M');
  await resetClock();
  expect(codeOf(await teen.call(users.me, {}))).toBe('account_gone');
});

test('a child who deletes the sign-in itself keeps everything, gets another one, and the guardians are told', async () => {
  const child = await createPerson();
  const guardians = [await createGuardian(child), await createGuardian(child)];
  await seed({ task: 'award', userId: child.id, cause: 'quiz#before', points: 275 });
  await askPool('AdminDeleteUser', poolUser(child.email));
  await pass('P1D');
  await pass('PT10M');
  for (const { email } of guardians)
    expect((await mailAbout(email, signInMade(await nameOf(child)))).text).toContain('Nothing is lost');
  await resetClock();
  expect(await askPool('AdminGetUser', poolUser(child.email))).toMatchObject({ UserStatus: 'CONFIRMED' });
  const again = { call: callsWith(await tokenOf(child.email)) };
  expect(await meOf(again)).toMatchObject({ id: child.id, points: 275 });
});

test('an operator who invites a member without a sign-in has the former account deleted, and invites anew', async () => {
  const teen = await createTeen();
  const operator = await createPerson('operator');
  const invite = async () => {
    const { call } = await signedIn(operator.email);
    const terms = { account_type: 'student', school: null, consents: null } as const;
    const { body } = await call(invitations.invite, { body: { emails: [teen.email], ...terms } });
    return body.results[0]?.outcome;
  };
  expect(await invite()).toBe('member');
  await pass('PT10M');
  expect((await (await signedIn(teen.email)).call(users.me, {})).status).toBe(200);
  await askPool('AdminDeleteUser', poolUser(teen.email));
  expect(await invite()).toBe('member');
  await atRest();
  await pass('PT10M');
  await pass('PT3H');
  expect(await invite()).toBe('invited');
  const back = await follow(teen.email);
  expect((await setUp(back)).status).toBe(200);
});
