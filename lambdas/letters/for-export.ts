import { subscriptionOf } from './store';

/** The weekly letters that a grown-up has chosen, for a copy of the own data. */
export const lettersForExport = async (address: string) => {
  const chosen = await Promise.all(
    (['family', 'class'] as const).map((letter) => subscriptionOf(address, letter)),
  );
  return chosen.flatMap((one) =>
    one === undefined
      ? []
      : [{ letter: one.letter, is_on: one.is_on, time_zone: one.time_zone, last_sent: one.sent }],
  );
};
