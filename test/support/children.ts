import { children } from '../../contract/children/endpoints';
import type { Picture } from '../../contract/children/pictures';
import type { ChildAnswer } from '../../contract/children/sign-in';
import { madeUpAddress } from '../../contract/rules/made-up-address';
import { everythingStored, withCanary } from './canaries';
import { advanceClock } from './cloud';
import { anybody, confirm, everything, mailAbout, subjects } from './consent';
import { passOnSchedule, tokenIn } from './mail';
import { callsWith, createPerson, type Person, randomLetters } from './people';
import { askPool } from './pool';

export const tapped: Picture[] = ['fish', 'moon', 'cake', 'key'];
export const others: Picture[] = ['fish', 'moon', 'key', 'cake'];

/** A grown-up without children, as after the sign-up. */
export const createParent = () => createPerson('parent', { verified: false });

export const addChild = ({ call }: Pick<Person, 'call'>, of: object = {}) =>
  call(children.add, {
    body: {
      name: `Pip ${randomLetters()}`,
      birth_year: new Date().getFullYear() - 10,
      avatar: 'owl',
      pictures: tapped,
      consents: { ...everything, core: true },
      is_guardian: true,
      ...of,
    },
  });

/** The second mail of "e-mail plus" comes, and the guardian confirms. */
export const confirmAdded = async (guardian: Pick<Person, 'email'>) => {
  await passOnSchedule('PT65M');
  await confirm(tokenIn(await mailAbout(guardian.email, subjects.confirmation)));
};

/** A child without an e-mail address whose guardian has confirmed, with the guardian and a device of the family. */
export const createFamily = async (of: object = {}) => {
  const guardian = await createParent();
  const { body } = await addChild(guardian, of);
  await confirmAdded(guardian);
  const id = body.children[0]?.id ?? '';
  return { guardian, id, ...(await openDevice(guardian)) };
};

export const openDevice = async ({ call }: Pick<Person, 'call'>, name = 'Kitchen tablet') => {
  const { device, family } = (await call(children.openDevice, { body: { name } })).body;
  return { device, device_id: family.devices.find((one) => device.includes(one.id))?.id ?? '' };
};

const client = { ClientId: 'inkwrenchildren' };

/** What the browser does with an answer, for any user of the pool. Rejects like the pool. */
export const answerAs = async (USERNAME: string, answer: ChildAnswer | string) => {
  const { Session } = await askPool('InitiateAuth', {
    ...client,
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME },
  });
  const ANSWER = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const { AuthenticationResult } = await askPool('RespondToAuthChallenge', {
    ...client,
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session,
    ChallengeResponses: { USERNAME, ANSWER },
  });
  return AuthenticationResult as { IdToken: string; RefreshToken: string };
};

/** Whether an answer lets a child in. */
export const isIn = (id: string, answer: ChildAnswer): Promise<boolean> =>
  answerAs(madeUpAddress(id), answer).then(
    () => true,
    () => false,
  );

/** A child who has signed in. */
export const enter = async (id: string, answer: ChildAnswer) => {
  const { IdToken, RefreshToken } = await answerAs(madeUpAddress(id), answer);
  return { id, token: IdToken, refreshToken: RefreshToken, call: callsWith(IdToken) };
};

export const refresh = (REFRESH_TOKEN: string, ClientId = client.ClientId) =>
  askPool('InitiateAuth', { ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN } });

export const byPictures = (device: string, pictures = tapped): ChildAnswer => ({
  kind: 'pictures',
  device,
  pictures,
});

export const stateOn = async (device: string) =>
  (await anybody(children.viewDevice, { body: { device } })).body.children[0];

/** The stored numbers of tries of a child, one for each device. */
export const triesOf = async (id: string, kind: 'PictureTries' | 'BadgeVisit'): Promise<number[]> => {
  const { now } = (await advanceClock('PT0S')) as { now: string };
  const kept = withCanary(await everythingStored(new Date(now)), [id]);
  return kept.filter(({ where }) => where === kind).map(({ text }) => JSON.parse(text).tries);
};
