import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { ApiFailure } from '../lib/api';
import { signOut } from '../lib/auth';
import { createQueryClient } from '../lib/query-client';
import { userQuery } from '../lib/user';
import { CannotStart } from './cannot-start';
import { Shell } from './shell';
import { Waiting } from './waiting';

const DashboardScreen = lazy(() => import('../features/dashboard/dashboard-screen'));
const BooksScreen = lazy(() => import('../features/books/books-screen'));
const QuizScreen = lazy(() => import('../features/quiz/quiz-screen'));

interface SignedInProps {
  readonly onSignedOut: () => void;
}

const Screens = ({ leave }: { leave: () => Promise<void> }) => {
  const { data: user, error, refetch } = useQuery(userQuery);
  const over = error instanceof ApiFailure && error.code === 'unauthenticated';

  useEffect(() => {
    if (over) void leave();
  }, [over, leave]);

  useEffect(() => {
    document.documentElement.dataset.theme =
      user === undefined || user.account_type === 'student' ? 'child' : 'adult';
  }, [user]);

  if (error !== null && user === undefined && !over)
    return <CannotStart failure={error} onRetry={() => void refetch()} onSignOut={() => void leave()} />;
  if (user === undefined) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route element={<Shell onSignOut={() => void leave()} />}>
          <Route path="/dashboard" element={<DashboardScreen />} />
          <Route path="/books" element={<BooksScreen />} />
          <Route path="/quiz" element={<QuizScreen />} />
          <Route path="/auth/callback" element={<Navigate to="/" replace />} />
          <Route path="*" element={<Navigate to="/dashboard" replace />} />
        </Route>
      </Routes>
    </Suspense>
  );
};

/** Everything behind the login. What was fetched for one person is forgotten when they leave. */
const SignedIn = ({ onSignedOut }: SignedInProps) => {
  const [queries] = useState(createQueryClient);
  const [leave] = useState(() => async () => {
    await signOut().catch(() => undefined);
    queries.clear();
    sessionStorage.clear();
    document.documentElement.dataset.theme = 'child';
    history.replaceState(null, '', '/login');
    onSignedOut();
  });
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Screens leave={leave} />
      </BrowserRouter>
    </QueryClientProvider>
  );
};

export default SignedIn;
