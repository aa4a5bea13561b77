import { afterEach, describe, expect, test } from '@jest/globals';
import { errors } from '../../contract/errors';
import { invitations } from '../../contract/invitations/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { cloud, resetClock } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { newAddress, pass } from '../support/mail';
import { createPerson } from '../support/people';
import { askPool, createAccount, makeOperator, register } from '../support/pool';
import { invite, setUp, signedIn, signUp } from '../support/sign-up';

afterEach(resetClock);

const byInvitationOnly = {
  name: 'UserLambdaValidationException',
  message: `PreSignUp failed with error ${errors.not_invited.text}.`,
};

const verified = async (email: string) => (await (await signedIn(email)).call(onboarding.verify, {})).body;
const authorized = { authorized: true, error: null };
const unauthorized = { authorized: false, error: errors.not_invited.text };

const revoke = async (email: string) =>
  (await createPerson('operator')).call(invitations.revoke, { body: { email, owner: 'operators' } });

/** An account that was created with admin rights on the user pool. */
const createdByAdmin = async (email = newAddress()) => {
  await createAccount(email);
  return email;
};

describe('signing up with an invitation', () => {
  test("with the code of the mail's link the account is confirmed immediately", async () => {
    const email = newAddress();
    expect(await register(email, await invite(email))).toMatchObject({ UserConfirmed: true });
    expect(await verified(email)).toEqual(authorized);
  });

  test('the case of the address does not matter', async () => {
    const email = newAddress();
    const code = await invite(email);
    expect(await register(email.toUpperCase(), code)).toMatchObject({ UserConfirmed: true });
    expect(await verified(email)).toEqual(authorized);
    expect(await setUp(await signedIn(email))).toMatchObject({ status: 200, body: { profile: { email } } });
  });

  test('a renewed invitation works only with the new code', async () => {
    const email = newAddress();
    const old = await invite(email);
    const code = await invite(email);
    await expect(register(email, old)).rejects.toMatchObject(byInvitationOnly);
    expect(await register(email, code)).toMatchObject({ UserConfirmed: true });
  });

  test('an invited user can sign up by the link after a stranger has tried the address', async () => {
    const email = newAddress();
    const code = await invite(email);
    await expect(register(email)).rejects.toMatchObject(byInvitationOnly);
    expect(await register(email, code)).toMatchObject({ UserConfirmed: true });
  });
});

describe('signing up is refused with the same message', () => {
  test('for an address without an invitation, with any code', async () => {
    const foreign = await invite(newAddress());
    for (const code of [undefined, 'nonsense', foreign, 'x'.repeat(2000)])
      await expect(register(newAddress(), code)).rejects.toMatchObject(byInvitationOnly);
  });

  test('with a code other than the mail’s', async () => {
    const email = newAddress();
    const code = await invite(email);
    for (const wrong of [await invite(newAddress()), 'nonsense', ' ', `${code}x`, code.toUpperCase()])
      await expect(register(email, wrong)).rejects.toMatchObject(byInvitationOnly);
    expect(await register(email, code)).toMatchObject({ UserConfirmed: true });
  });

  test('after fourteen days', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const [code, late] = [await invite(email), await invite(other)];
    await pass('P13DT23H59M');
    expect(await register(email, code)).toMatchObject({ UserConfirmed: true });
    await pass('PT2M');
    await expect(register(other, late)).rejects.toMatchObject(byInvitationOnly);
    await expect(register(other)).rejects.toMatchObject(byInvitationOnly);
  });

  test('after the invitation was revoked', async () => {
    const email = newAddress();
    const code = await invite(email);
    expect((await revoke(email)).body.status).toBe('revoked');
    await expect(register(email, code)).rejects.toMatchObject(byInvitationOnly);
    await expect(register(email)).rejects.toMatchObject(byInvitationOnly);
  });

  test('after the invitation was used', async () => {
    const email = newAddress();
    const code = await invite(email);
    await register(email, code);
    await setUp(await signedIn(email));
    await expect(register(email, code)).rejects.toMatchObject(byInvitationOnly);
  });

  test('for addresses with and without an account alike', async () => {
    const joined = await signUp();
    await setUp(joined);
    const { email: seeded } = await createPerson('parent');
    const { email: taken } = await signUp();
    await revoke(taken);
    const known = [joined.email, seeded, taken, await createdByAdmin()];
    const answers = await Promise.all(
      [...known, newAddress()].map((email) => register(email).catch((error) => error)),
    );
    const seen = answers.map(({ name, message, status, ...rest }) => ({
      name,
      message,
      status,
      rest: Object.keys(rest),
    }));
    expect(seen).toEqual(seen.map(() => seen.at(-1)));
    expect(seen[0]).toMatchObject({ ...byInvitationOnly, status: 400 });
  });

  test('for an address that only looks like an invited one', async () => {
    const email = newAddress('ada');
    const code = await invite(email);
    const lookalikes = [email.replace('ada', 'ａda'), email.replace('ada', 'ad\u0430'), `${email}.`];
    for (const address of lookalikes) await expect(register(address, code)).rejects.toThrow();
  });
});

describe('POST /verify-user-authorization', () => {
  test('200: admits users with an open invitation or a profile', async () => {
    const newcomer = await signUp();
    expect(await verified(newcomer.email)).toEqual(authorized);
    await setUp(newcomer);
    expect(await verified(newcomer.email)).toEqual(authorized);
    await pass('P15D');
    expect(await verified(newcomer.email)).toEqual(authorized);
    expect(await verified((await createPerson()).email)).toEqual(authorized);
  });

  test('200: admits operators, who need no invitation', async () => {
    const email = await createdByAdmin();
    await makeOperator(email);
    expect(await verified(email)).toEqual(authorized);
  });

  const strangers: [who: string, account: () => Promise<string>][] = [
    ['an account without an invitation', createdByAdmin],
    [
      'one whose invitation was taken back since',
      async () => {
        const { email } = await signUp();
        await revoke(email);
        return email;
      },
    ],
    [
      'one who let the invitation expire',
      async () => {
        const { email } = await signUp();
        await pass('P14DT1M');
        return email;
      },
    ],
  ];

  test('400: an account cannot change its address to another user’s invited address', async () => {
    const email = newAddress();
    await invite(email);
    const change = {
      UserPoolId: cloud.identity.userPoolId,
      Username: await createdByAdmin(),
      UserAttributes: [{ Name: 'email', Value: email }],
    };
    await expect(askPool('AdminUpdateUserAttributes', change)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'user.email: Attribute cannot be updated.',
    });
  });

  test.each(strangers)('200: refuses %s, who has no access to other calls either', async (_, account) => {
    const email = await account();
    expect(await verified(email)).toEqual(unauthorized);
    const { call } = await signedIn(email);
    expect(codeOf(await call(onboarding.state, {}))).toBe('not_invited');
    const agreed = await call(onboarding.agree, { body: { terms_and_conditions: true } });
    expect(codeOf(agreed)).toBe('not_invited');
    expect(codeOf(await setUp({ email, call, token: '' }))).toBe('not_invited');
  });
});
