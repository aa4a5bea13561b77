import * as z from 'zod/mini';
import { crisisKinds } from '../../../contract/flags/kinds';

/**
 * A crisis that a model noticed in a child's words, as a field of the answer that it gives anyway. Our own rules run first and
 * find crises told in plain words; they find few veiled ones.
 */
export const Concern = z.enum(['nothing', ...crisisKinds]);
export type Concern = z.infer<typeof Concern>;

/** Instructions for the field `concern` of an answer. */
export const concernInstructions = (said: string) =>
  `concern: does ${said} tell, perhaps only in veiled words, that the child or another real child does not want to live or hurts itself ("self-harm"), is hurt, touched, threatened or neglected by somebody ("abuse"), or is in danger now ("danger")? Made-up stories, games, what happens in a book, idioms and quarrels are "nothing". When you doubt, name it.`;
