import { Settings } from './settings-schema';
import { settingsOfSize, sizesInWords } from './sizes';

const shared = {
  monthlyDollars: 50,
  requestsPerSecond: 500,
  messagesPerSecond: 500,
  voiceChats: 100,
  signInsPerSecond: 10,
  mailsPerDay: 200,
  mailsPerSecond: 1,
  catalogueUrl: 'https://openlibrary.org',
  dictionaryUrl: 'https://api.dictionaryapi.dev/api/v2/entries/en',
  // COPPA; the strictest age of GDPR article 8; India's DPDP; China's PIPL; Quebec's Law 25 and the view of Canada's Privacy
  // Commissioner.
  consentAges: { 'United States': 13, Europe: 16, India: 18, China: 14, Canada: 13 },
  consentConfirmationMinutes: 60,
  termsVersions: [],
  originKeys: ['first'],
  poolNumber: 1,
  publicComics: false,
  referralsInvite: false,
  transcriptDays: 90,
  workerConcurrency: {},
  modelConcurrency: {},
  ai: {
    chatModel: 'gpt-5-mini',
    moderation: 'endpoint',
    moderationModel: 'omni-moderation-latest',
    embeddingModel: 'text-embedding-3-small',
    imageModel: 'gpt-image-1-mini',
    transcriptionModel: 'gpt-4o-mini-transcribe',
    speechModel: 'gpt-4o-mini-tts',
    voice: 'coral',
    // 200 chapters or 15 questions take some 3,000 tokens; the rest is for reasoning.
    chat: {
      chapters: { reasoningEffort: 'low', maxTokens: 12_000 },
      quiz: { reasoningEffort: 'low', maxTokens: 16_000 },
      solving: { reasoningEffort: 'low', maxTokens: 8000 },
      article: { reasoningEffort: 'low', maxTokens: 6000 },
      checking: { reasoningEffort: 'low', maxTokens: 6000 },
      // Minimal reasoning, because a child waits for the answer.
      chat: { reasoningEffort: 'minimal', maxTokens: 2_000 },
      voice: { reasoningEffort: 'minimal', maxTokens: 2_000 },
      storyboard: { reasoningEffort: 'low', maxTokens: 4_000 },
      look: { reasoningEffort: 'low', maxTokens: 2_000 },
      writing: { reasoningEffort: 'low', maxTokens: 3_000 },
    },
    chatFields: {},
    prices: {
      'gpt-5-mini': { in: 0.25, out: 2 },
      'omni-moderation-latest': { in: 0, out: 0 },
      'text-embedding-3-small': { in: 0.02, out: 0 },
      'gpt-image-1-mini': { in: 2, out: 8 },
      'gpt-4o-mini-transcribe': { in: 1.25, out: 5 },
      'gpt-4o-mini-tts': { in: 0.6, out: 12 },
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
      names: 10,
      // Ten minutes that nobody has heard before.
      narration: 120,
    },
    schoolDaily: 20_000,
    stageDaily: 100_000,
    // The means of the recorded answers with the models above (docs/recorded.md), rounded up. 200 chapters take some 3,000
    // tokens, a search for recommendations the vectors of 400 books, and the check of a name one short verdict.
    costs: {
      chapters: 0.0065,
      banks: 0.0055,
      recommendations: 0.0005,
      chat: 0.0014,
      voice_minutes: 0.0125,
      articles: 0.002,
      writing: 0.0005,
      pictures: 0.012,
      names: 0.0002,
      // Our own books have 64 letters a sentence, five seconds at $0.015 a minute (lib/prices.ts), rounded up.
      narration: 0.0013,
    },
    // A child who does everything in a day that `daily` allows costs 98 cents. The others are 0.2 cents a unit.
    dollars: { child: 1, school: 40, stage: 200 },
    lacks: [],
    providerAllowsMinors: false,
    zeroDataRetention: false,
  },
};

/** The operator of a stage that is not open to the public. */
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
  },
};

const explain = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  path.length === 0 ? message : `${path.join('.')}: ${message}.`;

/** The overrides of `ai` that this file reads. The schema checks all of them. */
interface Overridden {
  readonly chatModel?: string;
  readonly moderation?: string;
  readonly chat?: object;
  readonly daily?: object;
  readonly costs?: object;
  readonly dollars?: object;
  readonly prices?: object;
}

const isStage = (name: string): name is keyof typeof stages => Object.hasOwn(stages, name);

/**
 * The settings of a stage, with overrides: `cdk deploy -c stage=prod -c settings='{"alarmEmail":"…"}'`. Throws with the reason
 * when they are inconsistent.
 */
export const settingsFor = (stage: string, overrides: Record<string, unknown> = {}): Settings => {
  if (!isStage(stage))
    throw new Error(`There is no stage "${stage}": choose ${Object.keys(stages).join(' or ')}.`);
  const base = stages[stage];
  const size = settingsOfSize(overrides.size);
  const overridden = overrides.ai as Overridden | undefined;
  const ai = {
    ...base.ai,
    ...size.ai,
    ...(overridden?.moderation === 'chat' && { moderationModel: overridden.chatModel ?? base.ai.chatModel }),
    ...overridden,
    chat: { ...base.ai.chat, ...overridden?.chat },
    daily: { ...base.ai.daily, ...overridden?.daily },
    costs: { ...base.ai.costs, ...overridden?.costs },
    dollars: { ...base.ai.dollars, ...size.ai?.dollars, ...overridden?.dollars },
    prices: { ...base.ai.prices, ...overridden?.prices },
  };
  const isProduction = [stage, overrides.stage].includes('prod');
  if (isProduction && overrides.runBy === undefined)
    throw new Error(
      'A production stage needs to say who runs it: name a person or company with a postal address and an e-mail address in runBy.',
    );
  if (isProduction && overrides.size === undefined)
    throw new Error(
      `A production stage needs a size, which decides its rates, its workers and what it may spend in a day: say ${sizesInWords} in size.`,
    );
  const workerConcurrency = { ...size.workerConcurrency, ...(overrides.workerConcurrency as object) };
  const result = Settings.safeParse({ ...base, ...size, ...overrides, workerConcurrency, ai });
  if (!result.success)
    throw new Error(`The settings of stage "${stage}": ${result.error.issues.map(explain).join(' ')}`);
  return result.data;
};
