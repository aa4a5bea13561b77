import type { AiFeature } from '../../contract/metrics';
import { optionalSetting } from '../platform/config';

/** The settings of the stage disable this feature. */
export class FeatureOff extends Error {
  override readonly name = 'FeatureOff';
}

/** Whether the stage's setting `ai.featuresOff` disables a feature. */
export const isOff = (feature: AiFeature): boolean =>
  (optionalSetting('AI_FEATURES_OFF') ?? '').split(',').includes(feature);
