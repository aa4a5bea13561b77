import { Wren } from '../../ui/wren';

/** Two birds that look at each other. Decoration. */
export const TwoWrens = () => (
  <span aria-hidden className="flex items-end justify-center gap-1">
    <Wren mood="waving" className="w-24" />
    <Wren className="w-20 -scale-x-100" />
  </span>
);
