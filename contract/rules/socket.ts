/** A browser asks so often whether its socket is alive: what is sent on a dead network gets no answer. */
export const pingMilliseconds = 2500;
