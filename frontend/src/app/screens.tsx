import { Suspense, useEffect } from 'react';
import type { Role } from '../../../contract/endpoint';
import { Redirect, Route, Switch } from '../lib/navigation';
import { part } from '../lib/part';
import { applyPreferences } from '../subjects/users/preferences';
import { CannotStart } from './cannot-start';
import { Shell } from './shell';
import { useStart } from './use-start';
import { Waiting } from './waiting';

const OnboardingScreen = part(() => import('../features/onboarding/onboarding-screen'));
const DashboardScreen = part(() => import('../features/dashboard/dashboard-screen'));
const BooksScreen = part(() => import('../features/books/books-screen'));
const ReaderScreen = part(() => import('../features/reader/reader-screen'));
const QuizScreen = part(() => import('../features/quiz/quiz-screen'));
const ChatScreen = part(() => import('../features/chat/chat-screen'));
const VoiceScreen = part(() => import('../features/voice/voice-screen'));
const ArticlesScreen = part(() => import('../features/articles/articles-screen'));
const ComicsScreen = part(() => import('../features/comics/comics-screen'));
const FriendsScreen = part(() => import('../features/friends/friends-screen'));
const SupervisionScreen = part(() => import('../features/supervision/supervision-screen'));
const StoreScreen = part(() => import('../features/store/store-screen'));
const HistoryScreen = part(() => import('../features/history/history-screen'));
const ChildrenScreen = part(() => import('../features/consent/children-screen'));
const LeaderboardScreen = part(() => import('../features/leaderboard/leaderboard-screen'));
const GemsScreen = part(() => import('../features/gems/gems-screen'));
const OperatorScreen = part(() => import('../features/operator/operator-screen'));

const readersRoutes = (
  <>
    <Route path="/books" component={BooksScreen} />
    <Route path="/read/:book/:chapter?" component={ReaderScreen} />
    <Route path="/quiz" component={QuizScreen} />
    <Route path="/store" component={StoreScreen} />
    <Route path="/history" component={HistoryScreen} />
    <Route path="/leaderboard" component={LeaderboardScreen} />
  </>
);

const studentsRoutes = (
  <>
    <Route path="/articles" component={ArticlesScreen} />
    <Route path="/comics" component={ComicsScreen} />
    <Route path="/chat" component={ChatScreen} />
    <Route path="/voice-chat" component={VoiceScreen} />
    <Route path="/gems" component={GemsScreen} />
  </>
);

interface ScreensProps {
  readonly onSignOut: () => void;
}

const Places = ({ role, onSignOut }: ScreensProps & { readonly role: Role }) => (
  <Shell onSignOut={onSignOut}>
    <Switch>
      <Route path="/dashboard" component={DashboardScreen} />
      {role !== 'operator' && readersRoutes}
      {role !== 'operator' && (
        <Route path="/friends" component={role === 'student' ? FriendsScreen : SupervisionScreen} />
      )}
      {role === 'student' && studentsRoutes}
      {role === 'operator' && <Route path="/operator" component={OperatorScreen} />}
      {role === 'parent' && <Route path="/consent/children" component={ChildrenScreen} />}
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
