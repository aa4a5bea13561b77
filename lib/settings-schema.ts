import * as z from 'zod';
import { aiWork } from '../contract/ai-work';
import { aiFeatures, chatFeatures } from '../contract/metrics';
import { termsParties } from '../contract/rules/terms';
import { declaredVersions } from '../contract/terms/versions';
import { regions } from '../contract/users/endpoints';
import { concurrencySettings } from './concurrency';
import { messagesOfVoiceChat, sizeNames } from './sizes';

/** How the chat model answers a feature. `null`: the field is not sent, because the model does not support it. */
const Chat = z.strictObject({
  reasoningEffort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']).nullable(),
  /** The maximum tokens of an answer, reasoning included. A truncated answer counts as unusable. */
  maxTokens: z.int().min(1000).nullable(),
});

const Ai = z.strictObject({
  /** The address of an OpenAI-compatible service. Absent: OpenAI. */
  baseUrl: z.url().optional(),
  chatModel: z.string(),
  /**
   * `endpoint`: the service's moderation judges. `chat`: `moderationModel` is a chat model, asked by instructions of our own, for
   * a service without such an endpoint.
   */
  moderation: z.enum(['endpoint', 'chat']),
  moderationModel: z.string(),
  embeddingModel: z.string(),
  imageModel: z.string(),
  transcriptionModel: z.string(),
  speechModel: z.string(),
  /** A voice of the speech model. */
  voice: z.string(),
  chat: z.record(z.enum(chatFeatures), Chat),
  /** Further fields of every request to a chat model, as its service names them: `{"temperature": 0.7}`. */
  chatFields: z.record(z.string(), z.json()),
  /** Dollars per million tokens, by model. Only figures read them; a model without an entry has an unknown price. */
  prices: z.record(
    z.string(),
    z.strictObject({ in: z.number().nonnegative(), out: z.number().nonnegative() }),
  ),
  /** The daily limit of one child by kind of work; 0 disables a kind. */
  daily: z.record(z.enum(aiWork), z.int().nonnegative()),
  /** The daily limit of all children of a school together, in units of any kind. */
  schoolDaily: z.int().positive(),
  /** The daily limit of all children of the stage together, in units of any kind. */
  stageDaily: z.int().positive(),
  /** What a unit of each kind of work costs, in dollars: it is taken from the budgets of money in advance. */
  costs: z.record(z.enum(aiWork), z.number().nonnegative()),
  /** The most that AI work may cost in a day, in dollars by `costs`: one child's, that of a school, and of the stage. */
  dollars: z.strictObject({
    child: z.number().positive(),
    school: z.number().positive(),
    stage: z.number().positive(),
  }),
  /** The features that are disabled. Without `names`, usernames are checked by word lists only. */
  lacks: z.array(z.enum(aiFeatures)),
  /** The contract with the provider permits data of children under 13. */
  providerAllowsMinors: z.boolean(),
  /** The provider stores nothing of its input. OpenAI requires this for data of children under 13. */
  zeroDataRetention: z.boolean(),
});

const Sentence = z.string().min(1).max(160);

const AddedVersion = z.strictObject({
  number: z.string().regex(/^[\w.-]{1,20}$/),
  date: z.iso.date(),
  changes: z.tuple([Sentence, Sentence, Sentence]),
  asks: z.array(z.enum(termsParties)),
});

const inOrder = (added: readonly z.infer<typeof AddedVersion>[]): boolean => {
  const versions = [...declaredVersions, ...added];
  const isLater = added.every(
    ({ date }, i) => date > (versions[declaredVersions.length + i - 1]?.date ?? ''),
  );
  return isLater && new Set(versions.map(({ number }) => number)).size === versions.length;
};

/** The differences between stages. Everything else is the same in all of them. */
export const Settings = z
  .strictObject({
    stage: z.enum(['demo', 'prod']),
    /** Decides the rates, workers and budgets that are not set otherwise. A demo has its own. */
    size: z.enum(sizeNames).optional(),
    /** Keep the data when the stack is deleted. */
    keepData: z.boolean(),
    /** The table that `npm run restore` has made. The stack uses it instead of its own, which it no longer contains. */
    restoredTable: z
      .strictObject({
        name: z.string().regex(/^[\w.-]{3,255}$/),
        streamArn: z.string().regex(/^arn:[\w-]+:dynamodb:[\w-]+:\d{12}:table\/[\w.-]+\/stream\/[\w.:-]+$/),
      })
      .refine(
        ({ name, streamArn }) => streamArn.includes(`:table/${name}/`),
        'the stream is of another table',
      )
      .optional(),
    /** Raised after the loss of the user pool: another number is another pool, without users. */
    poolNumber: z.int().min(1),
    logRetentionDays: z.union([z.literal(14), z.literal(30), z.literal(90)]),
    /** The recipient of alarms. */
    alarmEmail: z.email().optional(),
    /** The dollars that the whole account may spend in a month before `alarmEmail` is told. The model's provider bills apart. */
    monthlyDollars: z.int().positive(),
    /** The recipients of mails about a child in a crisis: one address or several, read by operators at any hour. */
    safetyEmail: z.union([z.email(), z.array(z.email()).min(1).max(10)]).optional(),
    /** Who decides when an operator escalates a flag; without it the recipients of `safetyEmail`. */
    escalationEmail: z.email().optional(),
    /** The operator of the site, as the public pages state it. Laws of several countries require all three fields. */
    runBy: z.strictObject({
      name: z.string().min(1).max(200),
      /** The postal address, in one line. */
      address: z.string().min(1).max(300),
      email: z.email(),
    }),
    /** Requests per second for the whole API. */
    requestsPerSecond: z.int().positive(),
    /** Messages per second on all sockets. */
    messagesPerSecond: z.int().positive(),
    /** The voice chats at the same time. A child who wants one more is told that the line is busy. */
    voiceChats: z.int().positive(),
    /**
     * Users who sign in in the busiest second, when a school begins its day. Only `npm run quotas` reads this and the next two
     * settings.
     */
    signInsPerSecond: z.int().positive(),
    mailsPerDay: z.int().positive(),
    mailsPerSecond: z.int().positive(),
    catalogueUrl: z.url(),
    /** A service like dictionaryapi.dev, which answers the meanings of a word at `<address>/<word>`. */
    dictionaryUrl: z.url(),
    /** The sender of mails: `mailIdentity` itself, or an address at that domain. Without it, mails stay in their queue. */
    mailFrom: z.email().optional(),
    /** The address or domain that SES has verified in the stack's region. The stack never creates it. */
    mailIdentity: z.string().min(1).optional(),
    /** The site's own domain; `false` selects CloudFront's address. */
    domain: z
      .union([
        z.literal(false),
        z.strictObject({
          name: z.hostname(),
          /** CloudFront takes certificates from us-east-1 only. */
          certificateArn: z.string().regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/),
        }),
      ])
      .optional(),
    /** The web ACL of the site. Without it the stack creates one, which is possible in us-east-1 only. */
    webAclArn: z
      .string()
      .regex(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/.+$/)
      .optional(),
    ...concurrencySettings,
    /** Users below this age need a guardian's consent. 18 in a region that is not listed. */
    consentAges: z.record(z.enum(regions), z.int().min(8).max(18)),
    /** The delay between a guardian's answer and the mail that confirms it. */
    consentConfirmationMinutes: z.int().min(5).max(2880),
    /**
     * Versions of terms, policy and consents that this stage adds to `contract/terms/versions.ts`, by their dates: at most three
     * with short sentences, because every function gets them.
     */
    termsVersions: z
      .array(AddedVersion)
      .max(3)
      .refine(inOrder, 'each version has a new number and is later than the one before it'),
    /**
     * The names of the keys by which the APIs recognize CloudFront. CloudFront sends the first one; the APIs accept all. A new
     * name creates a new key.
     */
    originKeys: z
      .array(z.string().regex(/^[A-Za-z0-9]{1,20}$/))
      .min(1)
      .max(2)
      .refine((names) => new Set(names).size === names.length, 'each name once'),
    /**
     * Shows the comics of children who share to everybody, not only to friends and schoolmates. In the United States a consent by
     * mail is not sufficient for that.
     */
    publicComics: z.boolean(),
    /** Invites a referred grown-up at once, without an operator's decision. */
    referralsInvite: z.boolean(),
    /** How long the words of a talk are kept. Totals and counted words stay. */
    transcriptDays: z.int().min(1).max(365),
    ai: Ai,
  })
  .refine(
    ({ voiceChats, messagesPerSecond }) => voiceChats * messagesOfVoiceChat <= messagesPerSecond,
    `voiceChats and messagesPerSecond go together: each voice chat sends ${messagesOfVoiceChat} messages a second.`,
  )
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
