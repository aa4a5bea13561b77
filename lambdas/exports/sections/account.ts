import { isMadeUp } from '../../../contract/rules/made-up-address';
import { streakAt } from '../../../contract/rules/streak';
import { maskedAddress } from '../../accounts/mask';
import { ownName } from '../../accounts/names';
import { picturesForExport } from '../../children/for-export';
import { lettersForExport } from '../../letters/for-export';
import { agreementsForExport } from '../../onboarding/for-export';
import { now } from '../../platform/clock';
import { html, table } from '../html';
import { section } from './section';

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** A child without an address has a made-up one, which tells nothing. */
const addressOf = (email: string, forGuardian: boolean): string | null => {
  if (isMadeUp(email)) return null;
  return forGuardian ? maskedAddress(email) : email;
};

export const account = section({
  name: 'account',
  heading: 'Account and settings',
  read: async ({ person, forGuardian }) => ({
    ...person,
    username: ownName(person),
    email: addressOf(person.email, forGuardian),
    pictures_since: await picturesForExport(person.id),
    streak: streakAt(person, now()),
    longest_streak: person.reading_days.longest_streak,
    letters: person.account_type === 'student' ? [] : await lettersForExport(person.email),
  }),
  show: (of, { date, day }) =>
    table(
      ['What', 'Kept as'],
      [
        ['Username', of.username],
        ['E-mail address', of.email ?? 'none'],
        ...(of.pictures_since === null
          ? []
          : [['Signs in with pictures since', date(of.pictures_since)] as const]),
        ['Age', of.age],
        ['Region', of.region],
        ['School', of.school ?? 'none'],
        ['Points', of.points],
        ['Gems', of.gems],
        ['Reading days in a row', of.streak],
        ['Longest row of reading days', of.longest_streak],
        ['Last reading day', of.last_activity_date === null ? 'none' : day(of.last_activity_date)],
        ['Time zone', of.time_zone ?? 'New York'],
        ['Text size', of.preferences.text_size],
        ['Is found by friends', yesOrNo(of.discoverable)],
        ['Teachers may read the talks', yesOrNo(of.transcripts)],
        ['Account since', date(of.created_at)],
        ...of.letters.map(
          ({ letter, is_on, last_sent }) =>
            [
              letter === 'family' ? 'Letter on Sundays' : 'Letter on Mondays',
              `${is_on ? 'on' : 'off'}, the last for ${last_sent === null ? 'no day' : day(last_sent)}`,
            ] as const,
        ),
      ],
    ),
});

export const agreements = section({
  name: 'agreements',
  heading: 'Agreements',
  read: ({ person }) => agreementsForExport(person.id),
  show: (all, { date }) =>
    html`<p>The terms that were agreed to.</p>${table(
      ['Version', 'Agreed on'],
      all.map(({ version, agreed_at }) => [version, date(agreed_at)]),
    )}`,
});
