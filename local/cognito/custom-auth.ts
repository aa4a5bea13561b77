import type { Round } from './challenges';
import { invalidParameter, userIsDisabled, wrongCredentials } from './errors';
import { parameter } from './input';
import type { Pool } from './pool';
import type { User } from './state';
import { metadataPart, runTrigger } from './triggers';
import { decoyAttributes, decoyOf, findUser, userAttributesOf } from './users';

interface Attempt {
  readonly userId: string;
  readonly rounds: readonly Round[];
  /** Of `InitiateAuth` none reaches the triggers, only of the answer. */
  readonly metadata: Record<string, string>;
}

/** With `PreventUserExistenceErrors` the triggers run for an unknown user too, and are told so. */
const about = (pool: Pool, { userId, metadata }: Pick<Attempt, 'userId' | 'metadata'>) => {
  const user = pool.state.users.get(userId);
  return {
    userAttributes: user === undefined ? decoyAttributes(userId) : userAttributesOf(user),
    ...(user === undefined && { userNotFound: true }),
    ...metadataPart(metadata),
  };
};

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(value ?? {}).map(([name, text]) => [name, String(text)]));

/** Asks `DefineAuthChallenge` what comes next: tokens, another challenge, or the end. */
const goOn = async (pool: Pool, attempt: Attempt, admit: (user: User) => object): Promise<object> => {
  const { userId, rounds } = attempt;
  const next = await runTrigger(pool, {
    source: 'DefineAuthChallenge_Authentication',
    userId,
    custom: true,
    request: { ...about(pool, attempt), session: rounds },
    response: { challengeName: null, issueTokens: null, failAuthentication: null },
  });
  const user = pool.state.users.get(userId);
  if (next.failAuthentication === true) throw wrongCredentials();
  if (next.issueTokens === true) {
    if (user === undefined) throw wrongCredentials();
    return admit(user);
  }
  if (next.challengeName !== 'CUSTOM_CHALLENGE') throw wrongCredentials();
  const made = await runTrigger(pool, {
    source: 'CreateAuthChallenge_Authentication',
    userId,
    custom: true,
    request: { ...about(pool, attempt), challengeName: 'CUSTOM_CHALLENGE', session: rounds },
    response: { publicChallengeParameters: null, privateChallengeParameters: null, challengeMetadata: null },
  });
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: pool.challenges.open({
      kind: 'CUSTOM_CHALLENGE',
      userId,
      rounds,
      expected: textsOf(made.privateChallengeParameters),
      metadata: typeof made.challengeMetadata === 'string' ? made.challengeMetadata : undefined,
    }),
    ChallengeParameters: { USERNAME: userId, ...textsOf(made.publicChallengeParameters) },
  };
};

export const startCustom = (
  pool: Pool,
  parameters: Record<string, string>,
  admit: (user: User) => object,
): Promise<object> => {
  if (parameters.CHALLENGE_NAME !== undefined) throw invalidParameter('SRP_A is not enabled for the client.');
  const name = parameter(parameters, 'USERNAME');
  const user = findUser(pool, name);
  if (user?.enabled === false) throw userIsDisabled();
  return goOn(pool, { userId: user?.id ?? decoyOf(pool, name).id, rounds: [], metadata: {} }, admit);
};

/** An answer uses its session up, right or wrong: `DefineAuthChallenge` decides whether there is another try. */
export const answerCustom = async (
  pool: Pool,
  {
    session,
    responses,
    metadata,
  }: { session: string; responses: Record<string, string>; metadata: Record<string, string> },
  admit: (user: User) => object,
): Promise<object> => {
  const challenge = pool.challenges.read(session, 'CUSTOM_CHALLENGE');
  const challengeAnswer = parameter(responses, 'ANSWER');
  pool.challenges.close(session);
  const { userId, expected, rounds, metadata: challengeMetadata } = challenge;
  const { answerCorrect } = await runTrigger(pool, {
    source: 'VerifyAuthChallengeResponse_Authentication',
    userId,
    custom: true,
    request: { ...about(pool, { userId, metadata }), privateChallengeParameters: expected, challengeAnswer },
    response: { answerCorrect: null },
  });
  const round: Round = {
    challengeName: 'CUSTOM_CHALLENGE',
    challengeResult: answerCorrect === true,
    ...(challengeMetadata !== undefined && { challengeMetadata }),
  };
  return goOn(pool, { userId, rounds: [...rounds, round], metadata }, admit);
};
