/** The key of the query of submitted quizzes: invalidated by a new one. */
export const quizHistoryKey = ['quiz-history'];
