import { CirclePlay, LogOut, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import { Link, NavLink } from '../lib/navigation';
import { part } from '../lib/part';
import { useOnline } from '../lib/use-online';
import { Avatar } from '../subjects/users/avatar';
import { useUser } from '../subjects/users/user';
import { Logo } from '../ui/logo';
import { Piece } from '../ui/piece';
import { placesOf } from './places';
import type { Sheet } from './sheets';

const pill = 'flex min-h-target min-w-target items-center justify-center gap-2 rounded-full! font-semibold';

/**
 * Whether the bar fits in one line depends on the size of the letters, not on pixels: users can enlarge them, and some fonts
 * are wider.
 */
const inBar = 'flex @max-[63rem]:hidden wide-letters:@max-[76rem]:hidden';
const inMenu = '@min-[63rem]:hidden wide-letters:@max-[76rem]:flex';

interface IconButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const IconButton = ({ label, onClick, children }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className={cx(pill, 'hover:bg-sunken')}
  >
    {children}
  </button>
);

const OfflineSign = part(() => import('./offline-sign'));

interface TopBarProps {
  readonly onOpen: (sheet: Sheet) => void;
  readonly onSignOut: () => void;
}

/** The navigation and the user's own items; a menu when they do not fit in one line. */
export const TopBar = ({ onOpen, onSignOut }: TopBarProps) => {
  const user = useUser();
  const { username, avatar, look } = user;
  const online = useOnline();
  return (
    <header className="@container sticky top-0 z-10 border-b border-line bg-paper/90 backdrop-blur print:hidden">
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-2 px-3 py-2">
        <Link
          to="/dashboard"
          aria-label="Inkwren, to the dashboard"
          className={cx(
            'rounded-control [&_span_span]:@max-[19rem]:sr-only wide-letters:[&_span_span]:@max-[22rem]:sr-only',
            !online && '[&_span_span]:@max-[30rem]:sr-only',
          )}
        >
          <Logo />
        </Link>
        {!online && (
          <Piece silent>
            <OfflineSign />
          </Piece>
        )}
        <nav aria-label="Main" className={cx(inBar, 'gap-1')}>
          {placesOf(user).map(({ to, label, Icon }) => (
            <NavLink
              key={to}
              to={to}
              className={(isHere) => cx(pill, 'px-3.5', isHere ? 'bg-ink text-paper' : 'hover:bg-sunken')}
            >
              <Icon aria-hidden className="size-5" />
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={cx(inBar, 'min-w-0 items-center')}>
          <IconButton label="How Inkwren works" onClick={() => onOpen('tutorial')}>
            <CirclePlay aria-hidden className="size-6" />
          </IconButton>
          <button
            type="button"
            aria-label={`${username}: profile and settings`}
            title="Profile and settings"
            onClick={() => onOpen('profile')}
            className={cx(pill, 'min-w-0 px-1.5 hover:bg-sunken @min-[76rem]:pr-3')}
          >
            <Avatar name={username} avatar={avatar} border={look.border} className="size-9 bg-sun" />
            <span className="max-w-32 truncate @max-[76rem]:hidden">{username}</span>
          </button>
          <IconButton label="Sign out" onClick={onSignOut}>
            <LogOut aria-hidden className="size-5" />
          </IconButton>
        </div>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen('menu')}
          className={cx(pill, inMenu, 'border-2 border-line bg-raised px-3 hover:border-line-strong sm:px-4')}
        >
          <Menu aria-hidden className="size-5" />
          <span className="@max-[20rem]:sr-only">Menu</span>
        </button>
      </div>
    </header>
  );
};
