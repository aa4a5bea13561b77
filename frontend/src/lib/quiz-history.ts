/** The key of the quizzes handed in: a new one makes the list old. */
export const quizHistoryKey = ['quiz-history'];
