/** `Mia’s`; `your child’s` once the records with the name are gone. */
export const childs = (name: string | null): string => (name === null ? 'your child’s' : `${name}’s`);

/** The day and the hour at which a deletion begins, in the reader's own time zone and calendar. */
export const dueWords = (due_at: string): string =>
  new Date(due_at).toLocaleString(undefined, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
