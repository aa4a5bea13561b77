import type { Controls, Night } from '../../../../contract/controls/fields';
import { type ControlKind, controlKinds } from '../../../../contract/controls/kinds';
import { type DayKind, dayKinds } from '../../../../contract/rules/controls';
import type { Consents } from '../../../../contract/users/fields';

interface Facts {
  readonly title: string;
  readonly off: string;
  /** The consent that it needs. */
  readonly needs?: keyof Consents;
}

/** What a guardian can switch off, and what then happens. */
export const factsFor = (name: string): Readonly<Record<ControlKind, Facts>> => ({
  chat: {
    title: 'Written talks about books',
    off: 'Off: Wren does not answer what is written. Articles and comics go on.',
    needs: 'ai_text',
  },
  voice: {
    title: 'Spoken talks about books',
    off: 'Off: the microphone stays closed, and books are read aloud by the voice of the device.',
    needs: 'voice',
  },
  friends: {
    title: 'Friends',
    off: `Off: ${name} neither finds friends nor is found, and no shelf is shown.`,
  },
  boards: {
    title: 'Leaderboards',
    off: `Off: ${name} sees no board and is on none.`,
    needs: 'public_sharing',
  },
  comics: {
    title: 'Comics shown to others',
    off: `Off: only ${name} sees the own comics.`,
    needs: 'public_sharing',
  },
  store: { title: 'The store', off: 'Off: gems are kept, and nothing is bought.' },
  dictionary: { title: 'Looking up words', off: 'Off: words are not asked of the dictionary.' },
});

export const dayNames: Readonly<Record<DayKind, string>> = {
  school: 'On school days',
  weekend: 'On Saturdays and Sundays',
};

/** A night belongs to the day on which it ends. */
export const nightNames: Readonly<Record<DayKind, string>> = {
  school: 'Nights before a school day',
  weekend: 'Friday and Saturday night',
};

/** A minute of the day, as the reader writes the time. */
export const clockTime = (minute: number): string =>
  new Date(2000, 0, 1, 0, minute).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });

export const minutesWords = (minutes: number | null): string =>
  minutes === null ? 'no limit' : `${minutes} minutes`;

const nightWords = (night: Night | null): string =>
  night === null ? 'no quiet hours' : `quiet from ${clockTime(night.from)} to ${clockTime(night.to)}`;

const isSame = (a: Night | null, b: Night | null): boolean => a?.from === b?.from && a?.to === b?.to;

/** What a guardian has changed, each part in a few words. */
export const changesIn = (name: string, before: Controls, after: Controls): string[] => [
  ...controlKinds
    .filter((kind) => before.off.includes(kind) !== after.off.includes(kind))
    .map((kind) => `${factsFor(name)[kind].title}: ${after.off.includes(kind) ? 'off' : 'on'}`),
  ...dayKinds
    .filter((kind) => before.minutes[kind] !== after.minutes[kind])
    .map((kind) => `${dayNames[kind]}: ${minutesWords(after.minutes[kind])}`),
  ...dayKinds
    .filter((kind) => !isSame(before.quiet[kind], after.quiet[kind]))
    .map((kind) => `${nightNames[kind]}: ${nightWords(after.quiet[kind])}`),
  ...(before.quiz_first === after.quiz_first
    ? []
    : [after.quiz_first ? 'A quiz before a comic' : 'Comics without a quiz']),
];
