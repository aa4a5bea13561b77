import type { operations } from '../../contract/operations/endpoints';
import { isSwitch } from '../../contract/operations/kinds';
import type { Admitted } from '../accounts/admitted';
import { recording } from '../audit/record';
import { now } from '../platform/clock';
import { switches as stored } from '../platform/switches';
import { absent, equal } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';

const nothingOff = { off: [], version: 0 };

const read = async () => (await stored.get({}, { consistent: true })) ?? nothingOff;

type Off = Awaited<ReturnType<typeof read>>['off'];

/** Without kinds of a later version. */
const known = (off: Off) => off.flatMap(({ kind, ...one }) => (isSwitch(kind) ? [{ kind, ...one }] : []));

export const switches = async (_: Admitted<typeof operations.switches>) => ({
  off: known((await read()).off),
});

/** Throws a switch, with a record of who, when and why. One that is already as wanted changes nothing and is not on record. */
export const throwSwitch = ({ actor, body }: Admitted<typeof operations.throwSwitch>) =>
  optimistically(async () => {
    const { kind, on, why } = body;
    const { off, version } = await read();
    if (off.some((one) => one.kind === kind) !== on) return { off: known(off) };
    const others = off.filter((one) => one.kind !== kind);
    const after = on ? others : [...others, { kind, at: now().toISOString(), why }];
    const refused = await transact<string>({
      switches: stored.putting(
        { off: after, version: version + 1 },
        version === 0 ? absent('pk') : equal('version', version),
      ),
      audit: recording({ actor, action: on ? 'switch_on' : 'switch_off', target: kind, why }),
    });
    return refused.length === 0 ? { off: known(after) } : undefined;
  });
