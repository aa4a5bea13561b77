import { CirclePlay, LogOut, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import { NavLink } from '../lib/navigation';
import { Avatar } from '../subjects/users/avatar';
import { useUser } from '../subjects/users/user';
import { MenuSheet } from '../ui/menu-sheet';
import { placesOf } from './places';

const row = 'flex min-h-14 w-full items-center gap-4 rounded-card! px-3 py-2 text-left';

const Disc = ({ Icon, chosen = false }: { Icon: LucideIcon; chosen?: boolean }) => (
  <span
    aria-hidden
    className={cx(
      'grid size-11 shrink-0 place-items-center rounded-full crowded:hidden',
      chosen ? 'bg-paper/15' : 'bg-accent-soft text-accent-strong',
    )}
  >
    <Icon className="size-6" />
  </span>
);

const Action = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <li>
    <button type="button" onClick={onClick} className={cx(row, 'font-semibold text-lg hover:bg-sunken')}>
      {children}
    </button>
  </li>
);

interface MenuProps {
  readonly onClose: () => void;
  readonly onOpen: (sheet: 'profile' | 'tutorial') => void;
  readonly onSignOut: () => void;
}

/** The places and buttons of the top bar when they do not fit side by side. */
const Menu = ({ onClose, onOpen, onSignOut }: MenuProps) => {
  const user = useUser();
  const { username, avatar, look } = user;
  return (
    <MenuSheet title="Menu" onClose={onClose}>
      <nav aria-label="Menu" className="min-w-0">
        <ul className="grid grid-cols-1 gap-1">
          {placesOf(user).map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                className={(isHere) =>
                  cx(row, 'font-heading text-2xl font-bold', isHere ? 'bg-ink text-paper' : 'hover:bg-sunken')
                }
              >
                {(isHere) => (
                  <>
                    <Disc Icon={Icon} chosen={isHere} />
                    {label}
                  </>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="grid min-w-0 grid-cols-1 gap-1 border-t border-line pt-gap">
        <Action onClick={() => onOpen('profile')}>
          <Avatar
            name={username}
            avatar={avatar}
            border={look.border}
            className="size-11 bg-sun text-xl crowded:hidden"
          />
          <span className="min-w-0">
            <span className="block truncate">{username}</span>
            <span className="block font-normal text-[0.8em] text-soft">Profile and settings</span>
          </span>
        </Action>
        <Action onClick={() => onOpen('tutorial')}>
          <Disc Icon={CirclePlay} />
          How Inkwren works
        </Action>
        <Action onClick={onSignOut}>
          <Disc Icon={LogOut} />
          Sign out
        </Action>
      </ul>
    </MenuSheet>
  );
};

export default Menu;
