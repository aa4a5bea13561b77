const partOfDay = (hour: number) => {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
};

/** A greeting for the hour where the user is. */
export const greetingFor = (name: string): { readonly words: string; readonly isNight: boolean } => {
  const part = partOfDay(new Date().getHours());
  const isNight = part === 'night';
  return { words: `${isNight ? 'Hello' : `Good ${part}`}, ${name}!`, isNight };
};
