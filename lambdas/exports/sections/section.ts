import type * as z from 'zod/mini';
import type { FileName, FileOf, files } from '../../../contract/exports/files';
import type { Copied } from '../copied';
import type { Dates } from '../dates';
import type { Html } from '../html';

type Input<N extends FileName> = z.input<(typeof files)[N]>;

/** One part of a copy: a file of JSON, and its part of the page. */
export interface Section<N extends FileName> {
  readonly name: N;
  readonly heading: string;
  /** Undeclared fields of the result are removed before anything is written. */
  readonly read: (of: Copied) => Promise<Input<N>>;
  readonly show: (value: FileOf<N>, dates: Dates) => Html;
}

export type AnySection = { readonly [N in FileName]: Section<N> }[FileName];

export const section = <N extends FileName>(declared: Section<N>): Section<N> => declared;
