import * as z from 'zod';
import { aiWork } from '../contract/ai-work';
import { aiFeatures, chatFeatures } from '../contract/metrics';
import { regions } from '../contract/users';

/** How the chat model answers a feature. `null`: the model does not support the field, and it is not sent. */
const Chat = z.strictObject({
  reasoningEffort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']).nullable(),
  /** Tokens of an answer, reasoning included. A longer answer counts as unusable. */
  maxTokens: z.int().min(1000).nullable(),
});

/** The differences between stages. Everything else is the same in each. */
const Settings = z
  .strictObject({
    stage: z.enum(['demo', 'prod']),
    /** Keep the data when the stack is deleted. */
    keepData: z.boolean(),
    logRetentionDays: z.union([z.literal(14), z.literal(30), z.literal(90)]),
    /** The recipient of a mail when an alarm rings. */
    alarmEmail: z.email().optional(),
    /** Who is mailed when a child's words tell of a crisis: read by operators at any hour. */
    safetyEmail: z.email().optional(),
    /** Who runs the place, as the public pages state it. Laws of several countries require all three. */
    runBy: z.strictObject({
      name: z.string().min(1).max(200),
      /** The postal address, in one line. */
      address: z.string().min(1).max(300),
      email: z.email(),
    }),
    /** Requests per second for the whole API. */
    requestsPerSecond: z.int().positive(),
    /** Messages per second on all sockets: a voice chat sends eight. */
    messagesPerSecond: z.int().positive(),
    catalogueUrl: z.url(),
    /** Answers like dictionaryapi.dev: a word's meanings under this address and the word. */
    dictionaryUrl: z.url(),
    /**
     * The sender's address of mails: `mailIdentity` itself, or one at that domain. Without it, mails stay in their queue.
     */
    mailFrom: z.email().optional(),
    /** The address or domain that SES has verified in the stack's region. Never created by the stack. */
    mailIdentity: z.string().min(1).optional(),
    /** The site's own domain; `false` selects CloudFront's address. */
    domain: z
      .union([
        z.literal(false),
        z.strictObject({
          name: z.hostname(),
          /** The only region from which CloudFront takes certificates. */
          certificateArn: z.string().regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/),
        }),
      ])
      .optional(),
    /** The web ACL of the site. Without it the stack creates one, which is possible in us-east-1 only. */
    webAclArn: z
      .string()
      .regex(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/.+$/)
      .optional(),
    /**
     * Concurrency reserved for each function that waits for a model. Absent by default: an account with a limit of ten
     * cannot reserve any. Not less than the queues' maximum concurrency, or jobs are throttled into the dead-letter queue.
     */
    modelConcurrency: z.int().min(20).optional(),
    /** A grown-up decides for users below this age. An unlisted region counts as 18. */
    consentAges: z.record(z.enum(regions), z.int().min(8).max(18)),
    /** The delay between a grown-up's answer and the mail that confirms it. */
    consentConfirmationMinutes: z.int().min(5).max(2880),
    /**
     * Comics of children who share are shown to everybody, and not only to friends and schoolmates. In the United States a
     * consent by mail is not sufficient for that.
     */
    publicComics: z.boolean(),
    /** A referred grown-up is invited at once, and does not wait for an operator. */
    referralsInvite: z.boolean(),
    /** How long the words of a talk are kept. Totals and counted words stay. */
    transcriptDays: z.int().min(1).max(365),
    ai: z.strictObject({
      /** An OpenAI-compatible service; absent: OpenAI itself. */
      baseUrl: z.url().optional(),
      chatModel: z.string(),
      moderationModel: z.string(),
      embeddingModel: z.string(),
      imageModel: z.string(),
      transcriptionModel: z.string(),
      speechModel: z.string(),
      /** One of the voices of the speech model. */
      voice: z.string(),
      chat: z.record(z.enum(chatFeatures), Chat),
      /** What one child may cause in a day, by kind of work; 0 closes a kind. */
      daily: z.record(z.enum(aiWork), z.int().nonnegative()),
      /** What the children of one school may cause in a day, in units of any kind. */
      schoolDaily: z.int().positive(),
      /** What all children of the stage may cause in a day, in units of any kind. */
      stageDaily: z.int().positive(),
      /** With `names` off, usernames are checked by word lists only. */
      featuresOff: z.array(z.enum(aiFeatures)),
      /** The contract with the provider permits data of children under 13. */
      providerAllowsMinors: z.boolean(),
      /** The provider stores nothing of its input. OpenAI requires this before it may receive data of under-13s. */
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
    ({ stage, safetyEmail }) => stage !== 'prod' || safetyEmail !== undefined,
    'A production stage needs somebody who looks after a child in a crisis: name an address in safetyEmail that operators read at any hour.',
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
  messagesPerSecond: 500,
  catalogueUrl: 'https://openlibrary.org',
  dictionaryUrl: 'https://api.dictionaryapi.dev/api/v2/entries/en',
  // COPPA, GDPR article 8 at its strictest, India's DPDP, China's PIPL, Quebec's Law 25 and the Privacy Commissioner's view.
  consentAges: { 'United States': 13, Europe: 16, India: 18, China: 14, Canada: 13 },
  consentConfirmationMinutes: 60,
  publicComics: false,
  referralsInvite: false,
  transcriptDays: 90,
  ai: {
    chatModel: 'gpt-5-mini',
    moderationModel: 'omni-moderation-latest',
    embeddingModel: 'text-embedding-3-small',
    imageModel: 'gpt-image-1-mini',
    transcriptionModel: 'gpt-4o-mini-transcribe',
    speechModel: 'gpt-4o-mini-tts',
    voice: 'coral',
    // An answer has some 3,000 tokens for 200 chapters or 15 questions; the rest is for reasoning.
    chat: {
      chapters: { reasoningEffort: 'low', maxTokens: 12_000 },
      quiz: { reasoningEffort: 'low', maxTokens: 16_000 },
      solving: { reasoningEffort: 'low', maxTokens: 8000 },
      article: { reasoningEffort: 'low', maxTokens: 6000 },
      checking: { reasoningEffort: 'low', maxTokens: 6000 },
      // A child waits for it.
      chat: { reasoningEffort: 'minimal', maxTokens: 2_000 },
      voice: { reasoningEffort: 'minimal', maxTokens: 2_000 },
      storyboard: { reasoningEffort: 'low', maxTokens: 4_000 },
      look: { reasoningEffort: 'low', maxTokens: 2_000 },
      writing: { reasoningEffort: 'low', maxTokens: 3_000 },
    },
    daily: {
      chapters: 15,
      banks: 20,
      recommendations: 20,
      chat: 120,
      voice_minutes: 30,
      articles: 8,
      writing: 10,
      pictures: 3,
    },
    schoolDaily: 20_000,
    stageDaily: 100_000,
    featuresOff: [],
    providerAllowsMinors: false,
    zeroDataRetention: false,
  },
};

/** Of a stage that is not open to the public. */
const demonstration = {
  name: 'A demonstration of Inkwren',
  address: 'Not open to the public, so there is no postal address',
  email: 'privacy@inkwren.example',
};

const stages = {
  demo: { ...shared, stage: 'demo', keepData: false, logRetentionDays: 14, runBy: demonstration },
  prod: {
    ...shared,
    stage: 'prod',
    keepData: true,
    logRetentionDays: 90,
    requestsPerSecond: 5000,
    messagesPerSecond: 5000,
  },
};

const explain = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  path.length === 0 ? message : `${path.join('.')}: ${message}.`;

const isStage = (name: string): name is keyof typeof stages => Object.hasOwn(stages, name);

/**
 * The settings of a stage, with overrides: `cdk deploy -c stage=prod -c settings='{"alarmEmail":"…"}'`. Throws with the
 * reason when they are inconsistent.
 */
export const settingsFor = (stage: string, overrides: Record<string, unknown> = {}): Settings => {
  if (!isStage(stage))
    throw new Error(`There is no stage "${stage}": choose ${Object.keys(stages).join(' or ')}.`);
  const base = stages[stage];
  const overridden = overrides.ai as { chat?: object; daily?: object } | undefined;
  const ai = {
    ...base.ai,
    ...overridden,
    chat: { ...base.ai.chat, ...overridden?.chat },
    daily: { ...base.ai.daily, ...overridden?.daily },
  };
  if (stage === 'prod' && overrides.runBy === undefined)
    throw new Error(
      'A production stage needs to say who runs it: name a person or company with a postal address and an e-mail address in runBy.',
    );
  const result = Settings.safeParse({ ...base, ...overrides, ai });
  if (!result.success)
    throw new Error(`The settings of stage "${stage}": ${result.error.issues.map(explain).join(' ')}`);
  return result.data;
};
