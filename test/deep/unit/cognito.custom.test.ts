import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as sdk from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type CognitoOptions, openCognito } from '../../../local/cognito';

const poolId = 'us-east-1_Test';
const site = 'site';
const custom = 'custom';
const email = 'kim@maple.test';
const user = { UserPoolId: poolId, Username: email };
const refused = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const parameters = { name: 'InvalidParameterException' };

interface Event {
  triggerSource: string;
  callerContext: { clientId: string };
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}

/** The triggers as a function would answer them: "open" is right, and a third wrong answer ends the attempt. */
const answers: Record<string, (request: Record<string, unknown>) => object> = {
  DefineAuthChallenge: ({ session }) => {
    const rounds = session as { challengeResult: boolean }[];
    if (rounds.at(-1)?.challengeResult) return { issueTokens: true };
    return rounds.length < 3 ? { challengeName: 'CUSTOM_CHALLENGE' } : { failAuthentication: true };
  },
  CreateAuthChallenge: () => ({
    publicChallengeParameters: { hint: 'a door' },
    privateChallengeParameters: { answer: 'open' },
    challengeMetadata: 'DOOR',
  }),
  VerifyAuthChallengeResponse: ({ privateChallengeParameters, challengeAnswer, userNotFound }) => ({
    answerCorrect:
      userNotFound !== true && (privateChallengeParameters as { answer: string }).answer === challengeAnswer,
  }),
};

let events: Event[], elapsed: number, server: Server, aws: sdk.CognitoIdentityProvider;

const options: CognitoOptions = {
  region: 'us-east-1',
  poolId,
  clientId: site,
  customClient: { id: custom, refreshMinutes: 720 },
  passwordPolicy: { minimumLength: 12 },
  selfSignUp: false,
  onMail: () => undefined,
  trigger: async (source, event) => {
    const { triggerSource, callerContext, request, response } = event as Event;
    if (!Object.hasOwn(answers, source)) return event;
    events.push(structuredClone({ triggerSource, callerContext, request, response }));
    return { ...(event as Event), response: { ...response, ...answers[source]?.(request) } };
  },
};

beforeEach(async () => {
  [events, elapsed] = [[], 0];
  const realNow = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + elapsed);
  const cognito = openCognito(options);
  server = createServer((req, res) => cognito.handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const credentials = { accessKeyId: 'any', secretAccessKey: 'any' };
  aws = new sdk.CognitoIdentityProvider({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
  await aws.adminCreateUser({ ...user, MessageAction: 'SUPPRESS' });
  await aws.adminSetUserPassword({ ...user, Password: 'read-more-books-1', Permanent: true });
});

afterEach(() => {
  aws.destroy();
  server.close();
  server.closeAllConnections();
  jest.restoreAllMocks();
});

const begin = (USERNAME = email, ClientId = custom, more: object = {}) =>
  aws.initiateAuth({ ClientId, AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME, ...more } });

const respond = (Session: string | undefined, ANSWER: string, more: object = {}) =>
  aws.respondToAuthChallenge({
    ClientId: custom,
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session,
    ChallengeResponses: { USERNAME: email, ANSWER },
    ...more,
  });

test('a right answer to the challenge of the triggers signs in, at the client that asked', async () => {
  const asked = await begin();
  expect(asked).toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE', ChallengeParameters: { hint: 'a door' } });
  expect(JSON.stringify(asked)).not.toContain('open');
  const { AuthenticationResult } = await respond(asked.Session, 'open', { ClientMetadata: { from: 'here' } });
  const [, payload = ''] = AuthenticationResult?.IdToken?.split('.') ?? [];
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ aud: custom });
  expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
    'DefineAuthChallenge_Authentication',
    'CreateAuthChallenge_Authentication',
    'VerifyAuthChallengeResponse_Authentication',
    'DefineAuthChallenge_Authentication',
  ]);
  expect(events.map(({ callerContext }) => callerContext.clientId)).toEqual([custom, custom, custom, custom]);
  expect(events[0]?.request).toEqual({
    userAttributes: expect.objectContaining({ email, 'cognito:user_status': 'CONFIRMED' }),
    session: [],
  });
  expect(events[3]?.request).toMatchObject({
    session: [{ challengeName: 'CUSTOM_CHALLENGE', challengeResult: true, challengeMetadata: 'DOOR' }],
    clientMetadata: { from: 'here' },
  });
});

test('wrong answers go on as the triggers decide, and each session takes one answer', async () => {
  const first = await begin();
  const second = await respond(first.Session, 'shut');
  expect(second.ChallengeName).toBe('CUSTOM_CHALLENGE');
  await expect(respond(first.Session, 'open')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  const third = await respond(second.Session, 'shut');
  await expect(respond(third.Session, 'shut')).rejects.toMatchObject(refused);
});

test('an unknown user is asked like any other, and told to the triggers only', async () => {
  const asked = await begin('nobody@maple.test');
  expect(asked.ChallengeParameters).toMatchObject({ hint: 'a door' });
  expect(events[0]?.request).toMatchObject({ userNotFound: true });
  await expect(respond((await respond(asked.Session, 'open')).Session, 'x')).resolves.toBeDefined();
});

test('each client has its own flows, and refreshes its own sessions only', async () => {
  await expect(begin(email, site)).rejects.toMatchObject(parameters);
  await expect(begin(email, custom, { CHALLENGE_NAME: 'SRP_A' })).rejects.toMatchObject(parameters);
  const srp = { ClientId: custom, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: email } } as const;
  await expect(aws.initiateAuth(srp)).rejects.toMatchObject(parameters);
  const { AuthenticationResult } = await respond((await begin()).Session, 'open');
  const refresh = (ClientId: string) =>
    aws.initiateAuth({
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: AuthenticationResult?.RefreshToken ?? '' },
    });
  await expect(refresh(site)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  elapsed += 720 * 60_000 - 5_000;
  expect((await refresh(custom)).AuthenticationResult?.IdToken).toBeTruthy();
  elapsed += 10_000;
  await expect(refresh(custom)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('nobody who is disabled, or has to choose a password, is let in', async () => {
  await aws.adminDisableUser(user);
  await expect(begin()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await aws.adminEnableUser(user);
  const { Session } = await begin();
  await aws.adminDisableUser(user);
  await expect(respond(Session, 'open')).rejects.toMatchObject({ message: 'User is disabled.' });
  const fresh = { UserPoolId: poolId, Username: 'new@maple.test' };
  await aws.adminCreateUser({ ...fresh, MessageAction: 'SUPPRESS' });
  await expect(respond((await begin(fresh.Username)).Session, 'open')).rejects.toMatchObject(refused);
});
