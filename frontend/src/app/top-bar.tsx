import { BookOpen, House, LogOut } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { useUser } from '../lib/user';
import { Logo } from '../ui/logo';

const places = [
  { to: '/dashboard', label: 'Dashboard', Icon: House },
  { to: '/books', label: 'Books', Icon: BookOpen },
];

const linkClass = ({ isActive }: { isActive: boolean }) =>
  `flex min-h-target items-center gap-2 rounded-full px-3 font-semibold sm:px-4 ${
    isActive ? 'bg-ink text-paper' : 'hover:bg-sunken'
  }`;

/** Where one can go. On a phone the words make room for the icons. */
export const TopBar = ({ onSignOut }: { onSignOut: () => void }) => {
  const { username, role } = useUser();
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper/90 backdrop-blur">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-2 px-3 py-2">
        <Link to="/dashboard" aria-label="Inkwren, to the dashboard" className="rounded-control">
          <Logo />
        </Link>
        <nav aria-label="Main" className="flex items-center gap-1">
          {places
            .filter(({ to }) => role !== 'operator' || to !== '/books')
            .map(({ to, label, Icon }) => (
              <NavLink key={to} to={to} className={linkClass}>
                <Icon aria-hidden className="size-5" />
                <span className="max-sm:sr-only">{label}</span>
              </NavLink>
            ))}
          <button
            type="button"
            onClick={onSignOut}
            className="flex min-h-target items-center gap-2 rounded-full px-3 font-semibold sm:px-4 hover:bg-sunken"
          >
            <LogOut aria-hidden className="size-5" />
            <span className="max-sm:sr-only">Sign out</span>
            <span className="sr-only">{username}</span>
          </button>
        </nav>
      </div>
    </header>
  );
};
