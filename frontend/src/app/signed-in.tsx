import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
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

const Screens = ({ leave }: { leave: () => void }) => {
  const { data: user, error, refetch } = useQuery(userQuery);

  useEffect(() => {
    document.documentElement.dataset.theme =
      user === undefined || user.role === 'student' ? 'child' : 'adult';
  }, [user]);

  if (error !== null && user === undefined)
    return <CannotStart failure={error} onRetry={() => void refetch()} onSignOut={leave} />;
  if (user === undefined) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route element={<Shell onSignOut={leave} />}>
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

/** Everything behind the login. What was fetched for one person goes with them. */
const SignedIn = ({ onSignedOut }: SignedInProps) => {
  // A session that ran out keeps the quiz one was in; signing out leaves nothing behind.
  const [leave] = useState(() => () => {
    void signOut()
      .catch(() => undefined)
      .then(() => {
        document.documentElement.dataset.theme = 'child';
        history.replaceState(null, '', '/login');
        onSignedOut();
      });
  });
  const [signOutForGood] = useState(() => () => {
    sessionStorage.clear();
    leave();
  });
  const [queries] = useState(() => createQueryClient(leave));
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Screens leave={signOutForGood} />
      </BrowserRouter>
    </QueryClientProvider>
  );
};

export default SignedIn;
