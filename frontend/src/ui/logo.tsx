import { Wren } from './wren';

export const Logo = () => (
  <span className="flex items-center gap-1 font-brand text-3xl font-bold tracking-tight text-accent">
    <Wren className="-mt-1 w-11" />
    <span className="max-[22rem]:sr-only crowded:sr-only">Inkwren</span>
  </span>
);
