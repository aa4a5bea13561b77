import { optionalSetting } from '../config';

/** Each feature can be disabled with the stage's setting `ai.featuresOff`. */
export type AiFeature = 'chapters' | 'quiz' | 'names';

export const isOff = (feature: AiFeature): boolean =>
  (optionalSetting('AI_FEATURES_OFF') ?? '').split(',').includes(feature);
