import type { Pen } from './pen';
import { backdrop, foreground } from './places/backdrop';
import { laying } from './places/by';
import { behind, front } from './props';
import type { Scene } from './reading/scene';
import { stagingOf } from './staging';
import { standing } from './standing';

/** One panel of the page: its layers from back to front. */
export const panel = (pen: Pen, scene: Scene, index: number): string => {
  const staging = stagingOf(pen, scene, index);
  const { setting, laid, upright, heroX } = staging;
  return [
    backdrop(pen, setting, `${index}`),
    ...behind(pen, staging),
    ...standing(pen, staging),
    ...front(pen, staging),
    laid === undefined ? '' : laying(pen, laid, upright.length < 2 ? heroX + 120 : 256),
    foreground(pen, setting),
  ].join('');
};
