import type { AiFeature } from '../../../contract/metrics';
import { optionalSetting } from '../config';

/** Each of these features can be disabled with the stage's setting `ai.featuresOff`. */
export type SwitchableFeature = Exclude<AiFeature, 'recommendations'>;

export const isOff = (feature: SwitchableFeature): boolean =>
  (optionalSetting('AI_FEATURES_OFF') ?? '').split(',').includes(feature);
