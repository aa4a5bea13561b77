import { Wren } from './wren';

export const Logo = () => (
  <span className="flex items-center gap-1 font-[Baloo_2] text-3xl font-bold tracking-tight text-accent">
    <Wren className="-mt-1 w-11" />
    Inkwren
  </span>
);
