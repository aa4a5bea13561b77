/** Where the browser keeps the quizzes of one person that have not arrived. */
export const unsentKey = (user: string) => `inkwren.unsent-quizzes ${user}`;

/** Whether there are any: what sends them is loaded only then. */
export const hasUnsentQuizzes = (user: string) => localStorage.getItem(unsentKey(user)) !== null;
