/** The text about something that rests, with the time at which it goes on, where that is known. What is paused shows no end. */
export const withEnd = (text: string, until: string | undefined, code?: string): string =>
  until === undefined || code === 'paused'
    ? text
    : `${text} It goes on at ${new Date(until).toLocaleTimeString([], { timeStyle: 'short' })}.`;
