import { useState } from 'react';
import type { Surprise } from '../../../../../contract/home/endpoints';
import { part } from '../../../lib/part';
import { storeFor } from '../../../lib/store-for';
import { ownKey } from '../../../lib/stored-session';
import { useUser } from '../../../subjects/users/user';
import { Piece } from '../../../ui/piece';

const SurpriseDialog = part(() => import('./surprise-dialog'));

/** A parcel with a bow, closed or open. Decoration. */
const ParcelArt = ({ isOpen }: { isOpen: boolean }) => (
  <svg aria-hidden viewBox="0 0 64 64" className="size-14 shrink-0" fill="none">
    <path d="M10 30h44v26H10z" fill="#cf9350" />
    <path d="M28 30h8v26h-8z" fill="#c63f17" />
    <g transform={isOpen ? 'rotate(-16 8 30) translate(0 -5)' : undefined}>
      <path d="M7 20h50v11H7z" fill="#e0ab6c" />
      <path d="M28 20h8v11h-8z" fill="#c63f17" />
      <path d="M32 20c-5-14-19-11-15-3 2 3 9 3 15 3zM32 20c5-14 19-11 15-3-2 3-9 3-15 3z" fill="#c63f17" />
    </g>
    {isOpen && <path d="M46 26l2 4 5 1-4 3 1 5-4-2-4 2 1-5-4-3 5-1z" fill="#f2b134" />}
  </svg>
);

const isOpened = (key: string, day: string): boolean => localStorage.getItem(key) === JSON.stringify(day);

/** The surprise of the day, wrapped. Whether it was opened is known on this device only; it opens again at any time. */
export const Parcel = ({ day, surprise }: { day: string; surprise: Surprise }) => {
  const { id } = useUser();
  const key = ownKey('surprise', id);
  const [opened, setOpened] = useState(() => isOpened(key, day));
  const [shown, setShown] = useState(false);
  const open = () => {
    storeFor(id, key, day);
    setOpened(true);
    setShown(true);
  };
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="flex min-h-target items-center gap-4 rounded-card border-2 border-sun bg-sun-soft p-4 text-left shadow-card transition-transform hover:-translate-y-0.5 crowded:flex-col crowded:items-start"
      >
        <ParcelArt isOpen={opened} />
        <span className="grid min-w-0 gap-0.5">
          <span className="font-heading text-xl leading-tight font-bold">
            {opened ? 'Today’s surprise' : 'A small parcel for you'}
          </span>
          <span className="text-soft">
            {opened ? 'Look at it again' : 'Something out of what you have done'}
          </span>
        </span>
      </button>
      {shown && (
        <Piece>
          <SurpriseDialog day={day} surprise={surprise} onClose={() => setShown(false)} />
        </Piece>
      )}
    </>
  );
};
