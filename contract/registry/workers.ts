// Written by `npm run registries` from lib/subjects.

/** The functions that have a queue. A job is sent by the name of the function that works on it. */
export type Worker =
  | 'addressesWorker'
  | 'analyticsWorker'
  | 'articlesWorker'
  | 'booksWorker'
  | 'comicsWorker'
  | 'deletionWorker'
  | 'exportsWorker'
  | 'importsWorker'
  | 'leaderboardRepair'
  | 'lettersWorker'
  | 'mailWorker'
  | 'mailCrisisWorker'
  | 'quizWorker'
  | 'realtimeCloser'
  | 'settlementWorker'
  | 'usersCheckNames';
