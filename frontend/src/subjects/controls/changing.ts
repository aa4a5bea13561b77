import type { controls } from '../../../../contract/controls/endpoints';
import type { ControlsOfChild } from '../../../../contract/controls/of-child';
import type { Call } from '../../../../contract/endpoint';
import type { Consents } from '../../../../contract/users/fields';

/** A part of a guardian's decision. */
export type Change = Call<typeof controls.change>['body'];

export interface Changing {
  /** The name of the child. */
  readonly name: string;
  readonly of: ControlsOfChild;
  /** The consents in force; without them every switch can be used. */
  readonly consents?: Consents;
  readonly change: (part: Change) => void;
}
