import { type ComponentType, Suspense, useEffect } from 'react';
import type { Role } from '../../../contract/endpoint';
import type { SignOut } from '../lib/auth';
import { Redirect, Route, Switch } from '../lib/navigation';
import { part } from '../lib/part';
import { applyPreferences } from '../subjects/users/preferences';
import { CannotStart } from './cannot-start';
import { controlled } from './controlled';
import { Shell } from './shell';
import { useStart } from './use-start';
import { Waiting } from './waiting';

const OnboardingScreen = part(() => import('../features/onboarding/onboarding-screen'));

/** The screens of one role, by the path of their route. Each is loaded when it is opened first. */
type Routes = Readonly<Record<string, ComponentType<{ params: never }>>>;

const everybodys: Routes = {
  '/dashboard': part(() => import('../features/dashboard/dashboard-screen')),
  '/new-terms': part(() => import('../features/terms/terms-screen')),
};

const readers: Routes = {
  ...everybodys,
  '/books': part(() => import('../features/books/books-screen')),
  '/read/:book/:chapter?': controlled(
    'screen',
    part(() => import('../features/reading/reading-screen')),
  ),
  '/quiz': controlled(
    'screen',
    part(() => import('../features/quiz/quiz-screen')),
    true,
  ),
  '/store': controlled(
    'store',
    part(() => import('../features/shop/shop-screen')),
  ),
  '/history': part(() => import('../features/history/history-screen')),
  '/leaderboard': controlled(
    'boards',
    part(() => import('../features/leaderboard/leaderboard-screen')),
  ),
};

const supervisors: Routes = {
  ...readers,
  '/friends': part(() => import('../features/analytics/analytics-screen')),
  '/children/:child': part(() => import('../features/family/family-screen')),
  '/consent/children': part(() => import('../features/consent/children-screen')),
};

const screensOf: Readonly<Record<Role, Routes>> = {
  student: {
    ...readers,
    '/friends': part(() => import('../features/friends/friends-screen')),
    '/articles': controlled(
      'screen',
      part(() => import('../features/articles/articles-screen')),
      true,
    ),
    '/comics': controlled(
      'screen',
      part(() => import('../features/comics/comics-screen')),
    ),
    '/chat': controlled(
      'chat',
      part(() => import('../features/chat/chat-screen')),
    ),
    '/voice-chat': controlled(
      'voice',
      part(() => import('../features/voice/voice-screen')),
    ),
    '/guardians': part(() => import('../features/consent/guardians-screen')),
    '/gems': part(() => import('../features/rewards/rewards-screen')),
  },
  teacher: {
    ...supervisors,
    '/classes/:id/badges': part(() => import('../features/badges/badges-screen')),
  },
  parent: supervisors,
  operator: {
    ...everybodys,
    '/operator': part(() => import('../features/operator/operator-screen')),
  },
};

interface ScreensProps {
  readonly onSignOut: SignOut;
}

const Places = ({ role, onSignOut }: ScreensProps & { readonly role: Role }) => (
  <Shell onSignOut={onSignOut}>
    <Switch>
      {Object.entries(screensOf[role]).map(([path, Screen]) => (
        <Route key={path} path={path}>
          {(params) => <Screen params={params as never} />}
        </Route>
      ))}
      <Route>
        <Redirect to="/dashboard" replace />
      </Route>
    </Switch>
  </Shell>
);

/** All screens of a user with a complete profile; a user without one sees only the onboarding. */
export const Screens = ({ isNew, onSignOut }: ScreensProps & { readonly isNew: boolean }) => {
  const start = useStart(isNew);
  const user = start.phase === 'ready' ? start.user : undefined;

  useEffect(() => {
    document.documentElement.dataset.theme =
      user === undefined || user.role === 'student' ? 'child' : 'adult';
  }, [user]);
  const preferences = user?.preferences;
  useEffect(() => {
    if (preferences !== undefined) applyPreferences(preferences);
  }, [preferences]);

  if (start.phase === 'failed')
    return <CannotStart failure={start.error} onRetry={start.onRetry} onSignOut={onSignOut} />;
  if (start.phase === 'loading') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      {start.phase === 'set-up' ? (
        <OnboardingScreen onComplete={start.onComplete} onLeave={onSignOut} />
      ) : (
        <Places role={start.user.role} onSignOut={onSignOut} />
      )}
    </Suspense>
  );
};
