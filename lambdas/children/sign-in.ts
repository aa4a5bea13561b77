import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda';
import { isMadeUp } from '../../contract/rules/made-up-address';
import { log } from '../platform/log';
import { isLetIn } from './let-in';

type ChallengeEvent =
  | DefineAuthChallengeTriggerEvent
  | CreateAuthChallengeTriggerEvent
  | VerifyAuthChallengeResponseTriggerEvent;

/**
 * Whether the pool's user is a child without an e-mail address. Nobody else has a made-up address, and nobody can change the
 * pool's: no item of the table, whatever is in it, leads from pictures to the account of a grown-up.
 */
const isChild = ({
  userAttributes,
  userNotFound,
}: Pick<ChallengeEvent['request'], 'userAttributes' | 'userNotFound'>): boolean =>
  userNotFound !== true && isMadeUp(userAttributes.email ?? '');

/**
 * One challenge, and tokens after its right answer. Everybody is asked, also a user whom the pool does not know, so that the question
 * does not tell who is a child; only a child gets tokens. After a wrong answer a child begins again, so that each try is counted.
 */
const define = (event: DefineAuthChallengeTriggerEvent): void => {
  const [answered, ...more] = event.request.session;
  const isRight = answered?.challengeName === 'CUSTOM_CHALLENGE' && answered.challengeResult;
  if (answered === undefined) event.response.challengeName = 'CUSTOM_CHALLENGE';
  else if (isRight && more.length === 0 && isChild(event.request)) event.response.issueTokens = true;
  else event.response.failAuthentication = true;
};

/** The question is the same for everybody, and tells nothing: the browser knows what to ask. */
const create = (event: CreateAuthChallengeTriggerEvent): void => {
  event.response.publicChallengeParameters = {};
  event.response.privateChallengeParameters = {};
};

const verify = async (event: VerifyAuthChallengeResponseTriggerEvent): Promise<void> => {
  const { userAttributes, challengeAnswer } = event.request;
  event.response.answerCorrect =
    isChild(event.request) && (await isLetIn({ attributes: userAttributes, answer: challengeAnswer }));
  log.info('a child has answered', { right: event.response.answerCorrect });
};

/** The three triggers of the pool's custom challenge. */
export const signIn = async (event: ChallengeEvent): Promise<ChallengeEvent> => {
  if (event.triggerSource === 'DefineAuthChallenge_Authentication') define(event);
  if (event.triggerSource === 'CreateAuthChallenge_Authentication') create(event);
  if (event.triggerSource === 'VerifyAuthChallengeResponse_Authentication') await verify(event);
  return event;
};
