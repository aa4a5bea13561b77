import { type Held, restsUntil } from '../../subjects/controls/held';

/** In place of the steps while screen time rests. */
const Resting = ({ held }: { held: Held }) => (
  <p className="rounded-control bg-sunken px-4 py-3">
    <span className="font-heading text-lg font-bold">{restsUntil(held)}</span>
    <span className="block text-soft">A book made of paper is always open.</span>
  </p>
);

export default Resting;
