/** Every function of the stack: the file it starts from, below `lambdas/`. */
export const functionEntries = {
  user: 'users/handler.ts',
  books: 'books/handler.ts',
  quiz: 'quiz/handler.ts',
  bookWorker: 'books/worker.ts',
  realtime: 'realtime/handler.ts',
  realtimeAuthorizer: 'realtime/authorizer.ts',
} as const;

export type FunctionName = keyof typeof functionEntries;

/** Where each function's bundle lies. */
export type Bundles = Record<FunctionName, string>;
