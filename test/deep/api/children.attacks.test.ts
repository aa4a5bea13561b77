import { afterEach, describe, expect, test } from '@jest/globals';
import { badges } from '../../../contract/badges/endpoints';
import { children } from '../../../contract/children/endpoints';
import { consent } from '../../../contract/consent/endpoints';
import { controls } from '../../../contract/controls/endpoints';
import { family } from '../../../contract/family/endpoints';
import { madeUpAddress } from '../../../contract/rules/made-up-address';
import { users } from '../../../contract/users/endpoints';
import { byBadge, createBadgeClass, idIn } from '../../support/badges';
import {
  answerAs,
  byPictures,
  createFamily,
  enter,
  isIn,
  openDevice,
  others,
  stateOn,
} from '../../support/children';
import { advanceClock, atRest, resetClock } from '../../support/cloud';
import { anybody, everything } from '../../support/consent';
import { runDeletion, shutAccount } from '../../support/deletion';
import { codeOf } from '../../support/endpoints';
import { createGuardian, pageOf } from '../../support/family';
import { changeFields } from '../../support/friends';
import { askPool } from '../../support/pool';

afterEach(resetClock);

const client = { ClientId: 'inkwrenchildren' };
const site = { ClientId: 'inkwrenlaptop' };
const wrong = 'A'.repeat(22);

/** What the pool says to an answer: the name of its error and its words, or `in`. */
const said = (address: string, answer: Parameters<typeof answerAs>[1]): Promise<string> =>
  answerAs(address, answer).then(
    () => 'in',
    ({ name, message }) => `${name} ${message}`,
  );

describe('who holds a tablet of the family', () => {
  test('401: guesses as often as devices allow, and no device gives another one tries', async () => {
    const { guardian, id, device } = await createFamily();
    const second = await openDevice(guardian, 'Second');
    for (let n = 0; n < 5; n++) expect(await isIn(id, byPictures(device, others))).toBe(false);
    expect(await stateOn(device)).toMatchObject({ state: 'wait' });
    // The secret of one device with the id of the other is none.
    const mixed = [idIn(second.device), device.split('.')[2]].join('.');
    expect(await isIn(id, byPictures(`${guardian.id}.${mixed}`))).toBe(false);
    expect(await isIn(id, byPictures(device))).toBe(false);
    expect(await isIn(id, byPictures(second.device))).toBe(true);
    // The right pictures on the second device forget nothing of the first.
    expect(await stateOn(device)).toMatchObject({ state: 'wait' });
  });

  test('401: an answer that was heard is worth nothing a second time', async () => {
    const { guardian, id, device } = await createFamily();
    const USERNAME = madeUpAddress(id);
    const begin = async () =>
      (await askPool('InitiateAuth', {
        ...client,
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME },
      })) as { Session: string };
    const respond = (Session: string, answer: object) =>
      askPool('RespondToAuthChallenge', {
        ...client,
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session,
        ChallengeResponses: { USERNAME, ANSWER: JSON.stringify(answer) },
      });
    const { Session: first } = await begin();
    await respond(first, byPictures(device));
    await expect(respond(first, byPictures(device))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    const { Session: second } = await begin();
    await expect(respond(second, byPictures(device, others))).rejects.toBeTruthy();
    await expect(respond(second, byPictures(device))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    const { code } = (await guardian.call(children.makeCode, { params: { child: id } })).body;
    const { Session: third } = await begin();
    await respond(third, { kind: 'code', code });
    const { Session: fourth } = await begin();
    await expect(respond(fourth, { kind: 'code', code })).rejects.toBeTruthy();
  });

  test('403: opens nothing of the guardian’s as the child, and does not change what was switched off', async () => {
    const { id, device } = await createFamily();
    const child = await enter(id, byPictures(device));
    const own = { child_id: id };
    const body = { ...everything, discoverable: true };
    for (const answer of [
      await child.call(controls.change, { params: own, body: { off: [] } }),
      await child.call(family.page, { params: own }),
      await child.call(consent.changeForChild, { params: own, body }),
      await child.call(children.setPictures, { params: { child: id }, body: { pictures: others } }),
      await child.call(children.openDevice, { body: { name: 'Mine' } }),
      await child.call(children.makeCode, { params: { child: id } }),
      await child.call(children.list, {}),
    ])
      expect(answer.status).toBe(403);
  });

  test('200: ends the sign-in of the child, which the next night brings back, and deletes nothing', async () => {
    const { id, device } = await createFamily();
    const { AuthenticationResult } = await tokensOf(id, device);
    await askPool('DeleteUser', { AccessToken: AuthenticationResult.AccessToken });
    expect(await isIn(id, byPictures(device))).toBe(false);
    await advanceClock('P1D');
    await advanceClock('PT10M');
    await atRest();
    expect(await isIn(id, byPictures(device))).toBe(true);
    const child = await enter(id, byPictures(device));
    expect((await child.call(users.me, {})).body.id).toBe(id);
  });

  test('400, 401: gives the child neither a password nor an address', async () => {
    const { id, device } = await createFamily();
    const { AuthenticationResult } = await tokensOf(id, device);
    const { AccessToken } = AuthenticationResult;
    await expect(
      askPool('ChangePassword', {
        AccessToken,
        PreviousPassword: 'x',
        ProposedPassword: 'a-test-of-many-words',
      }),
    ).rejects.toBeTruthy();
    for (const [Name, Value] of [
      ['email', 'mine@home.test'],
      ['custom:person', 'somebody'],
    ])
      await expect(
        askPool('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name, Value }] }),
      ).rejects.toBeTruthy();
    expect(await isIn(id, byPictures(device))).toBe(true);
  });
});

const tokensOf = async (id: string, device: string) => {
  const USERNAME = madeUpAddress(id);
  const { Session } = await askPool('InitiateAuth', {
    ...client,
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME },
  });
  return (await askPool('RespondToAuthChallenge', {
    ...client,
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session,
    ChallengeResponses: { USERNAME, ANSWER: JSON.stringify(byPictures(device)) },
  })) as { AuthenticationResult: { AccessToken: string } };
};

describe('who knows an id', () => {
  test('401: gets the same words for a child, a grown-up and nobody, whatever the answer is wrong about', async () => {
    const { guardian, id, device, pupil } = await withPupil();
    const answers = new Set([
      await said(madeUpAddress(id), byPictures(`${device.slice(0, -43)}${'A'.repeat(43)}`)),
      await said(madeUpAddress(id), byPictures(device, others)),
      await said(madeUpAddress(id), { kind: 'code', code: 'ABCDEFGHJK' }),
      await said(madeUpAddress(pupil.id), byBadge(pupil.classDevice, wrong)),
      await said(madeUpAddress('nobody-at-all'), byPictures(device)),
      await said(madeUpAddress(guardian.id), byPictures(device)),
      await said(guardian.email, byPictures(device)),
      await said('nobody@home.test', byPictures(device)),
    ]);
    expect([...answers]).toHaveLength(1);
  });

  test('200: is asked the same question for a child, a grown-up and nobody', async () => {
    const { guardian, id } = await createFamily();
    const asked = async (USERNAME: string) => {
      const auth = { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } };
      const { Session, ...question } = await askPool('InitiateAuth', { ...client, ...auth });
      const { USERNAME: user, ...more } = question.ChallengeParameters as Record<string, string>;
      expect([typeof Session, user]).toEqual([
        'string',
        expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-/),
      ]);
      return { ...question, ChallengeParameters: more };
    };
    const question = { ChallengeName: 'CUSTOM_CHALLENGE', ChallengeParameters: {} };
    for (const name of [
      madeUpAddress(id),
      madeUpAddress('nobody-at-all'),
      madeUpAddress(guardian.id),
      guardian.email,
      'nobody@home.test',
    ])
      expect([name, await asked(name)]).toEqual([name, question]);
  });

  test('401: has no other flow at the children’s client, and no custom one at the site’s', async () => {
    const { id, device } = await createFamily();
    const USERNAME = madeUpAddress(id);
    const srp = { USERNAME, SRP_A: 'AA' };
    for (const [who, AuthFlow, AuthParameters] of [
      [client, 'USER_SRP_AUTH', srp],
      [client, 'USER_PASSWORD_AUTH', { USERNAME, PASSWORD: 'a-test-of-many-words' }],
      [site, 'CUSTOM_AUTH', { USERNAME }],
      [site, 'USER_PASSWORD_AUTH', { USERNAME, PASSWORD: 'a-test-of-many-words' }],
    ] as const)
      await expect(askPool('InitiateAuth', { ...who, AuthFlow, AuthParameters })).rejects.toBeTruthy();
    for (const who of [client, site]) {
      await askPool('ForgotPassword', { ...who, Username: USERNAME }).catch(() => undefined);
      await expect(
        askPool('ConfirmForgotPassword', {
          ...who,
          Username: USERNAME,
          ConfirmationCode: '000000',
          Password: 'a-test-of-many-words',
        }),
      ).rejects.toBeTruthy();
    }
    expect(await isIn(id, byPictures(device))).toBe(true);
  });

  test('404: an invented device, an ended one and one of somebody else are not told apart', async () => {
    const { guardian, device, device_id } = await createFamily();
    const view = async (token: string) => {
      const { status, body } = await anybody(children.viewDevice, { body: { device: token } });
      return JSON.stringify([status, body]);
    };
    await guardian.call(children.endDevice, { params: { device: device_id } });
    const all = [
      device,
      `${device.slice(0, -43)}${'A'.repeat(43)}`,
      `nobody.${idIn(device)}.${'A'.repeat(43)}`,
    ];
    expect(new Set(await Promise.all(all.map(view))).size).toBe(1);
    const codes = ['ABCDEFGHJK', 'ZZZZZZZZZZ'];
    const answers = await Promise.all(codes.map((code) => anybody(children.findByCode, { body: { code } })));
    expect(answers.map(codeOf)).toEqual(['children_code_invalid', 'children_code_invalid']);
  });
});

const withPupil = async () => {
  const of = await createBadgeClass();
  return {
    guardian: of.pupil.guardian,
    id: of.pupil.id,
    device: of.pupil.device,
    pupil: { id: of.pupil.id, classDevice: of.device },
  };
};

describe('who has found a badge', () => {
  test('401: has nothing of a pupil who was deleted, nor of a teacher who has changed the school', async () => {
    const { teacher, domain, pupil, pupils, device } = await createBadgeClass(2);
    const [, other = pupil] = pupils;
    await changeFields(teacher.id, { school: 'Another school' });
    expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
    await changeFields(teacher.id, { school: domain });
    const link = await shutAccount(other.guardian, { child_id: other.id });
    expect(await isIn(other.id, byBadge(device, other.secret))).toBe(false);
    await runDeletion(link);
    expect(await isIn(other.id, byBadge(device, other.secret))).toBe(false);
    expect(await isIn(other.id, byPictures(other.device))).toBe(false);
  });

  test('401: cannot come in in the hour between midnight in class and that in New York, either way', async () => {
    const { teacher, classId, pupil } = await createBadgeClass();
    const open = async (time_zone: string) =>
      (await teacher.call(badges.openDevice, { params: { id: classId }, body: { name: 'T', time_zone } }))
        .body;
    for (const zone of ['America/Halifax', 'America/Chicago']) {
      const { device, until } = await open(zone);
      const { now } = (await advanceClock('PT0S')) as { now: string };
      const seconds = Math.round((Date.parse(until) - Date.parse(now)) / 1000);
      await advanceClock(`PT${seconds - 60}S`);
      expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(true);
      await advanceClock('PT61S');
      expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
      await resetClock();
    }
  });
});

describe('a second guardian', () => {
  test('200: has neither the devices of the first nor the choices, and nothing after the end', async () => {
    const { guardian, id, device, device_id } = await createFamily();
    const second = await createGuardian({ id });
    expect((await second.call(children.list, {})).body.devices).toEqual([]);
    await second.call(children.endDevice, { params: { device: device_id } });
    expect(await isIn(id, byPictures(device))).toBe(true);
    await second.call(family.setAlerts, { params: { child_id: id }, body: { mild_by_mail: true } });
    expect((await pageOf(guardian, { id })).body.alerts.mild_by_mail).toBe(false);
    expect(JSON.stringify((await pageOf(second, { id })).body)).not.toContain(guardian.email);
  });

  test('401: whose account is shut ends the sessions of the child on the own device, with the next call', async () => {
    const { guardian, id } = await createFamily();
    const second = await createGuardian({ id });
    const theirs = await openDevice(second);
    const child = await enter(id, byPictures(theirs.device));
    expect((await child.call(users.me, {})).status).toBe(200);
    const { code } = (await second.call(children.makeCode, { params: { child: id } })).body;
    await shutAccount(second, { children: [{ id, fate: 'leave' }] });
    await atRest();
    expect(codeOf(await child.call(users.me, {}))).toBe('unauthenticated');
    expect(await isIn(id, byPictures(theirs.device))).toBe(false);
    expect(await isIn(id, { kind: 'code', code })).toBe(false);
    const own = await openDevice(guardian);
    await advanceClock('PT2S');
    expect((await (await enter(id, byPictures(own.device))).call(users.me, {})).status).toBe(200);
  });
});

test('401: a session on a device that its guardian ends is over with the next call, not within the hour', async () => {
  const { guardian, id, device, device_id } = await createFamily();
  const child = await enter(id, byPictures(device));
  await guardian.call(children.endDevice, { params: { device: device_id } });
  expect(codeOf(await child.call(users.me, {}))).toBe('unauthenticated');
  const next = await openDevice(guardian);
  await advanceClock('PT2S');
  const again = await enter(id, byPictures(next.device));
  expect((await again.call(users.me, {})).status).toBe(200);
});
