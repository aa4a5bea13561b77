import * as z from 'zod';
import { regions } from '../contract/users';

/** What differs between stages. Anything else is the same everywhere. */
const Settings = z
  .strictObject({
    stage: z.enum(['demo', 'prod']),
    /** Keep the data when the stack is deleted. */
    keepData: z.boolean(),
    logRetentionDays: z.union([z.literal(14), z.literal(30), z.literal(90)]),
    /** Gets a mail when an alarm rings. */
    alarmEmail: z.email().optional(),
    /** Requests a second for the whole API. */
    requestsPerSecond: z.int().positive(),
    catalogueUrl: z.url(),
    /** Mails come from this address: `mailIdentity` itself, or one at that domain. Without it mails wait in their queue. */
    mailFrom: z.email().optional(),
    /** The address or domain that SES has verified in the stack's region. It is used, never created. */
    mailIdentity: z.string().min(1).optional(),
    /** The site's own domain; `false` says that CloudFront's address is the one to use. */
    domain: z
      .union([
        z.literal(false),
        z.strictObject({
          name: z.hostname(),
          /** CloudFront takes certificates from that region alone. */
          certificateArn: z.string().regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/),
        }),
      ])
      .optional(),
    /** Stands before the site. Without it the stack makes its own, which it can in us-east-1 only. */
    webAclArn: z
      .string()
      .regex(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/.+$/)
      .optional(),
    /**
     * Concurrency reserved for each function that waits on a model. Absent by default: an account with a limit of ten cannot
     * reserve any. Not less than the queues' maximum concurrency, or their jobs are throttled into the dead letters.
     */
    modelConcurrency: z.int().min(10).optional(),
    /** Below this age a grown-up decides. A region that is not named counts as 18. */
    consentAges: z.record(z.enum(regions), z.int().min(8).max(18)),
    /** How long after a grown-up's consent the mail that confirms it is sent. */
    consentConfirmationMinutes: z.int().min(5).max(2880),
    ai: z.strictObject({
      /** An OpenAI-compatible service; absent: OpenAI itself. */
      baseUrl: z.url().optional(),
      chatModel: z.string(),
      moderationModel: z.string(),
      embeddingModel: z.string(),
      /** AI calls that one child may cause in a day. */
      dailyCalls: z.int().positive(),
      /** Without `names` usernames are checked by lists of words alone. */
      featuresOff: z.array(z.enum(['chapters', 'quiz', 'names'])),
      /** The contract with the provider allows data of children under 13. */
      providerAllowsMinors: z.boolean(),
      /** The provider keeps nothing of what it is sent. OpenAI asks for it before it may receive data of under-13s. */
      zeroDataRetention: z.boolean(),
    }),
  })
  .refine(
    ({ mailFrom, mailIdentity }) =>
      mailFrom === undefined
        ? mailIdentity === undefined
        : [mailFrom, mailFrom.split('@').at(-1)].includes(mailIdentity),
    'mailFrom and mailIdentity go together: the identity is the address itself or its domain.',
  )
  .refine(
    ({ stage, mailFrom }) => stage !== 'prod' || mailFrom !== undefined,
    'A production stage needs a sender: verify an address or a domain with SES, then name it in mailIdentity and the sender in mailFrom.',
  )
  .refine(
    ({ stage, alarmEmail }) => stage !== 'prod' || alarmEmail !== undefined,
    'A production stage needs somebody who hears its alarms: name an address in alarmEmail.',
  )
  .refine(
    ({ stage, domain }) => stage !== 'prod' || domain !== undefined,
    'A production stage needs a decision on its domain: name it with its certificate in domain, or say "domain": false for the address that CloudFront gives.',
  )
  .refine(
    ({ stage, ai }) => stage !== 'prod' || (ai.providerAllowsMinors && ai.zeroDataRetention),
    'A production stage needs a model provider that allows data of minors and retains nothing: agree it with the provider, then say yes to ai.providerAllowsMinors and ai.zeroDataRetention.',
  );
export type Settings = z.infer<typeof Settings>;

const shared = {
  requestsPerSecond: 500,
  catalogueUrl: 'https://openlibrary.org',
  // COPPA, GDPR article 8 at its strictest, India's DPDP, China's PIPL, Quebec's Law 25 and the Privacy Commissioner's view.
  consentAges: { 'United States': 13, Europe: 16, India: 18, China: 14, Canada: 13 },
  consentConfirmationMinutes: 60,
  ai: {
    chatModel: 'gpt-5-mini',
    moderationModel: 'omni-moderation-latest',
    embeddingModel: 'text-embedding-3-small',
    dailyCalls: 60,
    featuresOff: [],
    providerAllowsMinors: false,
    zeroDataRetention: false,
  },
};

const stages = {
  demo: { ...shared, stage: 'demo', keepData: false, logRetentionDays: 14 },
  prod: { ...shared, stage: 'prod', keepData: true, logRetentionDays: 90, requestsPerSecond: 5000 },
};

const explain = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  path.length === 0 ? message : `${path.join('.')}: ${message}.`;

const isStage = (name: string): name is keyof typeof stages => Object.hasOwn(stages, name);

/**
 * The settings of a stage, with what is given on top: `cdk deploy -c stage=prod -c settings='{"alarmEmail":"…"}'`.
 * Throws with what is wrong when they do not hold together.
 */
export const settingsFor = (stage: string, overrides: Record<string, unknown> = {}): Settings => {
  if (!isStage(stage))
    throw new Error(`There is no stage "${stage}": choose ${Object.keys(stages).join(' or ')}.`);
  const base = stages[stage];
  const ai = { ...base.ai, ...(overrides.ai as object | undefined) };
  const result = Settings.safeParse({ ...base, ...overrides, ai });
  if (!result.success)
    throw new Error(`The settings of stage "${stage}": ${result.error.issues.map(explain).join(' ')}`);
  return result.data;
};
