import type { AiFeature } from '../../contract/metrics';
import type { SwitchKind } from '../../contract/operations/kinds';
import { ApiError } from '../platform/api-error';
import { optionalSetting } from '../platform/config';
import { isOff } from '../platform/switches';

/** An operator has switched this feature off, or the stage's service lacks it. */
export class FeatureOff extends ApiError {
  override readonly name = 'FeatureOff';

  constructor(feature: AiFeature) {
    super('paused');
    this.message = feature;
  }
}

/** The switch of each feature that calls a model. */
const switchOf: Readonly<Record<AiFeature, SwitchKind>> = {
  chapters: 'books',
  quiz: 'quiz',
  solving: 'quiz',
  chat: 'chat',
  voice: 'voice',
  article: 'articles',
  checking: 'articles',
  storyboard: 'drawing',
  look: 'drawing',
  writing: 'drawing',
  pictures: 'drawing',
  names: 'names',
  recommendations: 'recommendations',
};

/** Whether the stage's model service lacks a feature, by the setting `ai.lacks`. */
export const isLacking = (feature: AiFeature): boolean =>
  (optionalSetting('AI_LACKS') ?? '').split(',').includes(feature);

/** Throws `FeatureOff`. */
export const mustBeAvailable = async (feature: AiFeature): Promise<void> => {
  if (isLacking(feature) || (await isOff(switchOf[feature]))) throw new FeatureOff(feature);
};
