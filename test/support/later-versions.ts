import type { TermsVersion } from '../../contract/rules/terms';

const day = 86_400_000;

const on = (origin: number, days: number) => new Date(origin + days * day).toISOString().slice(0, 10);

/**
 * Versions that a stage adds with the setting `termsVersions`: one that asks nobody, and two that ask everybody. `origin` is the
 * first moment of the suite's clock: they come into force 10, 20 and 40 days later.
 */
export const laterVersions = (origin: number): TermsVersion[] => [
  {
    number: 'wording',
    date: on(origin, 10),
    changes: ['A comma was missing.', 'It is there now.', 'Nothing else is different.'],
    asks: [],
  },
  {
    number: 'second',
    date: on(origin, 20),
    changes: ['Wren can sing.', 'For this your words go to a second company.', 'It forgets them at once.'],
    asks: ['members', 'guardians'],
  },
  {
    number: 'third',
    date: on(origin, 40),
    changes: ['Wren can paint.', 'For this your wishes go to a third company.', 'You can say no to it.'],
    asks: ['members', 'guardians'],
  },
];
