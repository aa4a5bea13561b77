import type { Look } from '../../../../contract/shop/kinds';
import { DressedWren } from '../../subjects/shop/dressed-wren';
import { Worn } from '../../subjects/shop/worn';
import type { WrenMood } from '../../ui/wren';

/** Wren's valley, with her nest on a branch, and what the student has bought for it. Decoration. */
export const Scene = ({ mood, look }: { mood: WrenMood; look: Look }) => (
  <div aria-hidden className="relative h-28 shrink-0 overflow-hidden sm:h-40">
    <img src="/home/valley.svg" alt="" className="absolute inset-0 size-full object-cover object-bottom" />
    <DressedWren
      mood={mood}
      look={look}
      className="absolute right-14 bottom-7 w-20 sm:right-20 sm:bottom-10 sm:w-28"
    />
    <img src="/home/nest.svg" alt="" className="absolute right-0 bottom-0 w-44 sm:w-60" />
    <Worn id={look.companion} className="right-2 bottom-6 w-20 sm:right-3 sm:bottom-9 sm:w-28" />
  </div>
);
