import { Wren, type WrenMood } from '../../ui/wren';

/** Wren's valley, with her nest on a branch. Decoration. */
export const Scene = ({ mood }: { mood: WrenMood }) => (
  <div aria-hidden className="relative h-28 shrink-0 overflow-hidden sm:h-40">
    <img src="/home/valley.svg" alt="" className="absolute inset-0 size-full object-cover object-bottom" />
    <Wren mood={mood} className="absolute right-14 bottom-7 w-20 sm:right-20 sm:bottom-10 sm:w-28" />
    <img src="/home/nest.svg" alt="" className="absolute right-0 bottom-0 w-44 sm:w-60" />
  </div>
);
