/** The text about something that rests, with the time at which it goes on, where that is known. */
export const withEnd = (text: string, until: string | undefined): string =>
  until === undefined
    ? text
    : `${text} It goes on at ${new Date(until).toLocaleTimeString([], { timeStyle: 'short' })}.`;
