import { jobsAtOnce } from '../concurrency';
import { throttleOf } from '../constructs/throttle';
import type { DeclaredFunction } from '../functions';
import type { Settings } from '../settings-schema';

/** A quota of Service Quotas, by the codes that its console shows. */
export interface QuotaCode {
  readonly service: string;
  readonly quota: string;
}

export interface Need {
  readonly name: string;
  readonly needed: number;
  /** The source of the present value. */
  readonly from: QuotaCode | 'concurrency' | 'mails a day' | 'mails a second' | 'production access';
  /** How to raise the value. */
  readonly raise: string;
}

/** The average duration of an API call, including those that wait for a model. */
const secondsOfCall = 0.2;
/** The average duration of a WebSocket message that waits for no answer. */
const secondsOfMessage = 0.02;
/** Functions that a voice chat keeps busy: about a quarter of the time one waits for the model, and another for its answer. */
const functionsOfVoiceChat = 0.5;
/** Lambda keeps this concurrency for functions without a reservation. */
const unreserved = 100;

const inServiceQuotas = 'ask for it in the Service Quotas console';

const concurrency = (settings: Settings, declared: readonly DeclaredFunction[]): number => {
  const { requestsPerSecond, messagesPerSecond, voiceChats, modelConcurrency } = settings;
  const jobs = declared.map((fn) => (fn.name in modelConcurrency ? 0 : (jobsAtOnce(fn, settings) ?? 0)));
  const reserved = Object.values(modelConcurrency);
  const atOnce =
    requestsPerSecond * secondsOfCall +
    messagesPerSecond * secondsOfMessage +
    voiceChats * functionsOfVoiceChat;
  return Math.ceil([...jobs, ...reserved].reduce((sum, count) => sum + count, Math.max(unreserved, atOnce)));
};

const ofMail = ({ stage, mailFrom, mailsPerDay, mailsPerSecond }: Settings): readonly Need[] => {
  if (mailFrom === undefined) return [];
  const raise = 'ask for it in the SES console, Account dashboard (docs/operations.md, Mail)';
  return [
    { name: 'SES: mails in 24 hours', needed: mailsPerDay, from: 'mails a day', raise },
    { name: 'SES: mails a second', needed: mailsPerSecond, from: 'mails a second', raise },
    ...(stage === 'prod'
      ? [{ name: 'SES: out of the sandbox', needed: 1, from: 'production access' as const, raise }]
      : []),
  ];
};

/** The quotas of the account and region that the stage's settings require. */
export const needsOf = (settings: Settings, declared: readonly DeclaredFunction[]): readonly Need[] => {
  const { requestsPerSecond, messagesPerSecond, signInsPerSecond } = settings;
  const [rest, sockets] = [throttleOf(requestsPerSecond), throttleOf(messagesPerSecond)];
  return [
    {
      name: 'Lambda: concurrent executions',
      needed: concurrency(settings, declared),
      from: 'concurrency',
      raise: inServiceQuotas,
    },
    {
      name: 'API Gateway: requests a second',
      needed: requestsPerSecond + messagesPerSecond,
      from: { service: 'apigateway', quota: 'L-8A5B8E43' },
      raise: inServiceQuotas,
    },
    {
      name: 'API Gateway: requests at once',
      needed: Math.max(rest.burstLimit, sockets.burstLimit),
      from: { service: 'apigateway', quota: 'L-CDF5615A' },
      raise:
        'AWS sets it by the requests a second: ask for more of those, or lower the rates in the settings',
    },
    {
      name: 'Cognito: sign-ins a second',
      // The call that begins a sign-in. The second call of a sign-in has its own quota, which is three times as large.
      needed: signInsPerSecond,
      from: { service: 'cognito-idp', quota: 'L-026ADBA3' },
      raise: inServiceQuotas,
    },
    ...ofMail(settings),
  ];
};
