import type { Usage } from '../dynamodb';
import type { LocalFunction, LocalFunctionOptions } from '../functions/local-function';
import type { SiteOptions } from '../gateway/site';
import type { Usual } from '../queues/twice';
import type { RealModel } from '../real-model';

export interface CloudOptions extends SiteOptions {
  /** The folder of the synthesized stack. */
  readonly templateFolder: string;
  /** 0 selects any free port. */
  readonly port: number;
  /** The folder of the data. Absent: nothing is kept. */
  readonly dataFolder?: string;
  /** Whether the folder has been used before: a missing table is then an error. */
  readonly hasData?: boolean;
  /** Keeps all changes of the table, so that it can be restored to a point in time. */
  readonly recovers?: boolean;
  /** 0 selects any free port. */
  readonly tablePort?: number;
  /** The offset of the clock at the start, in milliseconds from the current time. Absent: 0. */
  readonly clockOrigin?: number;
  /** The memory through which functions read the clock. */
  readonly clockMemory?: SharedArrayBuffer;
  /** How many times as long the deadlines of functions are: for a machine that is busy with other things. Absent: once. */
  readonly patience?: number;
  /** Absent: each function starts cold. */
  readonly createFunction?: (options: LocalFunctionOptions) => LocalFunction;
  /** The messages that are delivered twice without a request. Absent: none is. */
  readonly twice?: Usual;
  readonly realModel?: RealModel | undefined;
  /** Resolves when the function with this id in the template is bundled. Absent: all are. */
  readonly bundleOf?: (id: string) => Promise<unknown>;
  /** Bundles of functions that are not in the template, by name. */
  readonly extraFunctions?: Readonly<Record<string, string>>;
  onUsage?(usage: Usage): void;
}
