import * as z from 'zod/mini';
import { isSwitch, type SwitchKind } from '../../contract/operations/kinds';
import { ApiError } from './api-error';
import { isRecent, type Moment, thisMoment } from './clock';
import { optionalSetting } from './config';
import { log } from './log';
import { entity } from './table/entity';

/** What operators have switched off for everybody, in one item that every function reads. */
export const switches = entity({
  name: 'Switches',
  schema: z.object({
    /** A kind may be of a later version that was rolled back. */
    off: z.array(z.object({ kind: z.string(), at: z.string(), why: z.string() })),
    version: z.int(),
  }),
  key: (_: Record<never, never>) => ({ pk: 'SWITCHES', sk: 'SWITCHES' }),
  retention: 'library',
  onDeletion: 'nobody',
});

type Off = ReadonlySet<SwitchKind>;

/** Less than the minute within which a switch works: the rest is for a read that is eventually consistent, and for a call that runs. */
const freshMilliseconds = 50_000;

let known: (Moment & { readonly off: Promise<Off> }) | undefined;

/** What the table answered last. */
let last: Off | undefined;

/** A script that only asks a model has no table, and nothing is off for it. */
const read = async (): Promise<Off> => {
  const item = optionalSetting('TABLE_NAME') === undefined ? undefined : await switches.get({});
  return new Set(item?.off.map(({ kind }) => kind).filter(isSwitch));
};

/** While the table does not answer, its last answer holds, and the next call asks again. */
const readAgain = async (): Promise<Off> => {
  try {
    last = await read();
  } catch (error) {
    known = undefined;
    if (last === undefined) throw error;
    log.error('switches not read', error);
  }
  return last;
};

/** What is off. Half a read unit for each instance of a function and 50 seconds in which it is called. */
export const switchedOff = (): Promise<Off> => {
  if (!isRecent(known, freshMilliseconds)) known = { ...thisMoment(), off: readAgain() };
  return known.off;
};

export const isOff = async (kind: SwitchKind): Promise<boolean> => (await switchedOff()).has(kind);

/** Throws `paused` for what operators have switched off. What has no switch is on. */
export const mustBeOn = async (what: string): Promise<void> => {
  if (isSwitch(what) && (await isOff(what))) throw new ApiError('paused');
};
