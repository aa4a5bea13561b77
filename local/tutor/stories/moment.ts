import type { Whereabouts } from '../../illustrator/reading/setting';

/** A sentence of a story with what a drawing needs: names instead of pronouns, and the place so far. */
export interface Moment {
  /** As the child wrote it. */
  readonly sentence: string;
  /** Without direct speech, with names. */
  readonly told: string;
  readonly says: string | undefined;
  readonly speaker: string | null;
  readonly setting: Whereabouts;
}
