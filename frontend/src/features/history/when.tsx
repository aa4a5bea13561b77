/** The day on which something happened; the year is said where it is another one. */
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
