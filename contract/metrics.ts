import type { CrisisKind } from './flags/kinds';
import type { GemKind } from './rewards/endpoints';

/** The features that a chat model answers. */
export const chatFeatures = [
  'chapters',
  'quiz',
  'solving',
  'chat',
  'voice',
  'article',
  'checking',
  'storyboard',
  'look',
  'writing',
] as const;
export type ChatFeature = (typeof chatFeatures)[number];

/** The features that call a model. */
export const aiFeatures = [...chatFeatures, 'names', 'recommendations', 'pictures'] as const;
export type AiFeature = (typeof aiFeatures)[number];

/** The reasons for points and gems. */
export type AwardKind = GemKind | 'quiz' | 'article' | 'chat' | 'voice' | 'comic' | 'feedback';

/**
 * The dimensions of metrics. Each has a closed set of values, so that no metric contains data of a user. `model` is one of
 * the models in the stage's settings.
 */
interface MetricDimensions {
  readonly feature: AiFeature;
  readonly model: string;
  readonly kind: AwardKind;
  readonly crisis: CrisisKind;
}

export interface Metric {
  readonly by: readonly (keyof MetricDimensions)[];
  /** Counted once more without these dimensions: an alarm cannot add up all their combinations. */
  readonly total?: true;
}

export const metricNamespace = 'Inkwren';

/** All metrics, each a count of events. Functions write no others; the dashboard and the laptop's console show each one. */
export const metrics = {
  quiz_done: { by: [] },
  comic_done: { by: [] },
  comic_refused: { by: [] },
  ai_calls: { by: ['feature', 'model'], total: true },
  ai_tokens: { by: ['feature', 'model'] },
  ai_stage_nearly: { by: [] },
  ai_stage_resting: { by: [] },
  model_failed: { by: ['feature', 'model'], total: true },
  voice_turn: { by: [] },
  voice_failed: { by: [] },
  voice_busy: { by: [] },
  mail_sent: { by: [] },
  award: { by: ['kind'] },
  flag_raised: { by: ['crisis'] },
  flag_overdue: { by: [] },
  deletion_undecided: { by: [] },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;
export type DimensionsOf<N extends MetricName> = Pick<MetricDimensions, (typeof metrics)[N]['by'][number]>;

/** The titles on the dashboard and the laptop's console. */
export const metricTitles: Record<MetricName, string> = {
  quiz_done: 'Quizzes handed in',
  comic_done: 'Comics drawn',
  comic_refused: 'Comics refused',
  ai_calls: 'Calls of the model',
  ai_tokens: 'Tokens of the model',
  ai_stage_nearly: 'Days on which the stage’s budget was used to 80 %',
  ai_stage_resting: 'Refused because the stage’s budget was used up',
  model_failed: 'Calls of the model that failed',
  voice_turn: 'Turns of voice chats',
  voice_failed: 'Turns of voice chats without an answer',
  voice_busy: 'Voice chats that found the line busy',
  mail_sent: 'Mails sent',
  award: 'Awards of points or gems',
  flag_raised: 'Flags for a child in a crisis',
  flag_overdue: 'Flags past their deadline, counted in five minutes of each hour',
  deletion_undecided: 'Deletions that nobody has decided on in ten days',
};
