import type { ControlsOfChild } from '../../../../contract/controls/of-child';
import { localTime } from '../../lib/local-time';
import { Disclosure } from '../../ui/disclosure';
import { changesIn } from './words';

interface ControlHistoryProps {
  readonly name: string;
  readonly history: ControlsOfChild['history'];
}

/** Who has changed what, so that two guardians know of each other. */
export const ControlHistory = ({ name, history }: ControlHistoryProps) => (
  <Disclosure summary={`Who changed what (${history.length})`}>
    <ul className="grid gap-3">
      {history.map(({ at, by, you, before, after }) => (
        <li key={at} className="wrap-anywhere">
          <span className="block text-[0.9em] text-soft">
            {localTime(at)}, {you ? 'you' : (by ?? 'a guardian who has left')}
          </span>
          {changesIn(name, before, after).join('; ')}
        </li>
      ))}
    </ul>
  </Disclosure>
);
