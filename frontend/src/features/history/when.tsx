/** The day of an event, with the year if it is not the current one. */
export const When = ({ time }: { time: string }) => {
  const date = new Date(time);
  const sameYear = date.getFullYear() === new Date().getFullYear();
  return (
    <time dateTime={time}>
      {date.toLocaleDateString('en-US', {
        day: 'numeric',
        month: 'long',
        ...(!sameYear && { year: 'numeric' }),
      })}
    </time>
  );
};
