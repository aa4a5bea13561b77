/** The storage key of a user's quizzes that have not arrived. */
export const unsentKey = (user: string) => `inkwren.unsent-quizzes ${user}`;

/** Whether there are unsent quizzes: the code that sends them is loaded only then. */
export const hasUnsentQuizzes = (user: string) => localStorage.getItem(unsentKey(user)) !== null;
