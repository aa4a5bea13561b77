/** Every function of the stack: the file it starts from, below `lambdas/`. */
export const functionEntries = {
  user: 'users/handler.ts',
  onboarding: 'onboarding/handler.ts',
  invitations: 'invitations/handler.ts',
  preSignUp: 'invitations/pre-sign-up.ts',
  consent: 'consent/handler.ts',
  consentMails: 'consent/send-mails.ts',
  mailer: 'mail/worker.ts',
  books: 'books/handler.ts',
  quiz: 'quiz/handler.ts',
  leaderboard: 'leaderboard/handler.ts',
  dashboard: 'dashboard/handler.ts',
  recommendations: 'recommendations/handler.ts',
  feedback: 'feedback/handler.ts',
  rewards: 'rewards/handler.ts',
  boardKeeper: 'leaderboard/follow-awards.ts',
  boardRepair: 'leaderboard/repair.ts',
  settlementStart: 'settlement/start.ts',
  settlementWorker: 'settlement/worker.ts',
  bookWorker: 'books/worker.ts',
  realtime: 'realtime/handler.ts',
  socketCloser: 'realtime/closer.ts',
  realtimeAuthorizer: 'realtime/authorizer.ts',
} as const;

export type FunctionName = keyof typeof functionEntries;

/** Where each function's bundle lies. */
export type Bundles = Record<FunctionName, string>;
